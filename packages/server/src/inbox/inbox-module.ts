import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import type { Database } from '../database/index.ts'
import type { ServerModule } from '../server-module.ts'
import { tellAnnouncements } from './announce.ts'
import { inboxHandlers } from './inbox.handlers.ts'
import { dropRead } from './message-store.ts'

const TOLD_EVERY_MS = 20_000

export const inboxModule: ServerModule = {
  name: 'inbox',
  handlers: () => inboxHandlers,
  sweeps: [
    {
      name: 'tell announcements',
      everyMs: TOLD_EVERY_MS,
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
const MAX_AT_ONCE = 1000

/** In pieces, so that it holds no row for long. */
export async function sweepMessages(db: Database, nowMs: number): Promise<number> {
  for (let swept = 0; ;) {
    const dropped = await dropRead(db, nowMs - READ_KEPT_DAYS * DAY_MS, MAX_AT_ONCE)
    swept += dropped
    if (dropped < MAX_AT_ONCE) return swept
  }
}
