import type { ListingStatus, Name, ShopCard, ShopId } from '../catalog/index.ts'
import type { MarketCondition } from './market-conditions.ts'
import type { ReportReason } from '../reports/index.ts'
import type { SaleContact } from './offering.ts'
import type { SellField, SellForm } from './sell-form.ts'

/** The seller's view of a sale: the listing's status, split where the seller has something else to do. */
export const SALE_STAGES = {
  'under-review': { zh: '审核中', en: 'Under review' },
  'more-wanted': { zh: '待补充', en: 'More information needed' },
  'on-sale': { zh: '在售', en: 'For sale' },
  paused: { zh: '已暂停', en: 'Paused' },
  'deposit-taken': { zh: '已收定金', en: 'Deposit taken' },
  'handing-over': { zh: '交接中', en: 'Handover in progress' },
  sold: { zh: '已售出', en: 'Sold' },
  withdrawn: { zh: '已下架', en: 'Withdrawn' },
  refused: { zh: '未通过', en: 'Not approved' },
} as const satisfies Record<string, Name>

export type SaleStage = keyof typeof SALE_STAGES

/** Tabs of a seller's shops. */
export const SALE_GROUPS = {
  selling: ['on-sale', 'paused'],
  review: ['under-review', 'more-wanted', 'refused'],
  dealing: ['deposit-taken', 'handing-over'],
  ended: ['sold', 'withdrawn'],
} as const satisfies Record<string, readonly SaleStage[]>

export type SaleGroup = keyof typeof SALE_GROUPS
export const isSaleGroup = (text: string): text is SaleGroup => Object.hasOwn(SALE_GROUPS, text)

/** Actions of a seller that need no further input. */
export const SALE_ACTS = ['pause', 'resume', 'withdraw', 'resubmit'] as const
export type SaleAct = (typeof SALE_ACTS)[number]

export const SALE_EVENTS = {
  submitted: { zh: '提交审核', en: 'Submitted' },
  changed: { zh: '修改后重新提交', en: 'Edited and resubmitted' },
  'price-changed': { zh: '修改价格', en: 'Price changed' },
  paused: { zh: '暂停展示', en: 'Paused' },
  resumed: { zh: '恢复展示', en: 'Resumed' },
  withdrawn: { zh: '下架', en: 'Withdrawn' },
  accepted: { zh: '审核通过，开始展示', en: 'Approved and listed' },
  'more-wanted': { zh: '需要补充', en: 'More information requested' },
  refused: { zh: '审核未通过', en: 'Not approved' },
  removed: { zh: '举报属实，已下架', en: 'Taken off the market after an upheld report' },
  recalled: { zh: '另一家店铺被举报属实，退回审核', en: 'Sent back to review after a report on another shop' },
  suspended: { zh: '账号被暂停，停止展示', en: 'Not shown: the account was suspended' },
  restored: { zh: '账号恢复，继续展示', en: 'Shown again: the account was restored' },
  inspected: { zh: '验店员查看了部分信息，等另一名审核员复核', en: 'Figures inspected, waiting for a second reviewer' },
  'inspection-confirmed': { zh: '另一名审核员复核了验店凭证', en: 'Inspection confirmed by a second reviewer' },
} as const satisfies Record<string, Name>

export type SaleEvent = keyof typeof SALE_EVENTS

/** A reviewer's request for more, by field. */
export interface WantedMore {
  readonly field: SellField
  readonly words: string
}

/** Stored besides the content of the listing. */
export interface SaleRecord {
  /** Grows with every change; a change names the revision it began with. */
  readonly revision: number
  readonly isPaused: boolean
  readonly wanted: WantedMore | null
  readonly refusedFor: string | null
  readonly contact: SaleContact | null
  /** Fields in which contact data was detected. */
  readonly marked: readonly SellField[]
  /** The price last shown on the market; null where it was never shown, or not since this field exists. */
  readonly publicPriceFen: number | null
  /** Since a report of it was upheld, until a reviewer accepts it again: why it is off the market. */
  readonly removed: Removal | null
}

export interface Removal {
  readonly reason: ReportReason
  readonly at: number
}

/** The record of a listing without any step since it was put on the market. */
export const NEW_SALE: SaleRecord = {
  revision: 0,
  isPaused: false,
  wanted: null,
  refusedFor: null,
  contact: null,
  marked: [],
  publicPriceFen: null,
  removed: null,
}

export const saleStage = (status: ListingStatus, { wanted, isPaused }: SaleRecord): SaleStage =>
  status === 'under-review' && wanted !== null ? 'more-wanted' : status === 'withdrawn' && isPaused ? 'paused' : status

export interface SaleStep {
  readonly at: number
  readonly event: SaleEvent
  /** The reason, or what changed; empty where the event is enough. */
  readonly words: string
}

/** Numbers of viewers, favourites, offers and orders. */
export interface SaleCounts {
  readonly views: number
  readonly favourites: number
  readonly offers: number
  readonly orders: number
}

export interface SaleDay extends SaleCounts {
  /** YYYY-MM-DD, of a day in China. */
  readonly day: string
}

/** Days in the chart of a listing, today included. */
export const SALE_DAYS = 14

/** A person's own shop as their list shows it. */
export interface OwnListing {
  readonly id: ShopId
  readonly card: ShopCard
  readonly stage: SaleStage
  readonly revision: number
  /** There is an open order, even an unpaid one: nothing can be changed. */
  readonly hasOrder: boolean
  readonly wanted: WantedMore | null
  readonly refusedFor: string | null
  /** The conditions that it does not meet yet. */
  readonly unmet: readonly MarketCondition[]
  readonly counts: SaleCounts
}

export interface OwnListingDetail extends OwnListing {
  /** The current content, as a form to be changed. */
  readonly form: SellForm
  readonly marked: readonly SellField[]
  /** The last of `SALE_DAYS` is today. */
  readonly days: readonly SaleDay[]
  /** The last step first. */
  readonly history: readonly SaleStep[]
}
