import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INSPECTED_FIGURES } from '@diandu/core/catalog'
import { aListableForm, aSellForm, createManualClock, pictureOf, valueOf } from '@diandu/core/testing'
import { afterEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})
/** A screenshot of a shade of its own, as an inspector has it. */
const screenshot = (shade: number): Promise<string> => evidence(pictureOf(shade).bytes)

async function evidence(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-evidence-'))
  folders.push(folder)
  const path = join(folder, 'ratings.png')
  await writeFile(path, bytes)
  return path
}

describeOnEachEngine('What reviewers do with listings', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(), random: systemRandom, dataKey })
    const description = '老客稳定，请加微信 dianzhu_88 详谈，价格可议。'
    const form = await aListableForm(fixture, fixture.buyer, { description })
    const { id } = valueOf(await fixture.buyer.device.selling.submit(form, 'the-first-form-of-all'))
    return { ops, fixture, id, form, selling: fixture.buyer.device.selling }
  }

  it('is read with what was found in it, asked about by its field, and accepted as it was read (SEL-6, SEL-7, SEL-8)', async () => {
    const { ops, fixture, id, form, selling } = await begin()
    expect((await ops('listings', 'list')).text).toMatch(new RegExp(`${id} +1 +buyer_lin +Tmall .*description`))
    const shown = (await ops('listings', 'show', id)).text
    for (const part of ['周先生 13800000003', '加微信', '168,000', 'Submitted', 'Seller says exported'])
      expect(shown).toContain(part)
    const wanted = ['--field', 'described', '--words', '请补截图', '--by', 'Li'] as const
    expect(await ops('listings', 'request', id, '--revision', '1', ...wanted)).toMatchObject({ exitCode: 0 })
    expect(valueOf(await selling.find(id)).wanted).toEqual({ field: 'described', words: '请补截图' })
    expect((await ops('listings', 'list')).text).toBe('No listing waits.')
    valueOf(await selling.change(id, 2, { ...form, description: aSellForm().description }))
    const late = await ops('listings', 'accept', id, '--revision', '2', '--by', 'Li')
    expect([late.exitCode, late.text]).toEqual([1, expect.stringContaining('has changed it since then')])
    expect(await ops('listings', 'accept', id, '--revision', '3', '--by', 'Li')).toMatchObject({ exitCode: 0 })
    expect(valueOf(await fixture.openDevice().catalog.detail(id)).status).toBe('on-sale')
    expect((await ops('listings', 'list', '--which', 'all')).text).toContain('for sale')
  })

  it('has each figure inspected by a file and confirmed by another reviewer, until its seller changes it (SEL-29, SEL-36, SEL-37, SEL-9, INP-40)', async () => {
    const { ops, fixture, id, form, selling } = await begin()
    let revision = 1
    const inspect = (figure: string, file: string, by = 'Li Na') =>
      ops('listings', 'inspect', id, '--revision', String(revision), '--figure', figure, '--file', file, '--by', by)
    const confirm = (figures: string, by: string) =>
      ops('listings', 'confirm', id, '--revision', String(revision), '--figures', figures, '--by', by)
    const sources = async () => {
      const { figures, isInspected } = valueOf(await fixture.openDevice().catalog.detail(id))
      return [figures.ratings.by, figures.fans.by, figures.level.by, isInspected]
    }
    const file = await screenshot(1)
    for (const unknown of ['stars', 'all']) expect(await inspect(unknown, file)).toMatchObject({ exitCode: 2 })
    expect((await inspect('ratings', join(tmpdir(), 'no-such-file.png'))).exitCode).toBe(1)
    for (const bytes of [pictureOf(1, 64).bytes, pictureOf(1).bytes.slice(0, 200)])
      expect((await inspect('ratings', await evidence(bytes))).text).toContain(
        'at least 120 × 120 pixels that can be read',
      )
    expect(await inspect('ratings', file)).toMatchObject({ exitCode: 0 })
    revision = 2
    expect((await inspect('level', file)).text).toContain('A file shows one figure')
    for (const by of ['Li Na', 'ＬＩ　na', 'L. N.'])
      expect((await confirm('ratings', by)).text).toContain('Another reviewer')
    expect((await confirm('ratings,level', 'Zhao Min')).text).toContain('has no evidence')
    expect(await confirm('all', 'Zhao Min')).toMatchObject({ exitCode: 2 })
    const shown = (await ops('listings', 'show', id)).text
    const [, digest = ''] = /ratings +waits for another reviewer +ratings\.png +([0-9a-f]{64}) +Li Na/.exec(shown) ?? []
    const copy = `${file}.copy`
    expect(await ops('listings', 'evidence', id, '--digest', digest, '--to', copy)).toMatchObject({ exitCode: 0 })
    expect(await readFile(copy)).toEqual(await readFile(file))
    expect(await ops('listings', 'evidence', id, '--digest', digest, '--to', copy)).toMatchObject({ exitCode: 1 })
    expect(await confirm('ratings', 'Zhao Min')).toMatchObject({ exitCode: 0 })
    await ops('listings', 'accept', id, '--revision', '3', '--by', 'Li')
    expect(await sources()).toEqual(['inspector', 'platform-export', 'seller', false])
    revision = 4
    for (const [shade, figure] of INSPECTED_FIGURES.filter((one) => one !== 'ratings').entries()) {
      expect(await inspect(figure, await screenshot(shade + 2))).toMatchObject({ exitCode: 0 })
      revision += 1
      expect(await confirm(figure, 'Zhao Min')).toMatchObject({ exitCode: 0 })
      revision += 1
    }
    expect(await sources()).toEqual(['inspector', 'inspector', 'inspector', true])
    valueOf(await selling.change(id, revision, { ...form, fans: '12001' }))
    await ops('listings', 'accept', id, '--revision', String(revision + 1), '--by', 'Li')
    expect(await sources()).toEqual(['inspector', 'platform-export', 'inspector', false])
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
      ['confirm', 'x', '--revision', '1', '--figures', 'all', '--by', 'Li'],
      ['request', 'x', '--revision', '1', '--field', 'colour', '--words', 'x', '--by', 'Li'],
      ['refuse', 'x', '--revision', '1', '--why', '长'.repeat(301), '--by', 'Li'],
    ])
      expect(await ops('listings', ...args)).toMatchObject({ exitCode: 2 })
  })
})
