/** The parameter that goes on with a list; none for its first page. */
export const after = (cursor: string | null): { readonly cursor?: string } => (cursor === null ? {} : { cursor })
