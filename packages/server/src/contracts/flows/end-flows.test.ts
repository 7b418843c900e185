import { valueOf } from '@diandu/core/testing'
import { DAY_MS } from '@diandu/core/kernel'
import { afterEach, expect, it } from 'vitest'
import { listAuditLines } from '../../audit/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { runCommand } from '../../ops/run-command.ts'
import { systemRandom } from '../../integrations/index.ts'
import { readSettings } from '../../settings.ts'
import { insertFlow, noteStray } from './flow-store.ts'
import { listFlows } from './flow-list-store.ts'
import { box, openElsewhere, type Elsewhere } from '../testing/open-elsewhere.ts'

describeOnEachEngine('A flow whose contract has ended', (openDatabase) => {
  const opened: Elsewhere[] = []
  const open = async (): Promise<Elsewhere> => {
    const elsewhere = await openElsewhere(await openDatabase())
    opened.push(elsewhere)
    return elsewhere
  }
  afterEach(async () => {
    for (const elsewhere of opened.splice(0)) await elsewhere.close()
  })
  /** With the seller's signature stored. */
  const sellerSigned = async (): Promise<Elsewhere> => {
    const elsewhere = await open()
    valueOf(await elsewhere.link('seller'))
    elsewhere.simulated.sign('flow-1', elsewhere.mobileOf.seller, elsewhere.clock.now() - 6000)
    valueOf(await elsewhere.collect())
    return elsewhere
  }

  it('is cancelled at the provider, whatever ended it (ESS-13)', async () => {
    for (const [event, by, days] of [
      ['buyer.gave-up', 'buyer', 0],
      ['seller.failed', 'seller', 0],
      ['signature.late', 'sweeper', 4],
    ] as const) {
      const { transition, sweep, flows, simulated, clock, link, stored } = await sellerSigned()
      clock.advance(days * DAY_MS)
      expect(await transition(event, by)).toBe(true)
      expect(['expired', 'void']).toContain((await stored()).status)
      await sweep()
      expect(await flows()).toEqual([{ id: 'flow-1', why: 'dead', outcome: 'cancelled' }])
      expect(simulated.flows[0]?.status).toBe(6)
      expect(simulated.requested.at(-2)).toMatchObject({
        action: 'CancelFlow',
        input: { FlowId: 'flow-1', CancelMessage: '订单已结束，合同不再签署' },
      })
      expect(await link('buyer')).toMatchObject({ ok: false, failure: { reason: 'terms-changed' } })
    }
  })

  it('is cancelled until the provider says so, and by one alone (ESS-13)', async () => {
    const { transition, sweep, flows, simulated, clock } = await sellerSigned()
    await transition('buyer.gave-up', 'buyer')
    simulated.fail('CancelFlow', 'refused')
    await sweep()
    await sweep()
    const cancels = () => simulated.requested.filter(({ action }) => action === 'CancelFlow').length
    expect([cancels(), (await flows())[0]?.outcome]).toEqual([1, null])
    clock.advance(20_000)
    await sweep()
    expect(cancels()).toBe(2)
    simulated.fail('CancelFlow', 'no')
    clock.advance(3_600_000)
    await Promise.all([sweep(), sweep(), sweep()])
    expect([cancels(), (await flows())[0]?.outcome]).toEqual([3, 'cancelled'])
    clock.advance(3_600_000)
    await sweep()
    expect(cancels()).toBe(3)
  })

  it('a flow of an earlier document is cancelled too, and one that all have signed is left alone (ESS-13)', async () => {
    const { redraw, link, collect, sweep, flows, simulated, clock, mobileOf, stored } = await open()
    valueOf(await link('seller'))
    await redraw()
    await sweep()
    expect(await flows()).toEqual([{ id: 'flow-1', why: 'redrawn', outcome: 'cancelled' }])
    valueOf(await link('seller'))
    simulated.sign('flow-2', mobileOf.seller, clock.now() - 6000)
    simulated.sign('flow-2', mobileOf.buyer, clock.now() - 6000)
    simulated.seal('flow-2', clock.now() - 6000)
    valueOf(await collect())
    expect((await stored()).status).toBe('all-signed')
    await sweep()
    expect(await flows()).toContainEqual({ id: 'flow-2', why: 'signed', outcome: 'whole' })
    expect(simulated.flows[1]?.status).toBe(4)
  })

  it('a flow that was signed by all nevertheless leaves a line in the audit log, and stays in the platform’s list until a reviewer has resolved it (ESS-14)', async () => {
    const { db, transition, sweep, simulated, clock, mobileOf, stored } = await sellerSigned()
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock, random: systemRandom, dataKey: readSettings({}).secrets.dataKey })
    expect((await ops('flows', 'list')).text).toBe('There is no flow at the provider that has to be seen to.')
    await transition('buyer.gave-up', 'buyer')
    simulated.sign('flow-1', mobileOf.buyer, clock.now() - 6000)
    simulated.seal('flow-1', clock.now() - 6000)
    simulated.fail('DescribeFlowInfo', 'refused')
    await sweep()
    expect((await ops('flows', 'list')).text).toMatch(/flow-1 .*the contract has ended +not cancelled yet/)
    simulated.fail('DescribeFlowInfo', 'no')
    clock.advance(3_600_000)
    await sweep()
    expect((await stored()).status).toBe('void')
    expect(await listAuditLines(db, 10)).toMatchObject([
      { what: 'flow tencent', reason: 'flow-whole', message: expect.stringContaining('flow-1') },
    ])
    expect((await ops('flows', 'list')).text).toMatch(/SIGNED BY ALL .* no$/m)
    expect((await ops('flows', 'close', 'flow-1')).exitCode).toBe(2)
    expect((await ops('flows', 'close', 'flow-9', '--by', 'Li Na', '--why', 'released')).exitCode).toBe(1)
    expect(await ops('flows', 'close', 'flow-1', '--by', 'Li Na', '--why', 'released with both')).toEqual({
      exitCode: 0,
      text: 'Flow flow-1 has been seen to.',
    })
    expect((await ops('flows', 'close', 'flow-1', '--by', 'Li Na', '--why', 'released with both')).exitCode).toBe(1)
    expect((await ops('flows', 'list')).text).toBe('There is no flow at the provider that has to be seen to.')
    expect((await ops('flows', 'list', '--which', 'all')).text).toMatch(/SIGNED BY ALL .*Li Na: released with both$/m)
    expect((await ops('flows', 'list', '--which', 'some')).exitCode).toBe(2)
  })

  it('a flow of which only a callback told is reported as well where all have signed it (ESS-14, ESS-13)', async () => {
    const { db, link, sweep, simulated, clock, number, mobileOf } = await open()
    simulated.fail('CreateFlowByFiles', 'lost')
    await link('seller')
    for (const mobile of [mobileOf.seller, mobileOf.buyer]) simulated.sign('flow-1', mobile, clock.now())
    simulated.seal('flow-1', clock.now())
    await noteStray(db, { id: 'flow-1', number }, clock.now(), clock.now())
    await sweep()
    expect(await listFlows(db, 'open', 10)).toMatchObject([
      {
        id: 'flow-1',
        endedWhy: 'stray',
        outcome: 'whole',
        isWrong: true,
        lastSignedAt: Math.floor(clock.now() / 1000) * 1000,
      },
    ])
    expect(await listAuditLines(db, 10)).toMatchObject([{ reason: 'flow-whole' }])
  })

  it('a flow whose callback came before its own answer is under way once that answer is here (ESS-13)', async () => {
    const { db, id, number, clock, flows } = await open()
    const nowMs = clock.now()
    await noteStray(db, { id: 'flow-7', number }, nowMs, nowMs + 1)
    expect(await flows()).toEqual([{ id: 'flow-7', why: 'stray', outcome: null }])
    await db.transaction((tx) =>
      insertFlow(tx, box, { id: 'flow-7', contractId: id, pdfDigest: 'd', signers: [], endedWhy: null }, nowMs),
    )
    expect(await flows()).toEqual([{ id: 'flow-7', why: null, outcome: null }])
  })
})
