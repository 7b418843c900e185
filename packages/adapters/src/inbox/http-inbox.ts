import type { Inbox } from '@diandu/core/inbox'
import { getInboxState, getMessage, listMessages, readAllMessages, readMessage, switchMessages } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpInbox = (client: Client): Inbox => ({
  state: (signal) => client.send(getInboxState, {}, { signal }),
  list: (kind, cursor, signal) =>
    client.send(listMessages, { ...(kind === null ? {} : { kind }), ...after(cursor) }, { signal }),
  find: (id, signal) => client.send(getMessage, { id }, { signal }),
  read: (id) => client.send(readMessage, { id }),
  readAll: (kind, until) => client.send(readAllMessages, { ...(kind === null ? {} : { kind }), until }),
  switch: (kind, channel, isOn) => client.send(switchMessages, { kind, channel, isOn }),
})
