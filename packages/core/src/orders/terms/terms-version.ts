/**
 * Every wording of the purchase agreement there ever was, the oldest first. A developer who changes a sentence or a
 * figure adds one here, and leaves the older texts as they are: orders that were placed under them are carried out by
 * them.
 */
export const TERMS_VERSIONS = ['2026-11', '2026-11-22'] as const
export type TermsVersion = (typeof TERMS_VERSIONS)[number]

/** What is agreed to today; an order keeps the version that it was placed under. */
export const TERMS_VERSION = '2026-11-22' satisfies TermsVersion

/** False for a version that is newer than this program. */
export const isTermsVersion = (version: string): version is TermsVersion =>
  TERMS_VERSIONS.some((known) => known === version)
