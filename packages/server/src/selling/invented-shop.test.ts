import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INSPECTED_FIGURES, sourceSentence } from '@diandu/core/catalog'
import { EXPORTED_FIGURES } from '@diandu/core/selling'
import { aListableForm, aSellForm, createManualClock, pictureOf, reasonOf, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { runCommand } from '../ops/run-command.ts'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../settings.ts'

const { dataKey } = readSettings({}).secrets
const INVENTED = { kind: 'flagship', exported: EXPORTED_FIGURES.join(' ') } as const

describeOnEachEngine('An invented shop', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const ops = async (...args: readonly string[]) =>
      (await runCommand(args, { db, clock: createManualClock(), random: systemRandom, dataKey })).exitCode
    return { db, fixture, ops, selling: fixture.secondBuyer.device.selling }
  }

  it('of an unverified seller without photos ends at its first step: no reviewer can accept it (SEL-35)', async () => {
    const { fixture, ops, selling } = await begin()
    const { id } = valueOf(await selling.submit(aSellForm(INVENTED), 'an-invented-flagship'))
    expect(await ops('listings', 'accept', id, '--revision', '1', '--by', 'Li Na')).toBe(1)
    expect(reasonOf(await fixture.openDevice().catalog.detail(id))).toBe('not-found')
  })

  it('of a seller who has shown for a contract who they are can be accepted, as of a verified one (SEL-35)', async () => {
    const { fixture, ops, selling, db } = await begin()
    const photos = (await aListableForm(fixture, fixture.secondBuyer)).photos
    await db.change('DELETE FROM verifications', [])
    const { id } = valueOf(await selling.submit(aSellForm({ photos }), 'a-shop-of-a-known-seller'))
    expect(await ops('listings', 'accept', id, '--revision', '1', '--by', 'Li Na')).toBe(1)
    await db.change('INSERT INTO known_identities (user_id, sealed, proven_at) VALUES ($1, $2, 0)', [
      fixture.secondBuyer.userId,
      'sealed',
    ])
    expect(await ops('listings', 'accept', id, '--revision', '1', '--by', 'Li Na')).toBe(0)
  })

  it('of a verified seller is stated as their word, and one reviewer with one picture seals nothing (CAT-44, SEL-36, SEL-37)', async () => {
    const { fixture, ops, selling } = await begin()
    const form = await aListableForm(fixture, fixture.secondBuyer, INVENTED)
    const { id } = valueOf(await selling.submit(form, 'an-invented-flagship'))
    expect(await ops('listings', 'accept', id, '--revision', '1', '--by', 'Li Na')).toBe(0)
    const folder = await mkdtemp(join(tmpdir(), 'diandu-picture-'))
    const picture = join(folder, 'any.png')
    await writeFile(picture, pictureOf(1).bytes)
    const inspect = (figure: string, revision: number) =>
      ops(
        'listings',
        'inspect',
        id,
        '--revision',
        `${revision}`,
        '--figure',
        figure,
        '--file',
        picture,
        '--by',
        'Li Na',
      )
    expect(await inspect('all', 2)).toBe(2)
    expect(await inspect('ratings', 2)).toBe(0)
    for (const figure of INSPECTED_FIGURES) expect(await inspect(figure, 3)).toBe(1)
    for (const by of ['Li Na', 'LI NA', 'L. Na'])
      expect(await ops('listings', 'confirm', id, '--revision', '3', '--figures', 'ratings', '--by', by)).toBe(1)
    await rm(folder, { recursive: true })
    const { figures, isInspected } = valueOf(await fixture.openDevice().catalog.detail(id))
    expect(isInspected).toBe(false)
    for (const figure of Object.values(figures)) {
      const { zh, en } = sourceSentence(figure)
      expect(zh).toMatch(/平台没有看到文件|平台没有核对/)
      expect(en).toMatch(/We haven’t/)
    }
  })
})
