import { decideSwitch, inboxState, type Inbox, type InboxState, type Message } from '../../src/inbox/index.ts'
import { ok, type Result } from '../../src/kernel/index.ts'
import type { Desk } from './desk.ts'
import { notFound, type Member, type MessageRecord } from './market-state.ts'
import { pageAfter } from './page-after.ts'

export function createMemoryInbox({ state, call }: Desk): Inbox {
  const own = ({ userId }: Member): readonly MessageRecord[] =>
    state.inbox
      .filter((message) => message.userId === userId)
      .toReversed()
      .toSorted((one, other) => other.at - one.at)
  const now = (who: Member): Result<InboxState> => ok(stateOf(who))
  const stateOf = (who: Member): InboxState => {
    const messages = own(who)
    const unread = new Map<string, number>()
    for (const { kind, readAt } of messages) if (readAt === null) unread.set(kind, (unread.get(kind) ?? 0) + 1)
    const off = state.inboxOff.get(who.userId) ?? []
    return inboxState({ unread, off, newestId: messages[0]?.id ?? null })
  }
  const read = (who: Member, isMeant: (message: MessageRecord) => boolean): void => {
    for (const [index, message] of state.inbox.entries())
      if (message.userId === who.userId && message.readAt === null && isMeant(message))
        state.inbox[index] = { ...message, readAt: state.clock.now() }
  }
  return {
    state: () => call(now),
    list: (kind, cursor) =>
      call((who) => pageAfter(own(who).map(shown), cursor, (message) => kind === null || message.kind === kind)),
    find: (id) =>
      call((who) => {
        const found = own(who).find((message) => message.id === id)
        return found === undefined ? notFound() : ok(shown(found))
      }),
    read: (id) =>
      call((who) => {
        if (!own(who).some((message) => message.id === id)) return notFound()
        read(who, (message) => message.id === id)
        return now(who)
      }),
    readAll: (kind, until) =>
      call((who) => {
        read(who, (message) => (kind === null || message.kind === kind) && message.at <= until)
        return now(who)
      }),
    switch: (kind, channel, isOn) =>
      call((who) => {
        const switched = stateOf(who).kinds.find((one) => one.kind === kind)
        const decided = switched === undefined ? notFound() : decideSwitch(switched, channel, isOn)
        if (!decided.ok) return decided
        const others = (state.inboxOff.get(who.userId) ?? []).filter(
          (one) => one.kind !== kind || one.channel !== channel,
        )
        state.inboxOff.set(who.userId, isOn ? others : [...others, { kind, channel }])
        return now(who)
      }),
  }
}

function shown({ userId: _userId, key: _key, ...message }: MessageRecord): Message {
  return message
}
