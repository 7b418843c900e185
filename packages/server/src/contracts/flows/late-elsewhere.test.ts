import { valueOf } from '@diandu/core/testing'
import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { elsewhereOn } from '../testing/notices-elsewhere.ts'

describeOnEachEngine('A deadline while the provider is asked', (openDatabase) => {
  const open = elsewhereOn(openDatabase)

  it('a party of whom the provider was not asked is not late: a signature made there in time counts, though no notice came (ESS-20)', async () => {
    for (const hasSigned of [true, false]) {
      const { link, collect, call, stored, sweepLate, simulated, clock, mobileOf } = await open()
      valueOf(await link('seller'))
      simulated.sign('flow-1', mobileOf.seller, clock.now() - 6000)
      valueOf(await collect())
      clock.advance(3 * DAY_MS - 7000)
      if (hasSigned) simulated.sign('flow-1', mobileOf.buyer, clock.now())
      clock.advance(20_000)
      expect([await sweepLate(), (await stored()).status]).toEqual([0, 'seller-signed'])
      // The platform's seal is there a little later.
      await call('late')
      if (hasSigned) simulated.seal('flow-1', clock.now() - 6000)
      expect(await sweepLate()).toBe(hasSigned ? 0 : 1)
      await call('late')
      expect([await sweepLate(), (await stored()).status]).toEqual([0, hasSigned ? 'all-signed' : 'expired'])
    }
  })

  it('while the deadline is paused no party is asked about as late; once it runs again their own last instant counts (ESS-20)', async () => {
    const { db, id, link, collect, call, stored, sweepLate, simulated, clock, mobileOf } = await open()
    valueOf(await link('seller'))
    simulated.sign('flow-1', mobileOf.seller, clock.now() - 6000)
    valueOf(await collect())
    const askedAt = async () => (await db.query<{ at: number }>('SELECT asked_at AS at FROM contract_flows', []))[0]?.at
    const before = await askedAt()
    await db.change('UPDATE contracts SET sign_held_since = $2 WHERE id = $1', [id, clock.now()])
    clock.advance(9 * DAY_MS)
    await call('late')
    expect([await askedAt(), await sweepLate()]).toEqual([before, 0])
    const by = clock.now() + DAY_MS
    await db.change('UPDATE contracts SET sign_held_since = NULL, sign_extended_to = $2 WHERE id = $1', [id, by])
    clock.advance(DAY_MS)
    await call('late')
    expect([await askedAt(), await sweepLate()]).toEqual([before, 0])
    // In time, by what was given back; the platform's seal is there a little later.
    simulated.sign('flow-1', mobileOf.buyer, by)
    clock.advance(7000)
    simulated.seal('flow-1', clock.now() - 6000)
    expect(await sweepLate()).toBe(0)
    await call('late')
    expect([await askedAt(), await sweepLate(), (await stored()).status]).toEqual([clock.now(), 0, 'all-signed'])
  })

  it('a provider that does not answer has an hour, and then the deadline holds (ESS-20)', async () => {
    const { link, collect, call, stored, sweepLate, sweep, flows, simulated, clock, mobileOf } = await open()
    valueOf(await link('seller'))
    simulated.sign('flow-1', mobileOf.seller, clock.now() - 6000)
    valueOf(await collect())
    simulated.sign('flow-1', mobileOf.buyer, clock.now())
    simulated.seal('flow-1', clock.now())
    simulated.fail('DescribeFlowInfo', 'refused')
    clock.advance(3 * DAY_MS + 3_500_000)
    await call('late')
    expect(await sweepLate()).toBe(0)
    clock.advance(100_001)
    await call('late')
    expect([await sweepLate(), (await stored()).status]).toEqual([1, 'expired'])
    simulated.fail('DescribeFlowInfo', 'no')
    await sweep()
    expect(await flows()).toEqual([{ id: 'flow-1', why: 'dead', outcome: 'whole' }])
  })
})
