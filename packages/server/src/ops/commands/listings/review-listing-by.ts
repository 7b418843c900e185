import { fail, ok, type Result } from '@diandu/core/kernel'
import { reviewListing, type ListingReview } from '../../../selling/index.ts'
import { done, notDone, type OpsAnswer, type OpsDeps } from '../../ops-deps.ts'
import { required } from '../../parameters.ts'

const MAX_LENGTH = 300

export const noListingText = (id: string): string => `There is no listing "${id}". "listings list" shows their ids.`

/** The revision that the reviewer read: a listing that was changed since is read again first. */
export const revision = required('N', 'the revision that you read, as the list shows it', (text) =>
  /^\d{1,9}$/.test(text.trim()) ? ok(Number(text)) : fail('--revision is a number, as "listings list" shows it.'),
)

/** Shown to the seller. */
export const readWords =
  (option: string) =>
  (text: string): Result<string, string> => {
    const words = text.trim()
    return Array.from(words).length > MAX_LENGTH ? fail(`--${option} has ${MAX_LENGTH} characters at most.`) : ok(words)
  }

/** A reviewer's word, and what came of it. */
export async function reviewListingBy(
  review: Omit<ListingReview, 'at'>,
  { db, clock }: OpsDeps,
  reason: string,
): Promise<OpsAnswer> {
  return answerOfReview(review.id, await reviewListing(db, { ...review, at: clock.now() }), reason)
}

const REFUSALS: Readonly<Record<string, string>> = {
  revision: 'Its seller has changed it since then. Read it again: "listings show".',
  verification: 'It cannot be accepted: its seller is not verified, see "papers list".',
  photos: 'It cannot be accepted: it has no photos. Ask for them: "listings request ID --field photos".',
  payouts: 'It cannot be accepted: a report of a shop of its seller was upheld, see "holds list".',
  by: 'Say your name. Another reviewer than the one who inspected confirms, and a name that is only written otherwise is none.',
  figure: 'This figure is confirmed already.',
  figures: 'One of these figures has no evidence that waits to be confirmed. "listings show" has what waits.',
  file: 'This file is stored for this listing already. A file shows one figure.',
}

export function answerOfReview(id: string, reviewed: Result<unknown>, reason: string): OpsAnswer {
  if (reviewed.ok) return done(reason)
  const { failure } = reviewed
  if (failure.kind !== 'refused') return notDone(failure.kind)
  if (failure.reason === 'not-found') return notDone(noListingText(id))
  return notDone(REFUSALS[failure.field ?? ''] ?? 'It does not wait for a review, or is part of an order.')
}
