import type { ShopCard, ShopId } from '../../catalog/index.ts'
import type { Brand } from '../../kernel/index.ts'

export type ApplicationId = Brand<'ApplicationId'>

export const APPLICATION_STATES = ['waiting', 'accepted', 'refused'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** A seller asks to take part in one run with one shop. */
export interface CampaignApplication {
  readonly id: ApplicationId
  readonly shopId: ShopId
  /** As it was when the seller applied. */
  readonly shopTitle: string
  /** The offer to buyers while the campaign lasts, in the seller's words. */
  readonly pitch: string
  readonly state: ApplicationState
  /** Of a refusal. */
  readonly why: string | null
  readonly appliedAt: number
  readonly decidedAt: number | null
}

/** The applications that a campaign's page shows. */
export interface ApplicationDesk {
  /** Whether the campaign is open and lets sellers apply. */
  readonly isOpen: boolean
  /** The person's own in this run; null without one, and for a visitor. */
  readonly own: CampaignApplication | null
  /** Shops on sale that were let in, the first one first. */
  readonly admitted: readonly ShopCard[]
}

export const MAX_ADMITTED = 20
export const PITCH_LENGTH = { min: 5, max: 100 } as const
export const MAX_REFUSAL_REASON = 200
