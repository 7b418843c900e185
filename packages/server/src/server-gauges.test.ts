import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openTestDatabase } from './database/testing.ts'
import { gaugesOf } from './server-gauges.ts'

it('tells how late a job is, and how many jobs are in trouble (FLEET-44)', async () => {
  const db = await openTestDatabase()
  await db.change(
    `INSERT INTO jobs (name, every_ms, due_at) VALUES
     ('in time', 60000, (extract(epoch FROM clock_timestamp()) * 1000)::int8 + 30000),
     ('late', 60000, (extract(epoch FROM clock_timestamp()) * 1000)::int8 - 3600000)`,
  )
  const gauges = gaugesOf({ db, clock: createManualClock(), readers: { ageMs: () => 450 } }, [])
  const read = (wanted: string) => gauges.find(({ name }) => name === wanted)?.read()
  const late = (await read('job_late_seconds')) as Readonly<Record<string, number>>
  expect(late['in time']).toBe(0)
  expect(late['late']).toBeGreaterThanOrEqual(3_600)
  expect(await read('jobs_in_trouble')).toBe(1)
  expect(await read('reads_age_seconds')).toBe(0.45)
})
