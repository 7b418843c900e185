import type { NewMessage } from '../../inbox/index.ts'
import { cleanTextarea, hasContactData, hasLink } from '../../input/index.ts'
import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import { noOrder, orderRefusal } from '../decisions/order-refusal.ts'
import { maySee, type OrderRecord } from '../order-record.ts'
import type { OrderRole } from '../order.ts'
import {
  isReviewShown,
  MAX_REPLY_WORDS,
  MAX_REVIEW_WORDS,
  reviewByOf,
  validateReview,
  type ReviewDraft,
  type ReviewFault,
  type ReviewPair,
  type ReviewRecord,
} from './review.ts'

/** The server reads these under the lock of the order. */
export interface ReviewFacts {
  readonly userId: string
  /** Undefined where there is no such order. */
  readonly order: OrderRecord | undefined
  readonly pair: ReviewPair
  readonly at: number
}

export interface DecidedReview {
  readonly role: OrderRole
  readonly order: OrderRecord
  /** Both reviews of the deal, as stored. */
  readonly pair: ReviewPair
  readonly messages: readonly NewMessage[]
}

/** One side reviews the other. The second review makes both visible; until then its author may edit it. */
export function decideReview(facts: ReviewFacts, draft: ReviewDraft): Result<DecidedReview> {
  const found = reviewable(facts)
  if (!found.ok) return found
  const { order, role, own, other, reviewBy } = found.value
  const { at } = facts
  if (at > reviewBy) return fail(orderRefusal('too-late'))
  if (own !== undefined && (own.takenDownFor !== null || isReviewShown(own, at)))
    return fail(refused('order-moved-on', '评价已公开或已被撤下，不能再改', 'orderId'))
  const valid = validateReview(draft)
  if (!valid.ok) return fail(reviewRefusal(valid.failure))
  const shownFrom = other === undefined ? reviewBy + 1 : Math.min(at, other.shownFrom)
  const written: ReviewRecord = {
    ...valid.value,
    author: role,
    writtenAt: own?.writtenAt ?? at,
    reply: null,
    shownFrom,
    takenDownFor: null,
  }
  return ok({
    role,
    order,
    pair: pairOf(role, written, other && { ...other, shownFrom }),
    messages: [
      other === undefined
        ? waiting(order, otherRole(role), reviewBy, at)
        : messageTo(order, otherRole(role), 'order.reviewed', at),
    ],
  })
}

/** The side that was reviewed replies, once. The same reply sent again gives the existing one. */
export function decideReviewReply(facts: ReviewFacts, typed: string): Result<DecidedReview> {
  const found = reviewable(facts)
  if (!found.ok) return found
  const { order, role, own, other } = found.value
  const { at } = facts
  if (other === undefined || !isReviewShown(other, at))
    return fail(refused('order-moved-on', '对方的评价公开后才能回复', 'orderId'))
  const words = cleanTextarea(typed)
  if (other.reply !== null)
    return other.reply.words === words
      ? ok({ role, order, pair: facts.pair, messages: [] })
      : fail(refused('order-moved-on', '已经回复过这条评价', 'orderId'))
  if (words === '') return fail(refused('bad-parameter', '请写下回复', 'words'))
  if ([...words].length > MAX_REPLY_WORDS)
    return fail(refused('bad-parameter', `回复最多 ${MAX_REPLY_WORDS} 个字`, 'words'))
  if (hasContactData(words) || hasLink(words)) return fail(noContacts())
  return ok({
    role,
    order,
    pair: pairOf(role, own, { ...other, reply: { words, at } }),
    messages: [messageTo(order, otherRole(role), 'order.review-replied', at)],
  })
}

interface Reviewable {
  readonly order: OrderRecord
  readonly role: OrderRole
  readonly own: ReviewRecord | undefined
  readonly other: ReviewRecord | undefined
  readonly reviewBy: number
}

function reviewable({ userId, order, pair }: ReviewFacts): Result<Reviewable> {
  if (order === undefined || !maySee(order, userId)) return fail(noOrder())
  const role = order.sellerId === userId ? 'seller' : 'buyer'
  const reviewBy = reviewByOf(order)
  if (reviewBy === null) return fail(refused('order-moved-on', '交易完成后才能评价', 'orderId'))
  return ok({ order, role, own: pair[role], other: pair[otherRole(role)], reviewBy })
}

const otherRole = (role: OrderRole): OrderRole => (role === 'buyer' ? 'seller' : 'buyer')

const pairOf = (role: OrderRole, own: ReviewRecord | undefined, other: ReviewRecord | undefined): ReviewPair =>
  role === 'buyer' ? { buyer: own, seller: other } : { buyer: other, seller: own }

const messageTo = (
  order: OrderRecord,
  to: OrderRole,
  event: 'order.reviewed' | 'order.review-replied',
  at: number,
): NewMessage => ({
  ...addressed(order, to, event),
  at,
  event,
  figures: namesOf(order),
})

/** Notifies the other side that its review is awaited, and until when. */
const waiting = (order: OrderRecord, to: OrderRole, by: number, at: number): NewMessage => ({
  ...addressed(order, to, 'order.review-waits'),
  at,
  event: 'order.review-waits',
  figures: { ...namesOf(order), by },
})

const namesOf = ({ shop, number }: OrderRecord) => ({ shop: shop.title, number })

const addressed = ({ id, buyerId, sellerId }: OrderRecord, to: OrderRole, event: string) => ({
  userId: to === 'buyer' ? buyerId : sellerId,
  key: `${event}:${id}`,
  subject: id,
})

const noContacts = (): Failure => refused('bad-parameter', '请不要留联系方式或网址', 'words')

function reviewRefusal({ field, fault }: ReviewFault): Failure {
  if (field === 'ratings') return refused('bad-parameter', '三项都请打分', field)
  return fault === 'contact' ? noContacts() : refused('bad-parameter', `评价最多 ${MAX_REVIEW_WORDS} 个字`, field)
}
