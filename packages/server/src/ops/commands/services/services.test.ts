import { createManualClock, valueOf } from '@diandu/core/testing'
import type { ServiceDraft } from '@diandu/core/services'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets
const DRAFT: ServiceDraft = {
  service: 'residence',
  packageId: 'standard',
  name: '林女士',
  details: '想在天猫开一家女装旗舰店，商标已注册。',
  entry: { platform: 1, entity: 'company', trademark: 'registered' },
  os: 'ios',
}

describeOnEachEngine('What the operator does about a request for a service', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(), random: systemRandom, dataKey })
    const { services } = fixture.buyer.device
    const receipt = valueOf(await services.submit(DRAFT, null))
    return { fixture, ops, services, receipt }
  }

  it('is listed, taken, answered with a price and closed, and its person reads each step (ONB-10)', async () => {
    const { fixture, ops, services, receipt } = await begin()
    const { number, id } = receipt
    const by = ['--by', 'Li Na'] as const
    expect((await ops('services', 'list')).text).toMatch(
      new RegExp(`${number} +shop setup service \\(standard\\) +submitted .*${fixture.buyer.mobile}`),
    )
    expect(await ops('services', 'take', number, ...by)).toMatchObject({ exitCode: 0 })
    const answer = ['services', 'answer', id, '--text', '材料齐全，可以开始。', '--yuan', '2880', ...by] as const
    expect(await ops(...answer)).toMatchObject({ exitCode: 0 })
    expect((await ops('services', 'list')).text).toBe('No request waits.')
    const shown = (await ops('services', 'show', number)).text
    expect(shown).toContain('Onboarding: Tmall, company, trademark: registered (r)')
    expect(shown).toMatch(/answered +Li Na +2,880\.00 +材料齐全，可以开始。/)
    expect(await ops('services', 'close', number, '--note', '店铺已开通。', ...by)).toMatchObject({ exitCode: 0 })
    expect((await ops('services', 'list', '--which', 'all')).text).toMatch(/closed/)
    const { state, steps } = valueOf(await services.request(id))
    expect(state).toBe('closed')
    expect(steps.map((step) => [step.state, step.note, step.priceFen])).toEqual([
      ['submitted', '', null],
      ['taken', '', null],
      ['answered', '材料齐全，可以开始。', 288_000],
      ['closed', '店铺已开通。', null],
    ])
    await fixture.close()
  })

  it('is refused in words where there is no such request, nothing is said, or it has ended (ONB-11)', async () => {
    const { fixture, ops, services, receipt } = await begin()
    const by = ['--by', 'Li Na'] as const
    expect(await ops('services', 'take', 'FW000', ...by)).toEqual({
      exitCode: 1,
      text: 'There is no request "FW000". "services list" shows their numbers.',
    })
    expect(await ops('services', 'show', 'FW000')).toMatchObject({ exitCode: 1 })
    expect(await ops('services', 'answer', receipt.number, '--text', 'x', '--yuan', 'free', ...by)).toMatchObject({
      exitCode: 2,
    })
    valueOf(await services.withdraw(receipt.id))
    expect(await ops('services', 'answer', receipt.number, '--text', '可以', ...by)).toMatchObject({ exitCode: 1 })
    await fixture.close()
  })
})
