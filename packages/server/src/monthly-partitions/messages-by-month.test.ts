import type { NewMessage } from '@diandu/core/inbox'
import { DAY_MS } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { writeMessage } from '../inbox/index.ts'
import { silentLog } from '../kernel/index.ts'
import { keepByMonth } from './keep-by-month.ts'
import { isKeptByMonth, monthlyTable, monthOf } from './monthly-table.ts'
import { keepTablesByMonth } from './months-module.ts'
import { putTogether } from './testing/put-together.ts'

const MONTH_MS = 31 * DAY_MS
const MESSAGES = monthlyTable('inbox_messages')
const NOW = createManualClock().now()

const fell = (userId: string, key: string, at: number): NewMessage<'price.fell'> => ({
  userId,
  event: 'price.fell',
  key,
  subject: 'shop',
  figures: { shop: '一家店', fromFen: 200_00, toFen: 150_00 },
  at,
})

/** Statements of the version before. */
const VERSION_BEFORE = {
  write: `INSERT INTO inbox_messages (user_id, id, event_key, kind, event, subject, figures, at)
    SELECT g.user_id, g.id, g.event_key, 'price', 'price.fell', nullif(g.subject, ''), g.figures::jsonb, g.at
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[])
      WITH ORDINALITY AS g (user_id, id, event_key, subject, figures, at, nth)
    ORDER BY g.user_id, g.nth ON CONFLICT DO NOTHING RETURNING user_id, id, kind, event, subject, at`,
  markRead: 'UPDATE inbox_messages SET read_at = coalesce(read_at, $3) WHERE user_id = $1 AND id = $2',
  list: `SELECT id, kind, event, subject, figures, at, read_at, place FROM inbox_messages
    WHERE user_id = $1 AND $2::text IS NULL AND (at, place) < ($3::bigint, $4::bigint) ORDER BY at DESC, place DESC LIMIT $5::int`,
  drop: `DELETE FROM inbox_messages WHERE (user_id, id) IN (
    SELECT user_id, id FROM inbox_messages WHERE read_at IS NOT NULL AND read_at < $1 ORDER BY read_at LIMIT $2::int)`,
}

