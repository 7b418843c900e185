import { DAY_MS, type Brand, type Name } from '../kernel/index.ts'
import type { RequestCriteria } from './request-criteria.ts'

export type RequestId = Brand<'RequestId'>

export const REQUEST_STATES = {
  'under-review': { zh: '审核中', en: 'Under review' },
  open: { zh: '求购中', en: 'Open' },
  closed: { zh: '已关闭', en: 'Closed' },
  expired: { zh: '已到期', en: 'Expired' },
  refused: { zh: '未通过', en: 'Not approved' },
} as const satisfies Record<string, Name>

export type RequestState = keyof typeof REQUEST_STATES

/** For how many days a request may stand. */
export const REQUEST_DAYS = [7, 15, 30, 60] as const
export type RequestDays = (typeof REQUEST_DAYS)[number]

export const isRequestDays = (days: number): days is RequestDays => (REQUEST_DAYS as readonly number[]).includes(days)

export const MAX_REQUEST_LENGTH = 200
/** Of one person at the same time. */
export const MAX_OPEN_REQUESTS = 5
/** Of one person, within a day, whatever became of them. */
export const MAX_REQUESTS_A_DAY = 8

export interface BuyerRequest<U extends string = string> {
  readonly id: RequestId
  readonly buyerId: U
  readonly criteria: RequestCriteria
  /** Free words of the buyer; may be empty. */
  readonly content: string
  readonly publishedAt: number
  readonly until: number
  readonly state: RequestState
  /** Why a reviewer refused it. */
  readonly refusedFor: string | null
}

/** The state of a request now, whether or not a sweep has run. */
export function requestStateAt({ state, until }: Pick<BuyerRequest, 'state' | 'until'>, now: number): RequestState {
  return isPending(state) && now > until ? 'expired' : state
}

/** Whether anything is still to come of it. */
export const isPending = (state: RequestState): boolean => state === 'open' || state === 'under-review'

export const untilAfter = (days: number, now: number): number => now + days * DAY_MS
