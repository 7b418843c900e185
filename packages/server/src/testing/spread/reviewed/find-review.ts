import type { Reviewed } from './reviewed.ts'
import { WAYS } from './ways.ts'

/** A statement without its key, as the check tells it, and the source that has it executed. */
export interface Finding {
  readonly at: string
  readonly what: string
}

interface Review {
  readonly at: string
  readonly what: string
  readonly fits: (finding: Finding) => boolean
}

export function reviewsOf(
  lists: readonly Reviewed[] = Object.values(WAYS).map(({ statements }) => statements),
): readonly Review[] {
  return lists.flatMap((list) =>
    Object.entries(list).flatMap(([at, whats]) => whats.map((what) => ({ at, what, fits: fitting(at, what) }))),
  )
}

function fitting(place: string, what: string): Review['fits'] {
  const parts = what.split('(*)').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pattern = new RegExp(`^${parts.join(String.raw`\([^()]*\)`)}$`)
  return (finding) =>
    (place.endsWith('/') ? finding.at.startsWith(place) : finding.at === place) &&
    (what === '*' || pattern.test(finding.what))
}

/** What is in no list, and what is in one and did not occur. */
export function compareWithReviews(findings: readonly Finding[], reviews = reviewsOf()) {
  return {
    unlisted: findings.filter((finding) => !reviews.some(({ fits }) => fits(finding))),
    gone: reviews
      .filter(({ fits }) => !findings.some((finding) => fits(finding)))
      .map(({ at, what }) => ({ at, what })),
  }
}
