import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { MessageChannel } from './message-channel.ts'
import type { Message, MessageId } from './message.ts'
import type { MessageKind } from './message-kind.ts'

/** Unread messages and notification settings of a person. */
export interface InboxState {
  /** Every kind, in the order of the tabs. */
  readonly kinds: readonly InboxKind[]
  /**
   * Of all messages, read or not; null where there is none. With the counts it shows a device whether anything is new.
   */
  readonly newestId: MessageId | null
}

export interface InboxKind {
  readonly kind: MessageKind
  readonly unread: number
  /** Whether its messages are counted on the tab bar; they are listed in any case. */
  readonly isOn: boolean
  /** Whether they are sent by text message, and by push; null where the kind never is. */
  readonly sms: boolean | null
  readonly push: boolean | null
}

export interface Inbox {
  state(signal?: StopSignal): Promise<Result<InboxState>>
  /** The newest first; of every kind where none is named. */
  list(kind: MessageKind | null, cursor: string | null, signal?: StopSignal): Promise<Result<Page<Message>>>
  find(id: MessageId, signal?: StopSignal): Promise<Result<Message>>
  /** Read again, it stays as it is. Answers the state after it. */
  read(id: MessageId): Promise<Result<InboxState>>
  /** All of a kind, or all, up to the instant of the newest one that was seen: what came later stays unread. */
  readAll(kind: MessageKind | null, until: number): Promise<Result<InboxState>>
  /** For kinds about money and deadlines, the last way to the phone cannot be switched off. */
  switch(kind: MessageKind, channel: MessageChannel, isOn: boolean): Promise<Result<InboxState>>
}
