import { DAY_MS, HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import { createManualClock, type ManualClock } from '@diandu/core/testing'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { silentLog } from '../../kernel/index.ts'
import { createSearchCounter, type SearchCounter } from './search-counter.ts'
import { addSearches, forgetSearchDays, readSearchDays } from './search-day-store.ts'

describeOnEachEngine('Counted searches', (open) => {
  let db: Database
  let clock: ManualClock
  let counter: SearchCounter
  const counted = async () =>
    (await readSearchDays(db, '')).map(({ day, word, searches }) => `${day} ${word} ${searches}`)

  beforeEach(async () => {
    db = await open()
    clock = createManualClock(Date.UTC(2026, 10, 23, 4))
    counter = createSearchCounter(db, clock, silentLog)
  })

  it('are kept by word and day in China, with nothing of who searched (TOOL-1)', async () => {
    counter.count(' 女装 ', '203.0.113.7')
    counter.count('女装', '203.0.113.8')
    await counter.flush()
    clock.advance(12 * HOUR_MS)
    counter.count('女装', '203.0.113.9')
    await counter.flush()
    expect(await counted()).toEqual(['2026-11-23 女装 2', '2026-11-24 女装 1'])
    const columns = await db.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_name = 'search_days' AND table_schema = current_schema() ORDER BY 1`,
    )
    expect(columns.map(({ name }) => name)).toEqual(['day', 'invented', 'searches', 'word'])
  })

  it('count one address once in ten minutes for a word, and pages for any number of visitors (TOOL-17)', async () => {
    for (let time = 0; time < 3; time += 1) counter.count('女装', '203.0.113.7')
    counter.count('食品', '203.0.113.7')
    counter.count('茶叶', 'page')
    counter.count('茶叶', 'page')
    clock.advance(10 * MINUTE_MS)
    counter.count('女装', '203.0.113.7')
    await counter.flush()
    expect(await counted()).toEqual(['2026-11-23 女装 2', '2026-11-23 茶叶 2', '2026-11-23 食品 1'])
  })

  it('are all there once a flush has ended, those of a flush under way too', async () => {
    counter.count('女装', 'page')
    const underWay = counter.flush()
    counter.count('女装', 'page')
    await counter.flush()
    expect(await counted()).toEqual(['2026-11-23 女装 2'])
    await underWay
  })

  it('hold a bounded number of words in a flood of made-up ones', async () => {
    for (let number = 0; number < 1_200; number += 1) counter.count(`词语${number}`, 'page')
    await counter.flush()
    expect(await counted()).toHaveLength(1_000)
    const flood = new Map(Array.from({ length: 5_000 }, (_, number) => [`再来${number}`, 1]))
    await addSearches(db, '2026-11-23', flood)
    await addSearches(
      db,
      '2026-11-23',
      new Map([
        ['迟到', 1],
        ['词语1', 4],
      ]),
    )
    const rows = await readSearchDays(db, '')
    expect(rows.find(({ word }) => word === '词语1')?.searches).toBe(5)
    expect(rows.some(({ word }) => word === '迟到')).toBe(false)
  })

  it('are deleted once their day is long past (TOOL-16)', async () => {
    await addSearches(db, '2026-08-24', new Map([['女装', 1]]))
    await addSearches(db, '2026-08-25', new Map([['女装', 1]]))
    const { catalogModule } = await import('../catalog-module.ts')
    const sweep = catalogModule.sweeps?.find(({ name }) => name === 'forget old searches')
    await sweep?.run({ db, clock } as unknown as Parameters<typeof sweep.run>[0])
    expect(await counted()).toEqual(['2026-08-25 女装 1'])
    await forgetSearchDays(db, '2026-11-23')
    expect([await counted(), sweep?.everyMs]).toEqual([[], DAY_MS])
  })
})
