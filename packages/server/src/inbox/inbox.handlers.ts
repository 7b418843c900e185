import { decideSwitch, inboxState, type InboxState, type Message } from '@diandu/core/inbox'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import {
  getInboxState,
  getMessage,
  listMessages,
  readAllMessages,
  readMessage,
  registerPushDevice,
  switchMessages,
} from '@diandu/wire'
import { unlessAway } from '../archive/index.ts'
import { memberHandlerFor, pageByTime, type Handler } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { lockUser } from '../session/index.ts'
import { writeDevice } from './delivery/device-store.ts'
import { findAnyMessage, readMessages, shownTogether } from './message-list-store.ts'
import { countUnread, findNewestId, markAllRead, markRead, type StoredMessage } from './message-store.ts'
import { readSwitchedOff, writeSwitch } from './switch-store.ts'

/** Another person's message is answered as a missing one. */
export const inboxHandlers = ({ push }: Pick<ModuleDeps, 'push'>): readonly Handler[] => [
  memberHandlerFor(getInboxState, (_nothing, { db, viewer }) => stateOf(db, viewer.userId)),
  memberHandlerFor(listMessages, ({ kind = null, cursor }, { db, viewer: { userId } }) =>
    unlessAway(
      () =>
        pageByTime(cursor, {
          read: (place, max) => readMessages(db, { userId, kind }, place, max),
          show: shown,
          placeOf: ({ at, place }) => ({ at, id: String(place) }),
          together: shownTogether,
        }),
      MESSAGES_AWAY,
    ),
  ),
  memberHandlerFor(getMessage, ({ id }, { db, viewer }) =>
    unlessAway(async () => {
      const found = await findAnyMessage(db, viewer.userId, id)
      return found === undefined ? fail(noMessage()) : ok(shown(found))
    }, MESSAGES_AWAY),
  ),
  memberHandlerFor(readMessage, async ({ id }, { db, viewer, clock }) =>
    (await markRead(db, viewer.userId, id, clock.now())) ? stateOf(db, viewer.userId) : fail(noMessage()),
  ),
  memberHandlerFor(readAllMessages, async ({ kind = null, until }, { db, viewer: { userId }, clock }) => {
    await markAllRead(db, { userId, kind, until }, clock.now())
    return stateOf(db, userId)
  }),
  memberHandlerFor(switchMessages, ({ kind, channel, isOn }, { db, viewer: { userId }, clock }) =>
    db.transaction(async (tx) => {
      // Two devices at once could each leave the other's way as the last one.
      await lockUser(tx, userId)
      const { kinds } = inboxState({ unread: new Map(), off: await readSwitchedOff(tx, userId), newestId: null })
      const switched = kinds.find((one) => one.kind === kind)
      const decided = switched === undefined ? fail(noMessage()) : decideSwitch(switched, channel, isOn)
      if (!decided.ok) return decided
      await writeSwitch(tx, { userId, kind, channel }, isOn, clock.now())
      return stateOf(tx, userId)
    }),
  ),
  memberHandlerFor(registerPushDevice, async ({ token, language }, { db, viewer, bearerToken, clock }) => {
    // Without a provider no device is known, so that text messages are sent to all.
    if (push === null) return ok(null)
    await db.transaction((tx) =>
      writeDevice(tx, { token, language, userId: viewer.userId, bearerToken: bearerToken ?? '' }, clock.now()),
    )
    return ok(null)
  }),
]

const shown = ({ id, kind, event, subject, figures, at, readAt }: StoredMessage): Message =>
  ({ id, kind, event, subject, figures, at, readAt }) as Message

const MESSAGES_AWAY = refused('messages-away', '较早的消息暂时无法读取，请稍后再试')

const noMessage = () => refused('not-found', '没有找到这条消息', 'id')

async function stateOf(db: Queries, userId: string): Promise<Result<InboxState>> {
  const [unread, off, newestId] = [
    await countUnread(db, userId),
    await readSwitchedOff(db, userId),
    await findNewestId(db, userId),
  ]
  return ok(inboxState({ unread, off, newestId }))
}
