import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import type { Database } from '../database/index.ts'
import type { ServerModule } from '../server-module.ts'
import { tellAnnouncements } from './announce.ts'
import { dropRead } from './drop-messages.ts'
import { inboxHandlers } from './inbox.handlers.ts'
import { dropDeadDevices } from './delivery/device-store.ts'
import { secondsDue } from './delivery/notice-list-store.ts'
import { dropSettled } from './delivery/notice-store.ts'
import { sendNotices } from './delivery/send-notices.ts'

const SEND_INTERVAL_MS = 20_000
const SENT_EVERY_MS = 2_000

export const inboxModule: ServerModule = {
  name: 'inbox',
  handlers: inboxHandlers,
  gauges: ({ db, clock }) => [
    {
      name: 'notices_oldest_due_seconds',
      help: 'How long the oldest notice has been due that has not gone to a phone, by its way',
      by: 'channel',
      read: () => secondsDue(db, clock.now()),
    },
  ],
  sweeps: [
    { name: 'send notices to phones', everyMs: SENT_EVERY_MS, run: sendNotices },
    {
      name: 'drop notices that were settled long ago, and devices of ended sessions',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => {
        await sweepSettled(db, clock.now())
        await dropDeadDevices(db)
      },
    },
    {
      name: 'tell announcements',
      everyMs: SEND_INTERVAL_MS,
      run: async ({ db, clock }) => void (await tellAnnouncements(db, clock.now())),
    },
    {
      name: 'drop messages that were read long ago',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => void (await sweepMessages(db, clock.now())),
    },
  ],
}

const READ_KEPT_DAYS = 365
const SETTLED_KEPT_DAYS = 90
const MAX_AT_ONCE = 1000

export async function sweepMessages(db: Database, nowMs: number): Promise<number> {
  const readBefore = nowMs - READ_KEPT_DAYS * DAY_MS
  return (
    (await inChunks((max) => dropRead(db, 'inbox_messages', readBefore, max))) +
    (await inChunks((max) => dropRead(db, 'archived_messages', readBefore, max)))
  )
}

const sweepSettled = (db: Database, nowMs: number): Promise<number> =>
  inChunks((max) => dropSettled(db, nowMs - SETTLED_KEPT_DAYS * DAY_MS, max))

/** So that it holds no row for long. */
async function inChunks(drop: (max: number) => Promise<number>): Promise<number> {
  for (let swept = 0; ;) {
    const dropped = await drop(MAX_AT_ONCE)
    swept += dropped
    if (dropped < MAX_AT_ONCE) return swept
  }
}
