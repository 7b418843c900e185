import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnOf, keyOf } from './column-names.ts'
import type { Transaction } from '../database.ts'
import { describeOnEachEngine } from '../testing.ts'
import { insertIfAbsent, insertRow, updateRow, upsertRow } from './write-row.ts'

interface Sample {
  readonly shopId: string
  readonly priceFen: number | null
  readonly isPaused: boolean
  readonly kinds: readonly string[]
  readonly points: readonly number[]
  readonly terms: unknown
  readonly sealed: Uint8Array
}

const SAMPLES = `CREATE TEMP TABLE samples (shop_id text PRIMARY KEY, price_fen bigint UNIQUE, is_paused boolean DEFAULT false,
  kinds text[] DEFAULT '{}', points int[] DEFAULT '{}', terms jsonb, sealed bytea) ON COMMIT DROP`

const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'))
const sample: fc.Arbitrary<Sample> = fc.record({
  shopId: text,
  priceFen: fc.option(fc.maxSafeInteger()),
  isPaused: fc.boolean(),
  kinds: fc.array(text),
  points: fc.array(fc.integer()),
  terms: fc.record({ user_id: text, shopTitle: fc.option(text) }),
  sealed: fc.uint8Array(),
})

const stored = ({ terms, ...row }: Sample) => ({ ...row, terms: JSON.stringify(terms) })

describeOnEachEngine('A row that is written from an object', (open) => {
  const onSamples = async (work: (tx: Transaction) => Promise<void>): Promise<void> =>
    (await open()).transaction(async (tx) => {
      await tx.script(SAMPLES)
      await work(tx)
    })
  const rowsOf = (tx: Transaction) => tx.query<Sample>('SELECT * FROM samples ORDER BY shop_id')

  it('is read as it was written, whatever it holds', async () => {
    await onSamples((tx) =>
      fc.assert(
        fc.asyncProperty(sample, sample, async (one, other) => {
          await tx.change('DELETE FROM samples')
          await insertRow(tx, 'samples', stored(one))
          expect(await rowsOf(tx)).toEqual([one])
          const { shopId, ...set } = stored(other)
          expect(await updateRow(tx, 'samples', { set, where: { shopId: one.shopId, priceFen: one.priceFen } })).toBe(
            true,
          )
          expect(await rowsOf(tx)).toEqual([{ ...other, shopId: one.shopId }])
          await upsertRow(tx, 'samples', { key: { shopId: one.shopId }, set: stored(one) })
          expect(await rowsOf(tx)).toEqual([one])
          expect(await insertIfAbsent(tx, 'samples', stored({ ...other, shopId: one.shopId }), ['shopId'])).toBe(false)
          expect(await insertIfAbsent(tx, 'samples', { shopId: `${shopId}${one.shopId}.` })).toBe(true)
          expect(await rowsOf(tx)).toHaveLength(2)
        }),
        { numRuns: 25 },
      ),
    )
  })

  it('is changed only where every condition holds, and null means an empty column', async () => {
    await onSamples(async (tx) => {
      await insertRow(tx, 'samples', { shopId: 'a', priceFen: null })
      await insertRow(tx, 'samples', { shopId: 'b', priceFen: 5 })
      const pause = (where: Parameters<typeof updateRow>[2]['where']) =>
        updateRow(tx, 'samples', { set: { isPaused: true }, where })
      expect(await pause({ shopId: 'a', priceFen: 5 })).toBe(false)
      expect(await pause({ shopId: 'b', priceFen: null })).toBe(false)
      expect(await pause({ shopId: 'a', priceFen: null })).toBe(true)
      expect((await rowsOf(tx)).map(({ isPaused }) => isPaused)).toEqual([true, false])
    })
  })

  it('keeps what only a new row takes', async () => {
    await onSamples(async (tx) => {
      const put = (priceFen: number) =>
        upsertRow(tx, 'samples', { key: { shopId: 'a' }, set: { priceFen }, once: { kinds: [String(priceFen)] } })
      await put(1)
      await put(2)
      expect(await rowsOf(tx)).toMatchObject([{ shopId: 'a', priceFen: 2, kinds: ['1'] }])
    })
  })

  it('may be refused by the named constraint alone', async () => {
    const twice = onSamples(async (tx) => {
      await insertRow(tx, 'samples', { shopId: 'a', priceFen: 1 })
      expect(await insertIfAbsent(tx, 'samples', { shopId: 'b', priceFen: 1 })).toBe(false)
      await insertIfAbsent(tx, 'samples', { shopId: 'b', priceFen: 1 }, ['shopId'])
    })
    await expect(twice).rejects.toThrow('samples_price_fen_key')
  })

  it('throws for a name that is none, and for a change of every row', async () => {
    const database = await open()
    const set = { value: '1' }
    await expect(insertRow(database, 'settings; --', set)).rejects.toThrow('No name of a table')
    await expect(insertRow(database, 'settings', { 'name) --': '1' })).rejects.toThrow('No name of a column')
    await expect(updateRow(database, 'settings', { set, where: { 'name = name OR name': '1' } })).rejects.toThrow(
      'No name',
    )
    await expect(updateRow(database, 'settings', { set, where: {} })).rejects.toThrow('all of them would change')
  })

  it('reaches every column there is by one key', async () => {
    const columns = await (
      await open()
    ).query<{ name: string }>(
      'SELECT DISTINCT column_name::text AS name FROM information_schema.columns WHERE table_schema = current_schema()',
    )
    expect(columns.length).toBeGreaterThan(400)
    for (const { name } of columns) expect(columnOf(keyOf(name))).toBe(name)
  })
})
