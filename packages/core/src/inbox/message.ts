import type { Brand } from '../kernel/index.ts'
import {
  hasFigures,
  isMessageEvent,
  MESSAGE_EVENTS,
  type Figures,
  type FiguresOf,
  type MessageEvent,
} from './message-event.ts'
import type { MessageKind } from './message-kind.ts'

export type MessageId = Brand<'MessageId'>

/** A message as stored and read. Its event may be unknown to this version: a later server wrote it. */
export interface Message {
  readonly id: MessageId
  readonly kind: MessageKind
  readonly event: string
  /** Its subject, such as an order's id; null where there is nothing to open. */
  readonly subject: string | null
  readonly figures: Figures
  readonly at: number
  readonly readAt: number | null
}

/**
 * A message to be written: its recipient, its event, and a key by which the person is notified once, however often it
 * is written.
 */
export type NewMessage<E extends MessageEvent = MessageEvent> = E extends MessageEvent
  ? {
      readonly userId: string
      readonly event: E
      readonly key: string
      readonly subject: string | null
      readonly figures: FiguresOf<E>
      readonly at: number
    }
  : never

/** The event of a message with its figures, if this version knows it. */
export type InboxEvent<E extends MessageEvent = MessageEvent> = E extends MessageEvent
  ? { readonly event: E; readonly figures: FiguresOf<E> }
  : never

export const kindOfEvent = (event: MessageEvent): MessageKind => MESSAGE_EVENTS[event].kind

/** Undefined for an event of another version: only its kind is known then. */
export function inboxEvent({ event, figures }: Pick<Message, 'event' | 'figures'>): InboxEvent | undefined {
  if (!isMessageEvent(event) || !hasFigures(event, figures)) return undefined
  // oxlint-disable-next-line typescript/consistent-type-assertions -- checked above: the compiler does not join the two
  return { event, figures } as InboxEvent
}
