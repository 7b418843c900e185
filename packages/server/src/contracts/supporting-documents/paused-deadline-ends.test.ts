import { signBy } from '@diandu/core/contracts'
import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { checkBooks } from '../../wallet/index.ts'
import { lockContract } from '../contract-store.ts'
import { openHeld } from '../testing/open-held.ts'

describeOnEachEngine('A deadline to sign that was paused', (open) => {
  it('a buyer who gives up while the platform reviews owes damages once, and what was under review is over (ORD-80)', async () => {
    const { db, fixture, orderId, handedInAt, sweepAt, decide, contract, order } = await openHeld(await open())
    await fixture.advance(9 * DAY_MS)
    await fixture.transition(orderId, 'buyer.gave-up', 'buyer')
    expect([
      (await order()).status,
      (await contract()).status,
      await sweepAt(handedInAt + 90 * DAY_MS),
      (await contract()).status,
    ]).toEqual(['closed-with-damages', 'void', 0, 'void'])
    expect(await decide(null)).toEqual({ ok: false, failure: 'ended' })
    expect(await checkBooks(db)).toEqual([])
    await fixture.close()
  })

  it('a buyer who gives up at the very last instant was not late (ORD-80)', async () => {
    const { db, fixture, orderId, handedInAt, sweepAt, decide, contract, order } = await openHeld(await open())
    expect((await decide(null)).ok).toBe(true)
    const by = signBy(await contract()) ?? 0
    await fixture.advance(by - handedInAt)
    await fixture.transition(orderId, 'buyer.gave-up', 'buyer')
    expect([await sweepAt(by + 1), (await contract()).status]).toEqual([0, 'void'])
    expect((await order()).history.at(-1)).toEqual({ status: 'closed-with-damages', at: by })
    expect(await checkBooks(db)).toEqual([])
    await fixture.close()
  })

  it('a document that is submitted at the last instant pauses it, and an instant later it is over (ORD-80)', async () => {
    const inTime = await openHeld(await open(), 3 * DAY_MS)
    expect([await inTime.sweepAt(inTime.handedInAt + 9 * DAY_MS), (await inTime.order()).signHeldSince]).toEqual([
      0,
      inTime.handedInAt,
    ])
    await inTime.fixture.close()
    const late = await openHeld(await open(), 3 * DAY_MS + 1)
    expect([await late.order(), (await late.contract()).status]).toMatchObject([
      { status: 'closed-with-damages', signHeldSince: null },
      'expired',
    ])
    expect(await checkBooks(late.db)).toEqual([])
    await late.fixture.close()
  })

  it('a sweep that runs while a document is being submitted waits for it, and does not end the contract of a party who was in time (ORD-80)', async () => {
    const { db, fixture, contractId, sweepAt, decide, contract, order } = await openHeld(await open())
    await decide('看不清')
    const by = signBy(await contract()) ?? 0
    let begin = (): void => undefined
    const swept = new Promise<void>((resolve) => (begin = resolve)).then(() => sweepAt(by + 1))
    await db.transaction(async (tx) => {
      await lockContract(tx, contractId)
      begin()
      for (let looked = 0; looked < 200; looked += 1)
        if ((await tx.query('SELECT 1 FROM pg_locks WHERE NOT granted')).length > 0) break
      await tx.change('UPDATE contracts SET sign_held_since = $2 WHERE id = $1', [contractId, by])
    })
    expect(await swept).toBe(0)
    expect(await order()).toMatchObject({ status: 'paid', signHeldSince: by })
    await fixture.close()
  })
})
