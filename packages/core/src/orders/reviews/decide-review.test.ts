import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../../../testing/an-order-record.ts'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { ORDER_ROLES, type OrderRole } from '../order.ts'
import { decideReview, decideReviewReply, type ReviewFacts } from './decide-review.ts'
import { isReviewShown, REVIEW_WITHIN_DAYS, reviewByOf, reviewsFor, reviewSummary, type ReviewPair } from './review.ts'

const DONE_AT = 1_800_000_000_000
const NONE: ReviewPair = { buyer: undefined, seller: undefined }
const DRAFT = { ratings: { truth: 5, communication: 4, speed: 3 }, words: '交接顺利' }
const [someOrder] = fc.sample(anOrder(), { numRuns: 1, seed: 7 })
if (someOrder === undefined) throw new Error('There is no order to review.')
const order = {
  ...recordOf(someOrder),
  status: 'completed' as const,
  history: [{ status: 'completed' as const, at: DONE_AT }],
}
const idOf = (role: OrderRole) => (role === 'buyer' ? order.buyerId : order.sellerId)
const facts = (role: OrderRole, pair: ReviewPair, at = DONE_AT): ReviewFacts => ({
  userId: idOf(role),
  order,
  pair,
  at,
})

const aStep = fc.record({
  role: fc.constantFrom(...ORDER_ROLES),
  days: fc.integer({ min: 0, max: 6 }),
  act: fc.constantFrom('write', 'reply'),
})

describe('Reviews of a finished deal', () => {
  it('whatever both sides do, neither reads the other before both have written or the days are over (REV-2, REV-3)', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 12 }), (steps) => {
        let [pair, at] = [NONE, DONE_AT]
        const end = DONE_AT + REVIEW_WITHIN_DAYS * DAY_MS
        for (const { role, days, act } of steps) {
          at += days * DAY_MS
          const before = pair
          const decided =
            act === 'write'
              ? decideReview(facts(role, pair, at), DRAFT)
              : decideReviewReply(facts(role, pair, at), '谢谢')
          if (decided.ok) pair = decided.value.pair
          for (const one of ORDER_ROLES) {
            const both = pair.buyer !== undefined && pair.seller !== undefined
            if (reviewsFor(one, order, pair, at).other !== null) expect(both || at > end).toBe(true)
            const [was, is] = [before[one], pair[one]]
            // A review that others could read does not change.
            if (was !== undefined && isReviewShown(was, at)) expect(is).toMatchObject({ ratings: was.ratings })
          }
          if (act === 'write' && at > end) expect(decided.ok).toBe(false)
        }
      }),
    )
  })

  it('a deal that is not completed has none, and to a stranger there is no deal (REV-1)', () => {
    const open = { ...order, status: 'handing-over' as const }
    expect(reviewByOf(open)).toBeNull()
    expect(decideReview({ ...facts('buyer', NONE), order: open }, DRAFT)).toMatchObject({
      failure: { reason: 'order-moved-on' },
    })
    expect(decideReview({ ...facts('buyer', NONE), userId: 'a-stranger' }, DRAFT)).toMatchObject({
      failure: { reason: 'not-found' },
    })
  })

  it('a part that is not rated, too many words and contact data are named, and nothing is kept (REV-1, REV-5)', () => {
    const fieldOf = (draft: typeof DRAFT) => decideReview(facts('buyer', NONE), draft)
    for (const speed of [0, 6, 2.5, Number.NaN])
      expect(fieldOf({ ...DRAFT, ratings: { ...DRAFT.ratings, speed } })).toMatchObject({
        failure: { field: 'ratings' },
      })
    for (const words of ['字'.repeat(501), '加我微信 lin_2026', '看 www.example.com'])
      expect(fieldOf({ ...DRAFT, words })).toMatchObject({ failure: { field: 'words' } })
    expect(fieldOf({ ...DRAFT, words: ' <很好> ' })).toMatchObject({
      ok: true,
      value: { pair: { buyer: { words: '很好' } } },
    })
  })

  it('the mean of each part is told in hundredths, and of none there is none (REV-6)', () => {
    expect(reviewSummary(3, { truth: 14, communication: 15, speed: 10 })).toEqual({
      count: 3,
      means: { truth: 467, communication: 500, speed: 333 },
    })
    expect(reviewSummary(0, { truth: 0, communication: 0, speed: 0 }).means).toBeNull()
  })
})
