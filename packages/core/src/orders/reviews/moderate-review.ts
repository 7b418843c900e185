import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { ReviewRecord } from './review.ts'

/** Takes a review from every page with a reason that its author reads, or (null) shows it again as it was. */
export function decideModeration(review: ReviewRecord | undefined, why: string | null): Result<ReviewRecord> {
  if (review === undefined) return fail(refused('not-found', '没有找到这条评价', 'id'))
  if ((review.takenDownFor === null) === (why === null))
    return fail(refused('order-moved-on', why === null ? '这条评价没有被撤下' : '这条评价已经撤下'))
  const takenDownFor = why === null ? null : why.trim()
  return takenDownFor === '' ? fail(refused('bad-parameter', '请写明原因', 'why')) : ok({ ...review, takenDownFor })
}
