import { DAY_MS } from '../../kernel/index.ts'
import { MESSAGE_EVENTS } from '../message-event.ts'
import type { MessageKind } from '../message-kind.ts'
import type { NewMessage } from '../message.ts'
import type { PhoneChannel } from '../message-channel.ts'
import { noticeRule } from './notice-rule.ts'
import { outsideQuietHours } from './quiet-hours.ts'

/** One message on its way to a phone by one way. */
export interface PlannedNotice {
  readonly channel: PhoneChannel
  /** Bundled with others of this kind; null: on its own. */
  readonly bundle: MessageKind | null
  readonly dueAt: number
  /** After that there is no use in it. */
  readonly by: number | null
}

/** By which ways a message reaches the phone of its person where they have switched nothing off, and when. */
export function plannedNotices(message: NewMessage): readonly PlannedNotice[] {
  const { kind } = MESSAGE_EVENTS[message.event]
  const { channels, isBundled, waitMs } = noticeRule(message.event, message.figures)
  const by = deadlineOf(message)
  const dueAt = outsideQuietHours(message.at + waitMs, by)
  return channels.map((channel) => ({ channel, bundle: isBundled ? kind : null, dueAt, by }))
}

/** An event's `by` is the last instant at which its person can act. */
function deadlineOf({ figures }: NewMessage): number | null {
  const by = 'by' in figures ? figures.by : null
  return typeof by === 'number' ? by : null
}

/** A bundle follows the one before it after this long at the earliest, however much happens. */
export const BUNDLE_EVERY_MS = DAY_MS / 4
