import type { PlatformId } from '../catalog/index.ts'
import type { Brand, Name } from '../kernel/index.ts'
import type { Entity, TrademarkStanding } from './entry-rule.ts'
import type { Service } from './service.ts'

export type ServiceRequestId = Brand<'ServiceRequestId'>

export const SERVICE_REQUEST_STATES = {
  submitted: { zh: '已提交', en: 'Submitted' },
  taken: { zh: '处理中', en: 'In progress' },
  answered: { zh: '已答复', en: 'Answered' },
  closed: { zh: '已结束', en: 'Closed' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
} as const satisfies Readonly<Record<string, Name>>
export type ServiceRequestState = keyof typeof SERVICE_REQUEST_STATES

/** One line of a request's timeline, labelled by the state that it led to. */
export interface ServiceRequestStep {
  readonly state: ServiceRequestState
  readonly at: number
  /** The operator's note; may be empty. */
  readonly note: string
  /** The operator's price. */
  readonly priceFen: number | null
}

/** The answers to the onboarding check before the request was written. */
export interface EntryWish {
  readonly platform: PlatformId
  readonly entity: Entity
  readonly trademark: TrademarkStanding
}

/** As filled in. */
export interface ServiceDraft {
  readonly service: Service
  /** Of the service's offer; null where the operator is to advise. */
  readonly packageId: string | null
  /** The name for addressing the person. */
  readonly name: string
  readonly details: string
  readonly entry: EntryWish | null
  /** The shell of the visit (spec §6). */
  readonly os: string | null
}

/** A mobile that its owner proves by a code; for visitors, and for users who have none on record. */
export interface ProvenMobile {
  readonly mobile: string
  readonly code: string
}

/** Enough to find a request again, without anything that others may not read. */
export interface ServiceReceipt {
  readonly id: ServiceRequestId
  readonly number: string
  readonly service: Service
  /** Masked. */
  readonly mobile: string
  readonly submittedAt: number
}

export interface ServiceRequestCard extends ServiceReceipt {
  readonly packageId: string | null
  readonly state: ServiceRequestState
  readonly changedAt: number
}

export interface ServiceRequest extends ServiceRequestCard, Pick<ServiceDraft, 'name' | 'details' | 'entry'> {
  /** The oldest first. */
  readonly steps: readonly ServiceRequestStep[]
}

export const isOpenRequest = (state: ServiceRequestState): boolean =>
  state === 'submitted' || state === 'taken' || state === 'answered'

/** Letters and digits that are not taken for each other on the phone. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** For a person to read out to the operator: the day, and five characters of a random token. Total. */
export function requestNumber(day: string, token: string): string {
  const signs = [0, 1, 2, 3, 4].map((place) => SIGNS[(token.charCodeAt(place) || 0) % SIGNS.length])
  return `FW${day.replaceAll('-', '')}${signs.join('')}`
}
