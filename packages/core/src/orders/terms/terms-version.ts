/**
 * Every wording of the purchase agreement there ever was, the oldest first. A developer who changes a sentence or a
 * figure adds one here, and leaves the older texts as they are: orders that were placed under them are carried out by
 * them.
 */
export const TERMS_VERSIONS = ['2026-11', '2026-11-22', '2026-11-23', '2026-11-26'] as const
export type TermsVersion = (typeof TERMS_VERSIONS)[number]

/** The version of new orders; an order keeps the version under which it was placed. */
export const TERMS_VERSION = '2026-11-26' satisfies TermsVersion

/** False for a version that is newer than this program. */
export const isTermsVersion = (version: string): version is TermsVersion =>
  TERMS_VERSIONS.some((known) => known === version)

/** Versions before the viewing: their orders have none, and their sellers sign first. */
export const VERSIONS_WITHOUT_VIEWING = ['2026-11', '2026-11-22'] as const satisfies readonly TermsVersion[]

/**
 * Whether the shop of an order is viewed, and its contract signed by either party, while its balance is still owed. An
 * unknown version is newer than the viewing.
 */
export const hasViewing = (version: string): boolean => !VERSIONS_WITHOUT_VIEWING.some((older) => older === version)