describeOnEachEngine('The table of messages', (open) => {
  let db: Database | undefined
  afterEach(async () => {
    if (db !== undefined) await putTogether(db)
  })

  const turn = (market: Database, nowMs = NOW) =>
    keepTablesByMonth({ db: market, clock: createManualClock(nowMs), log: silentLog })
  const keysIn = async (market: Database): Promise<readonly string[]> =>
    (
      await market.query<{ entry: string }>(
        `SELECT user_id || ' ' || event_key AS entry FROM inbox_messages ORDER BY 1`,
      )
    ).map(({ entry }) => entry)

  it('holds an event of each person once, whichever months it is written in, by many at once and by a program that does wrong (FLEET-120)', async () => {
    const market = (db = await open())
    const telling = fc.record({
      person: fc.constantFrom('lin', 'wu'),
      key: fc.constantFrom('one', 'two', 'three'),
      // Also of months that were not made.
      month: fc.integer({ min: -3, max: 6 }),
      how: fc.constantFrom('by the program', 'by hand'),
    })
    let number = 0
    await fc.assert(
      fc.asyncProperty(fc.array(telling, { maxLength: 10 }), fc.nat(10), async (tellings, turned) => {
        await putTogether(market)
        await market.change('DELETE FROM inbox_messages')
        await market.change('DELETE FROM inbox_told')
        const tell = async ({ person, key, month, how }: (typeof tellings)[number]): Promise<void> => {
          const at = NOW + month * MONTH_MS
          if (how === 'by the program') await market.transaction((tx) => writeMessage(tx, fell(person, key, at)))
          else
            await market.change(
              `INSERT INTO inbox_messages (user_id, id, event_key, kind, event, figures, at) VALUES ($1, $2, $3, 'price', 'price.fell', '{}', $4)`,
              [person, `by hand ${(number += 1)}`, key, at],
            )
        }
        await Promise.all(tellings.slice(0, turned).map(tell))
        await turn(market)
        await Promise.all(tellings.slice(turned).map(tell))
        await turn(market, NOW + 3 * MONTH_MS)
        await Promise.all(tellings.map(tell))
        expect(await keysIn(market)).toEqual(
          [...new Set(tellings.map(({ person, key }) => `${person} ${key}`))].toSorted(),
        )
      }),
      { numRuns: 6 },
    )
  })

  it('keeps what was told before the database counted it, a piece at a time, before it is turned (FLEET-120, FLEET-84)', async () => {
    const market = (db = await open())
    await market.transaction(async (tx) => {
      await tx.script('ALTER TABLE inbox_messages DISABLE TRIGGER USER')
      await tx.change(
        `INSERT INTO inbox_messages (user_id, id, event_key, kind, event, figures, at)
         SELECT 'person-' || n % 7, 'm' || n, 'event-' || n, 'price', 'price.fell', '{}', $1::int8 FROM generate_series(1, 5200) n`,
        [NOW],
      )
      await tx.script('ALTER TABLE inbox_messages ENABLE TRIGGER USER')
    })
    await market.transaction((tx) => writeMessage(tx, fell('lin', 'new', NOW)))
    const keys = await keysIn(market)
    expect(await keepByMonth(market, MESSAGES, NOW, 1)).toBe(false)
    expect(await isKeptByMonth(market, MESSAGES)).toBe(false)
    await turn(market)
    expect(await isKeptByMonth(market, MESSAGES)).toBe(true)
    expect(await market.query('SELECT count(*) AS count FROM inbox_told')).toEqual([{ count: keys.length }])
    for (const [person, key] of [
      ['person-1', 'event-1'],
      ['person-6', 'event-5200'],
      ['lin', 'new'],
    ] as const)
      expect(await market.transaction((tx) => writeMessage(tx, fell(person, key, NOW + 2 * MONTH_MS)))).toBe(false)
    expect(await keysIn(market)).toEqual(keys)
  })

  it('goes on counting places where it was, so that what is written later stands before what was earlier (MSG-18)', async () => {
    const market = (db = await open())
    const tell = (key: string) => market.transaction((tx) => writeMessage(tx, fell('lin', key, NOW)))
    await tell('one')
    await tell('two')
    await turn(market)
    await tell('three')
    const places = await market.query<{ key: string }>('SELECT event_key AS key FROM inbox_messages ORDER BY place')
    expect(places.map(({ key }) => key)).toEqual(['one', 'two', 'three'])
  })

  it('is written, read, marked and emptied by a server of the version before as ever, once it is turned (FLEET-121)', async () => {
    const market = (db = await open())
    const write = (key: string, at: number) =>
      market.query<{ id: string }>(VERSION_BEFORE.write, [['lin'], [`id ${key} ${at}`], [key], [''], ['{}'], [at]])
    await write('before', NOW)
    await turn(market)
    expect(await write('after', NOW + MONTH_MS)).toHaveLength(1)
    expect(await write('after', NOW + 2 * MONTH_MS)).toEqual([])
    expect(await write('before', NOW + 2 * MONTH_MS)).toEqual([])
    expect(await market.transaction((tx) => writeMessage(tx, fell('lin', 'after', NOW)))).toBe(false)
    const list = (at: number) => market.query<{ at: number }>(VERSION_BEFORE.list, ['lin', null, at, 0, 9])
    expect((await list(Number.MAX_SAFE_INTEGER)).map(({ at }) => at)).toEqual([NOW + MONTH_MS, NOW])
    expect((await list(NOW + MONTH_MS)).map(({ at }) => at)).toEqual([NOW])
    expect(await market.change(VERSION_BEFORE.markRead, ['lin', `id before ${NOW}`, 1])).toBe(1)
    expect(await market.change(VERSION_BEFORE.drop, [2, 9])).toBe(1)
    expect(await keysIn(market)).toEqual(['lin after'])
  })

  it('has each message in the month of its instant, for which room was made before (FLEET-84, FLEET-85)', async () => {
    const market = (db = await open())
    const part = (at: number) => `inbox_messages_${monthOf(at).replace('-', '_')}`
    await turn(market)
    for (const months of [0, 1, 2, 5])
      await market.transaction((tx) => writeMessage(tx, fell('lin', `in ${months}`, NOW + months * MONTH_MS)))
    const counted = async (table: string) =>
      (await market.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`))[0]?.count
    expect([
      await counted('inbox_messages_before'),
      await counted(part(NOW + MONTH_MS)),
      await counted(part(NOW + 2 * MONTH_MS)),
      await counted('inbox_messages_other'),
    ]).toEqual([1, 1, 1, 1])
    await turn(market, NOW + 5 * MONTH_MS)
    expect([await counted('inbox_messages_other'), await counted(part(NOW + 5 * MONTH_MS))]).toEqual([0, 1])
    expect(await market.transaction((tx) => writeMessage(tx, fell('lin', 'in 5', NOW)))).toBe(false)
  })
})
