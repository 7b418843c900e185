import { createManualClock, paidOrder, proveHandover, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets

describeOnEachEngine('What reviewers read of a hand-over', (open) => {
  it('reviewers see the checklist, what both said, and the proofs with their digests, also beside a refund (HND-14)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { buyer, seller } = fixture
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(fixture.now()), random: systemRandom, dataKey })
    const order = await paidOrder(fixture)
    expect((await ops('order', 'show', order.id)).text).not.toContain('CHECKLIST')
    await fixture.transition(order.id, 'seller.signed', 'seller')
    await fixture.transition(order.id, 'all.signed', 'buyer')
    await proveHandover(seller, order.id)
    valueOf(await seller.device.fulfilment.handOver(order.id, 'key-to-hand-over'))
    valueOf(
      await buyer.device.handovers.check(order.id, { item: 'deposit', revision: 1, act: 'wrong', words: '金额不对' }),
    )
    for (const [command, which] of [
      ['order', 'show'],
      ['refunds', 'show'],
    ] as const) {
      const { text } = await ops(command, which, order.number)
      expect(text).toMatch(/Platform deposit +required +\S+ \S+ +problem: 金额不对/)
      expect(text).toMatch(/sha-256 [0-9a-f]{64} +\/pictures\//)
    }
  })
})
