import { signBy } from '@diandu/core/contracts'
import { DAY_MS } from '@diandu/core/kernel'
import { deadlinesOf } from '@diandu/core/orders'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { checkBooks } from '../../wallet/index.ts'
import { openHeld } from '../testing/open-held.ts'
import { waitingDocuments } from './supporting-document-store.ts'

describeOnEachEngine('A buyer whose document the platform reviews', (open) => {
  const begin = async () => openHeld(await open())

  it('a buyer is not late however long the platform takes, and signs within the time that it gives back (ORD-80)', async () => {
    const { db, fixture, sign, handedInAt, sweepAt, decide, contract, order } = await begin()
    for (const days of [1, 2, 90]) expect(await sweepAt(handedInAt + days * DAY_MS)).toBe(0)
    expect(await order()).toMatchObject({ status: 'paid', signHeldSince: handedInAt, signExtendedTo: null })
    expect(deadlinesOf(await order())).toMatchObject({ by: null, otherwise: null })
    await fixture.advance(9 * DAY_MS)
    // A document that holds a party up stays on the reviewers' list.
    expect(await waitingDocuments(db, handedInAt + 9 * DAY_MS)).toHaveLength(1)
    expect((await decide(null)).ok).toBe(true)
    const by = signBy(await contract()) ?? 0
    expect(deadlinesOf(await order())).toMatchObject({ by, otherwise: 'damages-forfeited' })
    expect(by).toBeGreaterThanOrEqual(handedInAt + 10 * DAY_MS)
    expect(await sweepAt(by)).toBe(0)
    expect(valueOf(await sign('buyer')).status).toBe('all-signed')
    expect(await checkBooks(db)).toEqual([])
    await fixture.close()
  })

  it('a buyer who lets the time go by that was given back owes damages from its last instant on, once (ORD-80)', async () => {
    const { db, fixture, sweepAt, decide, contract, order } = await begin()
    await fixture.advance(9 * DAY_MS)
    expect((await decide('看不清持股比例')).ok).toBe(true)
    const by = signBy(await contract()) ?? 0
    expect(await sweepAt(by)).toBe(0)
    expect((await Promise.all([sweepAt(by + 1), sweepAt(by + 1)])).toSorted()).toEqual([0, 1])
    expect((await order()).history.at(-1)).toEqual({ status: 'closed-with-damages', at: by })
    expect((await contract()).status).toBe('expired')
    expect(await checkBooks(db)).toEqual([])
    await fixture.close()
  })
})
