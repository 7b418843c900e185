import { createSeededRandom } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { insertUser } from '../../session/index.ts'
import { tellAnnouncements } from '../../inbox/index.ts'
import { seedMessages } from './seed-messages.ts'

it('announces once to the people of the demonstration, however often it is started', async () => {
  const db = await openTestDatabase()
  const person = { id: 'demo-01', username: 'demo', mobile: '19900000001', passwordHash: '', createdAt: 0 }
  await insertUser(db, person as Parameters<typeof insertUser>[1])
  for (const nowMs of [1_000, 2_000]) {
    await seedMessages(db, createSeededRandom(), nowMs)
    await tellAnnouncements(db, nowMs)
  }
  const rows = await db.query<{ event: string }>(`SELECT event FROM inbox_messages WHERE user_id = 'demo-01'`, [])
  expect(rows).toEqual([{ event: 'platform.announced' }])
})
