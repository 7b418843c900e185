import { createManualClock, paidOrder, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { listAuditLines } from '../../../audit/index.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets
const ratings = { truth: 1, communication: 1, speed: 1 }

describeOnEachEngine('What reviewers do with reviews of deals', (open) => {
  it('a review that was taken down is shown and counted no more, its author reads why, and it is written down (REV-7)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const clock = createManualClock(fixture.now())
    const ops = (...args: readonly string[]) => runCommand(args, { db, clock, random: systemRandom, dataKey })
    const { buyer, seller } = fixture
    expect((await ops('reviews', 'list')).text).toBe('No deal was reviewed.')
    const order = await paidOrder(fixture)
    await fixture.completeOrder(order.id)
    valueOf(await buyer.device.reviews.write(order.id, { ratings, words: '住在三号楼的那位' }))
    expect((await ops('reviews', 'list')).text).toContain('from ')
    valueOf(await seller.device.reviews.write(order.id, { ratings, words: '' }))
    const withdraw = () =>
      ops('reviews', 'withdraw', order.number, '--side', 'buyer', '--why', '含有他人隐私', '--by', 'Li')
    expect(await withdraw()).toMatchObject({ exitCode: 0 })
    expect(await withdraw()).toMatchObject({ exitCode: 1 })
    expect(await ops('reviews', 'withdraw', 'never-was', '--side', 'buyer', '--why', 'x', '--by', 'Li')).toMatchObject({
      exitCode: 1,
    })
    expect(valueOf(await seller.device.reviews.ofOrder(order.id))).toMatchObject({ other: null, hasOther: true })
    expect(valueOf(await buyer.device.reviews.ofOrder(order.id)).own).toMatchObject({ takenDownFor: '含有他人隐私' })
    expect(valueOf(await fixture.openDevice().reviews.ofSeller(order.shop.id, null))).toMatchObject({
      items: [],
      summary: { count: 0 },
    })
    expect((await ops('reviews', 'list')).text).toContain('no: 含有他人隐私')
    expect((await listAuditLines(db, 10)).map(({ what }) => what)).toContain('ops reviews withdraw')
  })
})
