import { afterEach, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { describeOnEngine } from '../testing.ts'
import { openPostgresql } from '../engines/open-postgresql.ts'
import type { Announced } from './announcement.ts'

const opened: Database[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** A server on the worker's own schema, and what it hears. */
async function server(main: Database) {
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  const [row] = await main.query<{ schema: string }>('SELECT current_schema()::text AS schema')
  const troubles: string[] = []
  const onListenError = (error: Error) => void troubles.push(error.message)
  const db = await openPostgresql({ url, schema: row?.schema ?? '', listenUrl: url, maxConnections: 2, onListenError })
  opened.push(db)
  const heard: (readonly string[] | 'everything')[] = []
  db.onCommitted((announced: Announced) => void heard.push(announced === 'everything' ? announced : [...announced]))
  const listens = async () =>
    (
      await main.query(
        `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN "diandu_' || current_schema() || '"%' AND state = 'idle'`,
      )
    ).length
  return { db, heard, troubles, listens }
}

const within = { timeout: 5_000, interval: 20 }

describeOnEngine('postgresql', 'What one server announces', (open) => {
  it('is heard by the others once it is committed, and never when it is not (FLEET-37)', async () => {
    const main = await open()
    const [one, other] = [await server(main), await server(main)]
    await expect.poll(one.listens, within).toBe(2)
    await one.db.transaction(async (tx) => {
      tx.announce('shop:a')
      tx.announce('shop:b')
    })
    await one.db
      .transaction(async (tx) => {
        tx.announce('shop:undone')
        throw new Error('undone')
      })
      .catch(() => undefined)
    await other.db.transaction(async (tx) => tx.announce('shop:c'))
    await expect.poll(() => one.heard, within).toEqual([['shop:a', 'shop:b'], ['shop:c']])
    await expect.poll(() => other.heard.toSorted(), within).toEqual([['shop:a', 'shop:b'], ['shop:c']])
  })

  it('after a lost connection counts as everything, and is heard again (FLEET-38)', async () => {
    const main = await open()
    const [one, other] = [await server(main), await server(main)]
    await expect.poll(one.listens, within).toBe(2)
    await main.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN "diandu_' || current_schema() || '"%'`,
    )
    await expect.poll(() => other.heard, within).toEqual(['everything'])
    expect(other.troubles.length).toBeGreaterThan(0)
    await one.db.transaction(async (tx) => tx.announce('shop:a'))
    await expect.poll(() => other.heard, within).toEqual(['everything', ['shop:a']])
  })
})
