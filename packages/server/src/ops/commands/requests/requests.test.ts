import { createManualClock, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets
const DRAFT = { criteria: { minPriceFen: 1 }, days: 30, content: '' } as const

describeOnEachEngine('What reviewers do with requests of buyers', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const clock = createManualClock(fixture.now())
    const ops = (...args: readonly string[]) => runCommand(args, { db, clock, random: systemRandom, dataKey })
    return { fixture, ops }
  }

  it('reviewers let a request with contact data through, or say why not (REQ-5)', async () => {
    const { fixture, ops } = await begin()
    const { buyerRequests } = fixture.buyer.device
    expect(await ops('requests', 'list')).toEqual({ exitCode: 0, text: 'No request waits.' })
    const first = valueOf(await buyerRequests.publish({ ...DRAFT, content: '打 13800138000' }))
    const second = valueOf(await buyerRequests.publish({ ...DRAFT, content: '加微信 lin_2026' }))
    const listed = (await ops('requests', 'list')).text
    expect(listed.indexOf(first.id)).toBeLessThan(listed.indexOf(second.id))
    expect(await ops('requests', 'accept', first.id, '--by', 'Li')).toMatchObject({ exitCode: 0 })
    expect(await ops('requests', 'accept', first.id, '--by', 'Li')).toMatchObject({ exitCode: 1 })
    expect(await ops('requests', 'refuse', second.id, '--why', '请去掉微信', '--by', 'Li')).toMatchObject({
      exitCode: 0,
    })
    expect(await ops('requests', 'refuse', 'never-was', '--why', 'x', '--by', 'Li')).toMatchObject({ exitCode: 1 })
    const states = valueOf(await buyerRequests.mine(null)).items.map(({ state, refusedFor }) => [state, refusedFor])
    expect(states).toEqual([
      ['refused', '请去掉微信'],
      ['open', null],
    ])
    expect((await ops('requests', 'list', '--which', 'all')).text).toContain('请去掉微信')
  })
})
