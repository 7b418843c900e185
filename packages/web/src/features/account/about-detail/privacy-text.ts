/** Whether the address asks for what is kept of a person. */
export const isPrivacy = (search: URLSearchParams): boolean => search.get('text') === 'privacy'
