import * as v from 'valibot'
import {
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  PUSH_LANGUAGES,
  PUSH_TOKEN,
  type InboxState,
  type Message,
  type MessageId,
} from '@diandu/core/inbox'
import { count, idOf, instant, keysOf } from './schemas.ts'

export const messageId = idOf<MessageId>()
export const messageKind = v.picklist(keysOf(MESSAGE_KINDS))

export const messageChannel = v.picklist(MESSAGE_CHANNELS)
/** As an app calls its device at a provider of pushes. */
export const pushToken = v.pipe(v.string(), v.regex(PUSH_TOKEN, 'No name of a device'))
export const pushLanguage = v.picklist(PUSH_LANGUAGES)

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
  kinds: v.array(
    v.object({
      kind: messageKind,
      unread: count,
      isOn: v.boolean(),
      sms: v.nullable(v.boolean()),
      push: v.nullable(v.boolean()),
    }),
  ),
  newestId: v.nullable(messageId),
}) satisfies v.GenericSchema<unknown, InboxState>
