import { MINUTE_MS } from '../../kernel/index.ts'
import type { PhoneChannel } from '../message-channel.ts'
import { MESSAGE_EVENTS, type MessageEvent } from '../message-event.ts'
import { kindShape, type MessageKind } from '../message-kind.ts'

/** How a message of an event reaches a phone. */
export interface NoticeRule {
  readonly channels: readonly PhoneChannel[]
  /** Many of a kind share one notice, which says how many there are. */
  readonly isBundled: boolean
  /** So long the person is left alone with it: they may be doing it this very moment. */
  readonly waitMs: number
}

/** No action waits for their reader: they may come in any number, and are told together. */
const BUNDLED_KINDS: readonly MessageKind[] = ['match', 'price', 'platform']

/** A bundle waits a little for what belongs into it. */
const BUNDLE_WAIT_MS = 10 * MINUTE_MS

/**
 * Where an event differs from what holds for its kind. An event that is not named here uses every channel of its
 * kind.
 */
const RULES: Readonly<Partial<Record<MessageEvent, Partial<NoticeRule>>>> = {
  // Nothing is left to do but to wait.
  'order.received': { channels: ['push'] },
  // A review is a wish, and costs no money.
  'order.review-waits': { channels: ['push'] },
  'order.reviewed': { channels: ['push'] },
  'order.review-replied': { channels: ['push'] },
  // Its step of the order already sends a text message.
  'money.arrived': { channels: ['push'] },
  'money.coupon': { channels: ['push'], isBundled: true },
  'contract.drafted': { channels: ['push'] },
  // The order already notifies the party whose turn a signature makes it.
  'contract.signed': { channels: [] },
  'contract.sealed': { channels: ['push'] },
  'offer.withdrawn': { channels: ['push'] },
  // An agreement waits for its buyer, who made it.
  'offer.ended': { channels: ['push'] },
  'offer.expired': { channels: ['push'] },
  'match.offered': { isBundled: false },
  'match.answered': { isBundled: false },
  // It is a bundle already, and as rare as its user chose.
  'match.alert': { isBundled: false },
  'platform.answered': { isBundled: false },
  'platform.report': { isBundled: false },
  'platform.removed': { isBundled: false },
  'platform.application': { isBundled: false },
  'platform.parcel': { isBundled: false },
  // To all who have an account, and listed: no phone rings for it.
  'platform.announced': { channels: [] },
}

/** Who placed an order is about to pay for it. */
const PAYING_WAIT_MS = 15 * MINUTE_MS

export function noticeRule(event: MessageEvent, figures: Readonly<Record<string, unknown>>): NoticeRule {
  const { kind } = MESSAGE_EVENTS[event]
  const rule = RULES[event] ?? {}
  const isBundled = rule.isBundled ?? BUNDLED_KINDS.includes(kind)
  const waitMs = isBundled ? BUNDLE_WAIT_MS : isAboutToPay(event, figures) ? PAYING_WAIT_MS : 0
  return { channels: rule.channels ?? kindShape(kind).phone, isBundled, waitMs }
}

const isAboutToPay = (event: MessageEvent, figures: Readonly<Record<string, unknown>>): boolean =>
  event === 'order.turn' && figures['act'] === 'pay'
