import { expect, it } from 'vitest'
import { findUser } from '../../session/index.ts'
import { openTestDatabase } from '../testing.ts'
import { recording, type RecordedStatement } from './recorded-database.ts'

it('notes each text once with the source that has it executed, and nothing that a test asks itself', async () => {
  const statements: RecordedStatement[] = []
  const db = recording(await openTestDatabase(), (statement) => statements.push(statement))
  await findUser(db, 'u1')
  await db.transaction((tx) => findUser(tx, 'u1'))
  await db.query('SELECT 1')
  expect(statements).toEqual([{ sql: expect.stringContaining('FROM users') as string, at: 'session/user-store.ts' }])
})
