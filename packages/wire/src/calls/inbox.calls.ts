import * as v from 'valibot'
import { call } from './call.ts'
import {
  inboxState,
  message,
  messageChannel,
  messageId,
  messageKind,
  pushLanguage,
  pushToken,
} from '../schemas/inbox.schemas.ts'
import { cursor, instant, nothingIn, nothingOut, pageOf } from '../schemas/schemas.ts'

/* The specification names the pages of messages and none of their calls: these are our own. */

export const getInboxState = call('GET message/unread', {
  summary: 'How many messages of each kind are unread, which kinds are switched on, and the newest message',
  access: 'member',
  input: nothingIn,
  output: inboxState,
})

export const listMessages = call('GET message', {
  summary: 'What a person was told, the newest first, of one kind or of all',
  access: 'member',
  input: v.strictObject({ kind: v.exactOptional(messageKind), cursor: v.exactOptional(cursor) }),
  output: pageOf(message),
  example: { kind: 'order', cursor: 'c1' },
})

export const getMessage = call('GET message/detail', {
  summary: 'One message of this person',
  access: 'member',
  input: v.strictObject({ id: messageId }),
  output: message,
  example: { id: 'm1' },
})

export const readMessage = call('POST message/read', {
  summary: 'Marks a message as read, on every device',
  access: 'member',
  input: v.strictObject({ id: messageId }),
  output: inboxState,
  example: { id: 'm1' },
})

export const readAllMessages = call('POST message/read-all', {
  summary: 'Marks all messages of a kind, or all, as read, up to the instant of the newest one that was seen',
  access: 'member',
  input: v.strictObject({ kind: v.exactOptional(messageKind), until: instant }),
  output: inboxState,
  example: { kind: 'order', until: 1_767_196_800_000 },
})

export const switchMessages = call('POST message/switch', {
  summary:
    'Whether messages of a kind are counted, come by text message or by push; they are listed in any case, and of money and deadlines one way to the phone stays',
  access: 'member',
  input: v.strictObject({ kind: messageKind, channel: messageChannel, isOn: v.boolean() }),
  output: inboxState,
  example: { kind: 'price', channel: 'push', isOn: false },
})

export const registerPushDevice = call('POST message/device', {
  summary: 'Where pushes for this person go from now on: the device of this session, as its app calls it',
  access: 'member',
  rateLimitPerMinute: 30,
  input: v.strictObject({ token: pushToken, language: pushLanguage }),
  output: nothingOut,
  example: { token: '1a0018970a8b3c2d1e', language: 'zh' },
})
