import { fail, ok, type Result } from '@diandu/core/kernel'
import type { ReviewerSays } from '@diandu/core/selling'
import { reviewListing } from '../../../selling/index.ts'
import { done, notDone, type OpsAnswer, type OpsDeps } from '../../ops-deps.ts'
import { required } from '../../parameters.ts'

const MAX_LENGTH = 300

export const noListingText = (id: string): string => `There is no listing "${id}". "listings list" shows their ids.`

/** What was read: a listing that its seller has changed since then is read again first. */
export const revision = required('N', 'the revision that you read, as the list shows it', (text) =>
  /^\d{1,9}$/.test(text.trim()) ? ok(Number(text)) : fail('--revision is a number, as "listings list" shows it.'),
)

/** What the seller will read. */
export const readWords =
  (option: string) =>
  (text: string): Result<string, string> => {
    const words = text.trim()
    return Array.from(words).length > MAX_LENGTH ? fail(`--${option} has ${MAX_LENGTH} characters at most.`) : ok(words)
  }

/** A reviewer's word, and what came of it. */
export async function reviewListingBy(
  review: { readonly id: string; readonly revision: number; readonly by: string; readonly says: ReviewerSays },
  { db, clock }: OpsDeps,
  said: string,
): Promise<OpsAnswer> {
  const reviewed = await reviewListing(db, { ...review, at: clock.now() })
  if (reviewed.ok) return done(said)
  const { failure } = reviewed
  if (failure.kind !== 'refused') return notDone(failure.kind)
  if (failure.reason === 'not-found') return notDone(noListingText(review.id))
  return notDone(
    failure.field === 'revision'
      ? 'Its seller has changed it since then. Read it again: "listings show".'
      : 'It does not wait for a review, or is part of an order.',
  )
}
