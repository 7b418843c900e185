import { aCardNumber, reasonOf, pictureOf, valueOf, createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findVerification, readVerificationDocuments } from '../../../account/index.ts'
import { createDataBox } from '../../../crypto/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import type { Database } from '../../../database/index.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { readSettings } from '../../../settings.ts'
import type { OpsDeps } from '../../ops-deps.ts'
import { MODULES } from '../../../modules.ts'
import { runCommand } from '../../run-command.ts'

const FIRST = readSettings({}).secrets.dataKey
const NEXT = { now: Buffer.alloc(32, 3), before: [FIRST.now] }
const DONE = 'Everything is sealed with DATA_KEY. DATA_KEYS_BEFORE is needed no more.'
/** Sealed values of a market with documents: two pictures, and the stored answers to these and to the card. */
const SEALS: Readonly<Record<string, number>> = {
  'bank_cards.sealed_number': 1,
  'verifications.papers': 1,
  'picture_bytes.sealed': 2,
  'idempotency_keys.sealed_answer': 3,
}

const reportOf = (again: number): string =>
  [
    ...MODULES.flatMap(({ sealedPlaces = [] }) => sealedPlaces).map(
      ({ table, column }) => `${table}.${column}: ${again * (SEALS[`${table}.${column}`] ?? 0)} sealed anew`,
    ),
    DONE,
  ].join('\n')

describeOnEachEngine('Changing the key of the data', (open) => {
  /** A market with documents and two pictures of them, sealed with the first key. */
  const begin = async () => {
    const db = await open()
    const { buyer, close } = await openServerFixture(db)
    const picture = async (shows: number) => valueOf(await buyer.device.uploads.picture(pictureOf(shows))).id
    const papers = {
      kind: 'person',
      name: '林小满',
      residentId: '11010519491231002X',
      frontPhoto: await picture(1),
      backPhoto: await picture(2),
      proof: 'bank',
      cardNumber: '6222021234567894',
      mobile: '',
    } as const
    expect(reasonOf(await buyer.device.verifications.handIn(papers))).toBe('ok')
    valueOf(await buyer.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber() }))
    await close()
    const [record] = await db.query<{ id: string }>('SELECT id FROM verifications')
    return { db, papers, id: record?.id ?? '' }
  }
  const ops = (db: Database, dataKey: OpsDeps['dataKey']) =>
    runCommand(['data', 'reseal'], { db, clock: createManualClock(), random: systemRandom, dataKey })
  const read = (db: Database, id: string, dataKey: OpsDeps['dataKey']) =>
    readVerificationDocuments(db, id, createDataBox(dataKey), { by: 'Li Na', at: 1 })

  it('finds the next chunks of pictures by an index, however many there are', async () => {
    const db = await open()
    const place = MODULES.flatMap(({ sealedPlaces = [] }) => sealedPlaces).find(
      ({ table }) => table === 'picture_chunks',
    )
    const plan = await db.transaction(async (tx) => {
      await tx.script('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off')
      return tx.query<{ readonly 'QUERY PLAN': string }>(
        `EXPLAIN SELECT sealed FROM picture_chunks WHERE ${place?.key} > 'a' ORDER BY ${place?.key} LIMIT 20`,
      )
    })
    const plans = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(plans).toContain('Index Scan using picture_chunks_key')
    expect(plans).not.toContain('Sort')
  })

  it('reads what was sealed before, and seals it again so that the old key may go', async () => {
    const { db, papers, id } = await begin()
    expect(await read(db, id, NEXT)).toEqual(papers)
    await expect(read(db, id, { now: NEXT.now, before: [] })).rejects.toThrow('This was not sealed here.')
    expect(await ops(db, NEXT)).toEqual({ exitCode: 0, text: reportOf(1) })
    expect(await read(db, id, { now: NEXT.now, before: [] })).toEqual(papers)
    await expect(read(db, id, FIRST)).rejects.toThrow('This was not sealed here.')
    const [picture] = await db.query<{ contentHash: string; sealed: Uint8Array }>(
      'SELECT content_hash, sealed FROM picture_bytes',
    )
    const shown = createDataBox({ now: NEXT.now, before: [] }).open(
      picture?.sealed ?? Buffer.of(),
      `picture ${picture?.contentHash}`,
    )
    expect(Buffer.from(shown).subarray(1, 4).toString()).toBe('PNG')
    expect((await findVerification(db, id))?.status).toBe('reviewing')
  })

  it('knows of every column that holds bytes: all of them are sealed', async () => {
    const { db } = await begin()
    const columns = await db.query<{ place: string }>(
      "SELECT table_name || '.' || column_name AS place FROM information_schema.columns WHERE table_schema = current_schema() AND data_type = 'bytea' ORDER BY 1",
    )
    const named = MODULES.flatMap(({ sealedPlaces = [] }) => sealedPlaces)
      .filter(({ as }) => as === 'bytes')
      .map(({ table, column }) => `${table}.${column}`)
    expect(columns.map(({ place }) => place)).toEqual(named.toSorted())
  })

  it('does nothing the second time, and nothing where the key was never changed', async () => {
    const { db } = await begin()
    const nothing = { exitCode: 0, text: reportOf(0) }
    expect(await ops(db, FIRST)).toEqual(nothing)
    await ops(db, NEXT)
    expect(await ops(db, NEXT)).toEqual(nothing)
  })

  it('names what no key opens, and leaves it as it was', async () => {
    const { db, papers, id } = await begin()
    const wrong = { now: NEXT.now, before: [Buffer.alloc(32, 4)] }
    const { exitCode, text } = await ops(db, wrong)
    expect([exitCode, text.includes(`verifications ${id}`), text.includes(DONE)]).toEqual([1, true, false])
    expect(await read(db, id, FIRST)).toEqual(papers)
  })

  it('goes through more than it reads at once', async () => {
    const { db } = await begin()
    const first = createDataBox(FIRST)
    for (let number = 0; number < 45; number += 1) {
      await db.change('INSERT INTO picture_bytes (content_hash, type, sealed) VALUES ($1, $2, $3)', [
        `h${number}`,
        'image/png',
        first.seal(Buffer.from('x'), `picture h${number}`),
      ])
    }
    expect((await ops(db, NEXT)).text).toContain('picture_bytes.sealed: 47 sealed anew')
  })
})
