import { AsyncLocalStorage } from 'node:async_hooks'
import { paidOrder, createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createDataBox } from '../../crypto/index.ts'
import type { Database, Transaction } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../settings.ts'
import { contractOfOrder } from './draft-contract.ts'
import { setShopOwner } from '../shop-owner/set-shop-owner.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)
const MOTHER = {
  kind: 'person',
  name: '周母',
  legalPerson: { name: '周母', residentId: '110105192512310021' },
} as const

describeOnEachEngine('A contract that is drafted', (openDatabase) => {
  const begin = async () => {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const order = await paidOrder(fixture)
    const deps = { box, random: systemRandom, nowMs: createManualClock().now() }
    const say = () =>
      setShopOwner(db, { shopId: order.shop.id, owner: MOTHER, by: 'Li Na', why: 'the platform says so' }, deps)
    return { db, say, draftOn: (one: Database) => contractOfOrder(one, order.id, deps), close: fixture.close }
  }

  it('names the owner who was set while its document was rendered (CTR-37)', async () => {
    const { db, say, draftOn, close } = await begin()
    let hasAnswered = false
    const renderedConcurrently: Database = {
      ...db,
      async transaction(work, options) {
        if (!hasAnswered) expect(await say()).toEqual({ ok: true, value: [] })
        hasAnswered = true
        return db.transaction(work, options)
      },
    }
    expect((await draftOn(renderedConcurrently))?.seller.owner).toEqual(MOTHER)
    expect(hasAnswered).toBe(true)
    await close()
  })

  it('is seen by a reviewer who sets the owner while it is being stored (CTR-37)', async () => {
    const { db, say, draftOn, close } = await begin()
    // Another user's call, which knows nothing of this transaction.
    const elsewhere = AsyncLocalStorage.snapshot()
    let stated: ReturnType<typeof say> | undefined
    const whilePutDown = (tx: Transaction): Transaction => ({
      ...tx,
      async change(sql, parameters) {
        if (stated === undefined) await elsewhere(() => waitsOrEnds(db, (stated = say())))
        return tx.change(sql, parameters)
      },
    })
    const contract = await draftOn({
      ...db,
      transaction: (work, options) => db.transaction((tx) => work(whilePutDown(tx)), options),
    })
    expect(await (stated ?? say())).toEqual({ ok: true, value: [contract?.number] })
    expect((await draftOn(db))?.seller.owner).toEqual(MOTHER)
    await close()
  })
})

/** Until it waits for a lock, or is over. The embedded engine has one connection: there it waits from the start. */
async function waitsOrEnds(db: Database, stated: Promise<unknown>): Promise<void> {
  if (db.engine === 'pglite') return
  let isOver = false
  void stated.then(() => (isOver = true))
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (!isOver && (await db.query(waiting)).length === 0);
}
