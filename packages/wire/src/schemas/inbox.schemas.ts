import * as v from 'valibot'
import { MESSAGE_KINDS, type InboxState, type Message, type MessageId } from '@diandu/core/inbox'
import { count, idOf, instant, keysOf } from './schemas.ts'

export const messageId = idOf<MessageId>()
export const messageKind = v.picklist(keysOf(MESSAGE_KINDS))

/** Event and figures are open: the screen checks them, and shows the kind alone where it does not know them. */
export const message = v.object({
  id: messageId,
  kind: messageKind,
  event: v.string(),
  subject: v.nullable(v.string()),
  figures: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  at: instant,
  readAt: v.nullable(instant),
}) satisfies v.GenericSchema<unknown, Message>

export const inboxState = v.object({
  kinds: v.array(v.object({ kind: messageKind, unread: count, isOn: v.boolean() })),
  newestId: v.nullable(messageId),
}) satisfies v.GenericSchema<unknown, InboxState>
