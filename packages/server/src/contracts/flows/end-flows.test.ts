import { valueOf } from '@diandu/core/testing'
import { DAY_MS } from '@diandu/core/kernel'
import { afterEach, expect, it } from 'vitest'
import { listAuditLines } from '../../audit/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { runCommand } from '../../ops/run-command.ts'
import { systemRandom } from '../../outside/index.ts'
import { readSettings } from '../../settings.ts'
import { insertFlow, noteStray } from './flow-store.ts'
import { listFlows } from './list-flows.ts'
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
  /** With the seller's signature taken over. */
  const sellerSigned = async (): Promise<Elsewhere> => {
    const elsewhere = await open()
    valueOf(await elsewhere.link('seller'))
    elsewhere.played.sign('flow-1', elsewhere.mobileOf.seller, elsewhere.clock.now() - 6000)
    valueOf(await elsewhere.collect())
    return elsewhere
  }

  it('[ESS-13] is cancelled at the provider, whatever ended it', async () => {
    for (const [event, by, days] of [['buyer.gave-up', 'buyer', 0], ['seller.failed', 'seller', 0], ['signature.late', 'sweeper', 4]] as const) {
      const { happen, sweep, flows, played, clock, link, kept } = await sellerSigned()
      clock.advance(days * DAY_MS)
      expect(await happen(event, by)).toBe(true)
      expect(['expired', 'void']).toContain((await kept()).status)
      await sweep()
      expect(await flows()).toEqual([{ id: 'flow-1', why: 'dead', outcome: 'cancelled' }])
      expect(played.flows[0]?.status).toBe(6)
      expect(played.asked.at(-2)).toMatchObject({ action: 'CancelFlow', input: { FlowId: 'flow-1', CancelMessage: '订单已结束，合同不再签署' } })
      expect(await link('buyer')).toMatchObject({ ok: false, failure: { reason: 'terms-changed' } })
    }
  })

  it('[ESS-13] is cancelled until the provider says so, and by one alone', async () => {
    const { happen, sweep, flows, played, clock } = await sellerSigned()
    await happen('buyer.gave-up', 'buyer')
    played.fail('CancelFlow', 'refused')
    await sweep()
    await sweep()
    const cancels = () => played.asked.filter(({ action }) => action === 'CancelFlow').length
    expect([cancels(), (await flows())[0]?.outcome]).toEqual([1, null])
    clock.advance(20_000)
    await sweep()
    expect(cancels()).toBe(2)
    played.fail('CancelFlow', 'no')
    clock.advance(3_600_000)
    await Promise.all([sweep(), sweep(), sweep()])
    expect([cancels(), (await flows())[0]?.outcome]).toEqual([3, 'cancelled'])
    clock.advance(3_600_000)
    await sweep()
    expect(cancels()).toBe(3)
  })

  it('[ESS-13] of an earlier document is cancelled too, and one that all have signed is left alone', async () => {
    const { redraw, link, collect, sweep, flows, played, clock, mobileOf, kept } = await open()
    valueOf(await link('seller'))
    await redraw()
    await sweep()
    expect(await flows()).toEqual([{ id: 'flow-1', why: 'redrawn', outcome: 'cancelled' }])
    valueOf(await link('seller'))
    played.sign('flow-2', mobileOf.seller, clock.now() - 6000)
    played.sign('flow-2', mobileOf.buyer, clock.now() - 6000)
    played.seal('flow-2', clock.now() - 6000)
    valueOf(await collect())
    expect((await kept()).status).toBe('all-signed')
    await sweep()
    expect(await flows()).toContainEqual({ id: 'flow-2', why: 'signed', outcome: 'whole' })
    expect(played.flows[1]?.status).toBe(4)
  })

  it('[ESS-14] and that was signed by all nevertheless leaves a line in the audit log, and stays in the house’s list until somebody has seen to it', async () => {
    const { db, happen, sweep, played, clock, mobileOf, kept } = await sellerSigned()
    const ops = (...args: readonly string[]) => runCommand(args, { db, clock, random: systemRandom, dataKey: readSettings({}).secrets.dataKey })
    expect((await ops('flows', 'list')).text).toBe('There is no flow at the provider that has to be seen to.')
    await happen('buyer.gave-up', 'buyer')
    played.sign('flow-1', mobileOf.buyer, clock.now() - 6000)
    played.seal('flow-1', clock.now() - 6000)
    played.fail('DescribeFlowInfo', 'refused')
    await sweep()
    expect((await ops('flows', 'list')).text).toMatch(/flow-1 .*the contract has ended +not cancelled yet/)
    played.fail('DescribeFlowInfo', 'no')
    clock.advance(3_600_000)
    await sweep()
    expect((await kept()).status).toBe('void')
    expect(await listAuditLines(db, 10)).toMatchObject([{ what: 'flow tencent', reason: 'flow-whole', message: expect.stringContaining('flow-1') }])
    expect((await ops('flows', 'list')).text).toMatch(/SIGNED BY ALL .* no$/m)
    expect((await ops('flows', 'close', 'flow-1')).exitCode).toBe(2)
    expect((await ops('flows', 'close', 'flow-9', '--by', 'Li Na', '--why', 'released')).exitCode).toBe(1)
    expect(await ops('flows', 'close', 'flow-1', '--by', 'Li Na', '--why', 'released with both')).toEqual({ exitCode: 0, text: 'Flow flow-1 has been seen to.' })
    expect((await ops('flows', 'close', 'flow-1', '--by', 'Li Na', '--why', 'released with both')).exitCode).toBe(1)
    expect((await ops('flows', 'list')).text).toBe('There is no flow at the provider that has to be seen to.')
    expect((await ops('flows', 'list', '--which', 'all')).text).toMatch(/SIGNED BY ALL .*Li Na: released with both$/m)
    expect((await ops('flows', 'list', '--which', 'some')).exitCode).toBe(2)
  })

  it('[ESS-14] [ESS-15] and of which only a callback told, is reported as well where all have signed it', async () => {
    const { db, link, sweep, played, clock, number, mobileOf } = await open()
    played.fail('CreateFlowByFiles', 'lost')
    await link('seller')
    for (const mobile of [mobileOf.seller, mobileOf.buyer]) played.sign('flow-1', mobile, clock.now())
    played.seal('flow-1', clock.now())
    await noteStray(db, { id: 'flow-1', number }, clock.now(), clock.now())
    await sweep()
    expect(await listFlows(db, 'open', 10)).toMatchObject([{ id: 'flow-1', endedWhy: 'stray', outcome: 'whole', isWrong: true, lastSignedAt: Math.floor(clock.now() / 1000) * 1000 }])
    expect(await listAuditLines(db, 10)).toMatchObject([{ reason: 'flow-whole' }])
  })

  it('[ESS-15] whose callback came before its own answer is under way once that answer is here', async () => {
    const { db, id, number, clock, flows } = await open()
    const nowMs = clock.now()
    await noteStray(db, { id: 'flow-7', number }, nowMs, nowMs + 1)
    expect(await flows()).toEqual([{ id: 'flow-7', why: 'stray', outcome: null }])
    await db.transaction((tx) => insertFlow(tx, box, { id: 'flow-7', contractId: id, paperDigest: 'd', signers: [], endedWhy: null }, nowMs))
    expect(await flows()).toEqual([{ id: 'flow-7', why: null, outcome: null }])
  })
})
