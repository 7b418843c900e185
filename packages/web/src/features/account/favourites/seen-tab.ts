/** Whether the address asks for the shops that were viewed. */
export const isSeenTab = (search: URLSearchParams): boolean => search.get('tab') === 'seen'
