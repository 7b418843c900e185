import { aCardNumber, reasonOf, pictureOf, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createDataBox, findVerification, readPapers } from '../account/index.ts'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../outside/index.ts'
import { readSettings } from '../settings.ts'
import { handClock } from '../testing/hand-clock.ts'
import type { OpsParts } from './ops-parts.ts'
import { MODULES } from '../modules.ts'
import { runCommand } from './run-command.ts'

const FIRST = readSettings({}).secrets.dataKey
const NEXT = { now: Buffer.alloc(32, 3), before: [FIRST.now] }
const DONE = 'Everything is sealed with DATA_KEY. DATA_KEYS_BEFORE is needed no more.'
const FILLED: readonly string[] = ['bank_cards.sealed_number', 'verifications.papers', 'picture_bytes.sealed']

const BYTES = 'picture_bytes.sealed'

/** What is told where each filled place has so many seals, of pictures twice as many, and the others none. */
const reportOf = (anew: number): string =>
  [
    ...MODULES.flatMap(({ sealedPlaces = [] }) => sealedPlaces).map(({ table, column }) => `${table}.${column}: ${`${table}.${column}` === BYTES ? 2 * anew : FILLED.includes(`${table}.${column}`) ? anew : 0} sealed anew`),
    DONE,
  ].join('\n')

describeOnEachEngine('Changing the key of the data', (open) => {
  /** A market with papers and two pictures of them, sealed with the first key. */
  const begin = async () => {
    const db = await open()
    const { buyer, close } = await openServerWorld(db)
    const picture = async (shows: number) => valueOf(await buyer.device.uploads.picture(pictureOf(shows))).id
    const papers = { kind: 'person', name: '林小满', residentId: '11010519491231002X', frontPhoto: await picture(1), backPhoto: await picture(2), proof: 'bank', cardNumber: '6222021234567894', mobile: '' } as const
    expect(reasonOf(await buyer.device.verifications.handIn(papers))).toBe('ok')
    valueOf(await buyer.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber() }))
    await close()
    const [record] = await db.query<{ id: string }>('SELECT id FROM verifications')
    return { db, papers, id: record?.id ?? '' }
  }
  const ops = (db: Database, dataKey: OpsParts['dataKey']) => runCommand(['data', 'reseal'], { db, clock: handClock(), random: systemRandom, dataKey })
  const read = (db: Database, id: string, dataKey: OpsParts['dataKey']) => readPapers(db, id, createDataBox(dataKey), { by: 'Li Na', at: 1 })

  it('[ACS-15] [OPS-30] reads what was sealed before, and seals it anew so that the old key may go', async () => {
    const { db, papers, id } = await begin()
    expect(await read(db, id, NEXT)).toEqual(papers)
    await expect(read(db, id, { now: NEXT.now, before: [] })).rejects.toThrow('This was not sealed here.')
    expect(await ops(db, NEXT)).toEqual({ exitCode: 0, text: reportOf(1) })
    expect(await read(db, id, { now: NEXT.now, before: [] })).toEqual(papers)
    await expect(read(db, id, FIRST)).rejects.toThrow('This was not sealed here.')
    const [picture] = await db.query<{ content_hash: string; sealed: Uint8Array }>('SELECT content_hash, sealed FROM picture_bytes')
    const shown = createDataBox({ now: NEXT.now, before: [] }).open(picture?.sealed ?? Buffer.of(), `picture ${picture?.content_hash}`)
    expect(Buffer.from(shown).subarray(1, 4).toString()).toBe('PNG')
    expect((await findVerification(db, id))?.status).toBe(0)
  })

  it('[OPS-30] knows of every column that holds bytes: all of them are sealed', async () => {
    const { db } = await begin()
    const columns = await db.query<{ place: string }>(
      "SELECT table_name || '.' || column_name AS place FROM information_schema.columns WHERE table_schema = current_schema() AND data_type = 'bytea' ORDER BY 1",
    )
    const named = MODULES.flatMap(({ sealedPlaces = [] }) => sealedPlaces).filter(({ as }) => as === 'bytes').map(({ table, column }) => `${table}.${column}`)
    expect(columns.map(({ place }) => place)).toEqual(named.toSorted())
  })

  it('[OPS-30] does nothing the second time, and nothing where the key was never changed', async () => {
    const { db } = await begin()
    const nothing = { exitCode: 0, text: reportOf(0) }
    expect(await ops(db, FIRST)).toEqual(nothing)
    await ops(db, NEXT)
    expect(await ops(db, NEXT)).toEqual(nothing)
  })

  it('[OPS-30] names what no key opens, and leaves it as it was', async () => {
    const { db, papers, id } = await begin()
    const wrong = { now: NEXT.now, before: [Buffer.alloc(32, 4)] }
    const { exitCode, text } = await ops(db, wrong)
    expect([exitCode, text.includes(`verifications ${id}`), text.includes(DONE)]).toEqual([1, true, false])
    expect(await read(db, id, FIRST)).toEqual(papers)
  })

  it('[OPS-30] goes through more than it reads at once', async () => {
    const { db } = await begin()
    const first = createDataBox(FIRST)
    for (let number = 0; number < 45; number += 1) {
      await db.change('INSERT INTO picture_bytes (content_hash, type, sealed) VALUES ($1, $2, $3)', [`h${number}`, 'image/png', first.seal(Buffer.from('x'), `picture h${number}`)])
    }
    expect((await ops(db, NEXT)).text).toContain('picture_bytes.sealed: 47 sealed anew')
  })
})
