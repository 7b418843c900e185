/** Whether the address asks for the shops that were looked at. */
export const isSeenTab = (search: URLSearchParams): boolean => search.get('tab') === 'seen'
