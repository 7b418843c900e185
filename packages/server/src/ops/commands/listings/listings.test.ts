import { aSellForm, createManualClock, reasonOf, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets

describeOnEachEngine('What reviewers do with listings', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(), random: systemRandom, dataKey })
    const form = aSellForm({ description: '老客稳定，请加微信 dianzhu_88 详谈，价格可议。' })
    const { id } = valueOf(await fixture.buyer.device.selling.submit(form, 'the-first-form-of-all'))
    return { ops, fixture, id, selling: fixture.buyer.device.selling }
  }

  it('is read with what was found in it, asked about by its field, and accepted as it was read (SEL-6, SEL-7, SEL-8)', async () => {
    const { ops, fixture, id, selling } = await begin()
    expect((await ops('listings', 'list')).text).toMatch(new RegExp(`${id} +1 +buyer_lin +Tmall .*description`))
    const shown = (await ops('listings', 'show', id)).text
    for (const part of ['周先生 13800000003', '加微信', '168,000', 'Submitted', 'Platform export'])
      expect(shown).toContain(part)
    const wanted = ['--field', 'described', '--words', '请补截图', '--by', 'Li'] as const
    expect(await ops('listings', 'request', id, '--revision', '1', ...wanted)).toMatchObject({ exitCode: 0 })
    expect(valueOf(await selling.find(id)).wanted).toEqual({ field: 'described', words: '请补截图' })
    expect((await ops('listings', 'list')).text).toBe('No listing waits.')
    valueOf(await selling.change(id, 2, aSellForm()))
    const late = await ops('listings', 'accept', id, '--revision', '2', '--by', 'Li')
    expect([late.exitCode, late.text]).toEqual([1, expect.stringContaining('has changed it since then')])
    expect(await ops('listings', 'accept', id, '--revision', '3', '--by', 'Li')).toMatchObject({ exitCode: 0 })
    expect(valueOf(await fixture.openDevice().catalog.detail(id)).status).toBe('on-sale')
    expect((await ops('listings', 'list', '--which', 'all')).text).toContain('for sale')
  })

  it('has figures confirmed by an inspector, each until its seller changes it (SEL-29, SEL-9)', async () => {
    const { ops, fixture, id, selling } = await begin()
    const inspect = (revision: string, figures: string) =>
      ops('listings', 'inspect', id, '--revision', revision, '--figures', figures, '--by', 'Li')
    const sources = async () => {
      const { figures, isInspected } = valueOf(await fixture.openDevice().catalog.detail(id))
      return [figures.ratings.by, figures.fans.by, figures.level.by, isInspected]
    }
    expect(await inspect('1', 'stars')).toMatchObject({ exitCode: 2 })
    expect(await inspect('1', 'ratings, level')).toMatchObject({ exitCode: 0 })
    await ops('listings', 'accept', id, '--revision', '2', '--by', 'Li')
    expect(await sources()).toEqual(['inspector', 'platform-export', 'inspector', false])
    expect((await inspect('2', 'fans')).text).toContain('has changed it since then')
    expect(await inspect('3', 'all')).toMatchObject({ exitCode: 0 })
    expect(await sources()).toEqual(['inspector', 'inspector', 'inspector', true])
    expect((await ops('listings', 'show', id)).text).toMatch(/Figures confirmed by an inspector +Li/)
    valueOf(await selling.change(id, 4, aSellForm({ fans: '12001' })))
    await ops('listings', 'accept', id, '--revision', '5', '--by', 'Li')
    expect(await sources()).toEqual(['inspector', 'platform-export', 'inspector', false])
  })

  it('is refused with a reason that its seller reads, on the market too (SEL-7)', async () => {
    const { ops, fixture, id, selling } = await begin()
    const refuse = (revision: string) =>
      ops('listings', 'refuse', id, '--revision', revision, '--why', '店铺已经关闭', '--by', 'Li')
    await ops('listings', 'accept', id, '--revision', '1', '--by', 'Li')
    expect(await refuse('2')).toMatchObject({ exitCode: 0 })
    expect(valueOf(await selling.find(id))).toMatchObject({ stage: 'refused', refusedFor: '店铺已经关闭' })
    expect(reasonOf(await fixture.openDevice().catalog.detail(id))).toBe('not-found')
    expect(await refuse('3')).toMatchObject({ exitCode: 1 })
  })

  it('is told what is not understood, and of what is not there (SEL-8)', async () => {
    const { ops } = await begin()
    for (const args of [
      ['accept', 'no-such', '--revision', '1', '--by', 'Li'],
      ['show', 'no-such'],
    ])
      expect(await ops('listings', ...args)).toMatchObject({ exitCode: 1, text: expect.stringContaining('no-such') })
    for (const args of [
      ['accept', 'x', '--revision', 'one', '--by', 'Li'],
      ['request', 'x', '--revision', '1', '--field', 'colour', '--words', 'x', '--by', 'Li'],
      ['refuse', 'x', '--revision', '1', '--why', '长'.repeat(301), '--by', 'Li'],
    ])
      expect(await ops('listings', ...args)).toMatchObject({ exitCode: 2 })
  })
})
