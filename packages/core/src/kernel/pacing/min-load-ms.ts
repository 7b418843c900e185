/** So long nothing is shown of a page's data that is awaited, and so long a skeleton stays that was shown (spec §4). */
export const MIN_LOAD_MS = 200
