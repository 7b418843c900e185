/** Begins the key of the entry that a document was opened with (see `nameEntry` in `scroll-places.ts`). */
export const FIRST_ENTRY = 'first-'

/** Whether nothing of this visit lies before: where no history is (a server, a test), the router says `default`. */
export const isFirstEntry = (key: string): boolean => key === 'default' || key.startsWith(FIRST_ENTRY)
