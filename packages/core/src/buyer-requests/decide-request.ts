import { cleanTextarea, hasContactData, hasLink } from '../input/index.ts'
import { fail, ok, refused, type Failure, type Result } from '../kernel/index.ts'
import {
  isPending,
  isRequestDays,
  MAX_OPEN_REQUESTS,
  MAX_REQUEST_LENGTH,
  MAX_REQUESTS_A_DAY,
  requestStateAt,
  untilAfter,
  type BuyerRequest,
  type RequestId,
} from './buyer-request.ts'
import type { RequestCriteria } from './request-criteria.ts'
import { askedFor } from './match-request.ts'

/** The form of a request. */
export interface RequestDraft {
  readonly criteria: RequestCriteria
  readonly days: number
  readonly content: string
}

export type RequestFault = 'nothing-asked' | 'price-order' | 'too-long' | 'days'

/** The first fault that keeps a draft from being published. */
export function requestFault({ criteria, days, content }: RequestDraft): RequestFault | undefined {
  const { minPriceFen = 0, maxPriceFen = Infinity } = criteria
  // A region or a mark alone fits half the market: such a list helps no buyer.
  if (!askedFor(criteria).some((asked) => asked !== 'province' && asked !== 'trademark')) return 'nothing-asked'
  if (minPriceFen > maxPriceFen) return 'price-order'
  if (!isRequestDays(days)) return 'days'
  return Array.from(plain(content)).length > MAX_REQUEST_LENGTH ? 'too-long' : undefined
}

/** Whether a reviewer reads a text before others do: it may lead them out of the market. */
export const needsReview = (content: string): boolean => hasContactData(content) || hasLink(content)

export interface PublicationFacts<U extends string> {
  readonly id: RequestId
  readonly buyerId: U
  /** How many of the buyer's requests are still to end. */
  readonly openCount: number
  /** How many the buyer has published within the last day. */
  readonly countWithinDay: number
  readonly at: number
}

/** The request as it is kept, or why it is not taken. */
export function decidePublication<U extends string>(
  { id, buyerId, openCount, countWithinDay, at }: PublicationFacts<U>,
  draft: RequestDraft,
): Result<BuyerRequest<U>> {
  const fault = requestFault(draft)
  if (fault !== undefined) return fail(faultRefusal(fault))
  if (openCount >= MAX_OPEN_REQUESTS)
    return fail(refused('too-many', `最多同时发布 ${MAX_OPEN_REQUESTS} 条求购，请先关闭一条`))
  if (countWithinDay >= MAX_REQUESTS_A_DAY)
    return fail(refused('too-many', `一天最多发布 ${MAX_REQUESTS_A_DAY} 条求购，请明天再来`))
  const content = plain(draft.content)
  return ok({
    id,
    buyerId,
    criteria: draft.criteria,
    content,
    publishedAt: at,
    until: untilAfter(draft.days, at),
    state: needsReview(content) ? 'under-review' : 'open',
    refusedFor: null,
  })
}

interface OwnRequestFacts<U extends string> {
  readonly userId: string
  /** Undefined where there is no such request. */
  readonly request: BuyerRequest<U> | undefined
  readonly at: number
}

/** Its buyer needs it no more. */
export function decideClosing<U extends string>(facts: OwnRequestFacts<U>): Result<BuyerRequest<U>> {
  const own = ownPending(facts)
  return own.ok ? ok({ ...own.value, state: 'closed' }) : own
}

/** Its buyer gives it more time, counted from now; never less than it has. */
export function decideExtension<U extends string>(facts: OwnRequestFacts<U>, days: number): Result<BuyerRequest<U>> {
  const own = ownPending(facts)
  if (!own.ok) return own
  if (!isRequestDays(days)) return fail(faultRefusal('days'))
  return ok({ ...own.value, until: Math.max(own.value.until, untilAfter(days, facts.at)) })
}

/** A reviewer's word about a request that waits for it. */
export function decideReview<U extends string>(
  { request, at }: Pick<OwnRequestFacts<U>, 'request' | 'at'>,
  refusedFor: string | null,
): Result<BuyerRequest<U>> {
  if (request === undefined) return fail(notFound())
  if (requestStateAt(request, at) !== 'under-review') return fail(closed())
  return ok({ ...request, state: refusedFor === null ? 'open' : 'refused', refusedFor })
}

function ownPending<U extends string>({ userId, request, at }: OwnRequestFacts<U>): Result<BuyerRequest<U>> {
  if (request === undefined || request.buyerId !== userId) return fail(notFound())
  return isPending(requestStateAt(request, at)) ? ok(request) : fail(closed())
}

/** In one paragraph, and without what could be taken for markup. */
const plain = (raw: string): string =>
  cleanTextarea(raw)
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()

export const notFound = (): Failure => refused('not-found', '没有找到这条求购', 'requestId')
export const closed = (): Failure => refused('request-closed', '这条求购已经结束', 'requestId')

function faultRefusal(fault: RequestFault): Failure {
  switch (fault) {
    case 'nothing-asked':
      return refused('parameter-missing', '请至少选择平台、店铺类型、类目或价格中的一项', 'platform')
    case 'price-order':
      return refused('bad-parameter', '最高价不能低于最低价', 'maxPriceFen')
    case 'too-long':
      return refused('bad-parameter', `补充说明请写在 ${MAX_REQUEST_LENGTH} 个字以内`, 'content')
    case 'days':
      return refused('bad-parameter', '请选择求购的天数', 'days')
  }
}
