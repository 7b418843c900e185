import { DAY_MS, MINUTE_MS, type Brand, type Name } from '../kernel/index.ts'

export type AlertId = Brand<'AlertId'>

/** The events of a fitting shop that an alert can report. */
export const ALERT_NEWS = {
  new: { zh: '新上架', en: 'New shops' },
  cheaper: { zh: '降价', en: 'Price drops' },
  sold: { zh: '已售出', en: 'Sold shops' },
} as const satisfies Record<string, Name>

export type AlertNews = keyof typeof ALERT_NEWS

export const EVERY_NEWS = Object.keys(ALERT_NEWS) as readonly AlertNews[]

/** How often an alert may tell at most. */
export const ALERT_PACES = {
  'at-once': { zh: '立即', en: 'Straight away' },
  daily: { zh: '每天最多一次', en: 'Once a day at most' },
  weekly: { zh: '每周最多一次', en: 'Once a week at most' },
} as const satisfies Record<string, Name>

export type AlertPace = keyof typeof ALERT_PACES

/** The least time between two messages of one alert. What comes at once still comes together. */
export const PACE_GAPS_MS: Readonly<Record<AlertPace, number>> = {
  'at-once': 15 * MINUTE_MS,
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
}

export const MAX_ALERTS = 20
export const MAX_ALERT_NAME = 30
/** Of one alert: what matches beyond that is counted and not kept. */
export const MAX_WAITING = 100

/** The settings of an alert, as its person chooses them. */
export interface AlertSettings {
  /** Empty: it is called by its filter. */
  readonly name: string
  readonly watched: readonly AlertNews[]
  readonly pace: AlertPace
}

/** A filter of the lists that a person wants messages about. */
export interface Alert<U extends string = string> extends AlertSettings {
  readonly id: AlertId
  readonly userId: U
  /** The filter as an address has it, without an order: the same filter is always the same text. */
  readonly query: string
  readonly isPaused: boolean
  /** When its person threw it away; it can be taken back for a while. */
  readonly removedAt: number | null
  readonly savedAt: number
  /** Earlier events on the market are not reported. */
  readonly since: number
  readonly toldAt: number | null
  /** When the first waiting match happened; null where nothing waits. */
  readonly waitingSince: number | null
  /** How much matched beyond what is kept. */
  readonly beyond: number
}
