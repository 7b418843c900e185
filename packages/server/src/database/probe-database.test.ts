import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database, Transaction } from './database.ts'
import { databaseProbe } from './probe-database.ts'
import { describeOnEngine } from './testing.ts'

/** Another session holds the table as a backup does. */
async function whileHeld(db: Database, work: () => Promise<void>): Promise<void> {
  let release = (): void => undefined
  const done = new Promise<void>((settle) => (release = settle))
  let isHeld = (): void => undefined
  const held = new Promise<void>((settle) => (isHeld = settle))
  const holding = db.transaction(async (tx) => {
    await tx.script('LOCK TABLE disk_probes IN ACCESS SHARE MODE')
    isHeld()
    await done
  })
  await held
  await work().finally(release)
  await holding
}

describeOnEngine('postgresql', 'Whether a database writes beside others', (open) => {
  it('is tested while another transaction holds the table for a backup, and nothing is left in it', async () => {
    const db = await open()
    let changes = 0
    const counting = (tx: Transaction): Transaction => ({
      ...tx,
      change: (sql, parameters) => ((changes += sql.startsWith('INSERT') ? 1 : 0), tx.change(sql, parameters)),
    })
    const counted: Database = {
      ...db,
      transaction: (work, options) => db.transaction((tx) => work(counting(tx)), options),
    }
    await whileHeld(db, async () => {
      expect(await databaseProbe(counted, createManualClock())()).toBe('writes')
      expect([changes, await db.query('SELECT 1 FROM disk_probes')]).toEqual([1, []])
    })
  })

  it('is told as reading alone where there is no room, though the table is held', async () => {
    const db = await open()
    const full = (tx: Transaction): Transaction => ({
      ...tx,
      change: (sql, parameters) =>
        sql.startsWith('INSERT')
          ? Promise.reject(Object.assign(new Error('full'), { code: '53100' }))
          : tx.change(sql, parameters),
    })
    const filled: Database = { ...db, transaction: (work, options) => db.transaction((tx) => work(full(tx)), options) }
    await whileHeld(db, async () => expect(await databaseProbe(filled, createManualClock())()).toBe('reads'))
  })
})
