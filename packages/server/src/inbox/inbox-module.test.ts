import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { sweepMessages } from './inbox-module.ts'
import { markRead } from './message-store.ts'
import { writeMessage } from './write-message.ts'

describeOnEachEngine('Old messages', (open) => {
  it('go a year after they were read, and those that were never read stay (MSG-9)', async () => {
    const db = await open()
    const readOn = { 'long ago': 0, 'a year ago': 1000, never: null }
    for (const [key, readAt] of Object.entries(readOn)) {
      const message = { userId: 'lin', event: 'platform.announced', key, subject: null, at: 0 } as const
      await db.transaction((tx) =>
        writeMessage(tx, { ...message, figures: { title: key, text: '', titleEn: null, textEn: null } }),
      )
      const [row] = await db.query<{ id: string }>('SELECT id FROM inbox_messages WHERE event_key = $1', [key])
      if (readAt !== null) await markRead(db, 'lin', row?.id ?? '', readAt)
    }
    expect(await sweepMessages(db, 365 * DAY_MS + 1000)).toBe(1)
    const left = await db.query<{ key: string }>('SELECT event_key AS key FROM inbox_messages ORDER BY 1', [])
    expect(left.map(({ key }) => key)).toEqual(['a year ago', 'never'])
  })
})
