import { WORK_QUEUES, type Today, type WorkQueue } from '@diandu/core/admin'
import { parseDay } from '@diandu/core/format'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { aListableForm, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { waitingSince } from '../queue-store.ts'
import { openConsole } from '../testing/open-console.ts'
import { readDayFigures } from './day-figure-store.ts'
import { forgetDecidedCases, noteDecidedCase, readReviewTimes } from './review-time-store.ts'
import { readSystemAlerts } from './system-alerts.ts'

describeOnEachEngine('Today', (open) => {
  it('figures are of days in China, today until now and the seven days before (ADM-75)', async () => {
    const db = await open()
    const noon = Date.parse('2026-03-11T12:00:00+08:00')
    const step = (at: number, nth: number) =>
      db.change(
        "INSERT INTO sale_steps (shop_id, revision, seller_id, at, event, words) VALUES ('s', $1, 'u', $2, 'submitted', '')",
        [nth, at],
      )
    const midnight = parseDay('2026-03-11')
    await step(midnight, 1)
    await step(midnight - 1, 2)
    await step(midnight - 7 * DAY_MS, 3)
    await step(midnight - 7 * DAY_MS - 1, 4)
    const add = (day: string, count: number) =>
      db.change('INSERT INTO view_days (day, view_count) VALUES ($1, $2)', [day, count])
    await add('2026-03-11', 40)
    await add('2026-03-04', 7)
    await add('2026-03-03', 99)
    const figures = await readDayFigures(db, noon)
    const daysOf = (name: string) => figures.find(({ figure }) => figure === name)?.days
    expect([daysOf('listings'), daysOf('visits'), daysOf('orders')]).toEqual([
      [1, 0, 0, 0, 0, 0, 1, 1],
      [7, 0, 0, 0, 0, 0, 0, 40],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ])
  })

  it('the time of reviews is the median of the day, and of the same day of the week before', async () => {
    const db = await open()
    const begins = parseDay('2026-03-11')
    const decided = (at: number, hours: number) =>
      db.transaction((tx) => noteDecidedCase(tx, 'listings', `c${hours}`, { since: at - hours * HOUR_MS, at }))
    for (const hours of [1, 2, 9]) await decided(begins + HOUR_MS, hours)
    await decided(begins - 7 * DAY_MS, 5)
    await decided(begins - 6 * DAY_MS, 24)
    expect(await readReviewTimes(db, begins)).toEqual([
      { queue: 'listings', todayMs: 2 * HOUR_MS, weekAgoMs: 5 * HOUR_MS },
    ])
    expect(await forgetDecidedCases(db, begins + 100 * DAY_MS)).toBe(5)
  })

  it('a decided case, and an open one, are the member’s own Today (ADM-75)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { selling } = fixture.buyer.device
    const { id } = valueOf(
      await selling.submit(await aListableForm(fixture, fixture.buyer, {}), 'the-first-form-of-all'),
    )
    const { addStaff, logIn, send, clock } = await openConsole(db)
    await addStaff('li', ['reviewer'])
    const cookie = await logIn('li')
    const today = async () => (await send('GET', 'today', {}, { cookie })).data as Today
    await send('POST', 'listings/claim', { id, isTakenOver: false }, { cookie })
    expect((await today()).own).toMatchObject([{ queue: 'listings', caseId: id }])
    await send('POST', 'listings/decide/refuse', { id, version: '1', words: '图不清楚', fields: {} }, { cookie })
    clock.advance(HOUR_MS / 60)
    const after = await today()
    expect([after.own, after.reviews.map(({ queue }) => queue)]).toEqual([[], ['listings']])
    expect(after.figures.map(({ figure }) => figure)).not.toContain('fees')
    expect(after.alerts).toEqual([])
  })

  it.each(Object.keys(WORK_QUEUES) as WorkQueue[])(
    'a case that is not in the queue %s has no waiting time',
    async (queue) => {
      expect(await waitingSince(await open(), queue, 'none', Date.now())).toBeUndefined()
    },
  )

  it('alerts name what fails: books, jobs and notices', async () => {
    const db = await open()
    const nowMs = Date.now()
    const alerts = () => readSystemAlerts(db, new Set(['recount the whole books', 'a job']), nowMs)
    const backups = db.engine === 'postgresql' ? ['backups'] : []
    expect(await alerts()).toEqual(backups)
    const job = (name: string, failures: number) =>
      db.change('INSERT INTO jobs (name, every_ms, due_at, failures_in_a_row) VALUES ($1, 1000, $2, $3)', [
        name,
        nowMs + DAY_MS,
        failures,
      ])
    await job('recount the whole books', 1)
    await job('a job', 3)
    await job('of a version before', 9)
    expect(await alerts()).toEqual(['books', 'jobs', ...backups])
  })
})
