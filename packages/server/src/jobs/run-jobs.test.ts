import { randomUUID } from 'node:crypto'
import { createManualClock } from '@diandu/core/testing'
import { afterEach, expect, it } from 'vitest'
import { DatabaseBusy, type Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { createLog } from '../kernel/index.ts'
import type { Sweep } from '../server-module.ts'
import { simulatedDeps } from '../testing/simulated-deps.ts'
import { claimJobs, endJob, readJobs } from './job-store.ts'
import { startJobs, type RunningJobs } from './run-jobs.ts'

const running: RunningJobs[] = []
const made: { readonly end: () => void }[] = []
afterEach(async () => {
  const stopped = Promise.all(running.splice(0).map((one) => one.stop()))
  const ending = setInterval(() => made.forEach(({ end }) => end()), 10)
  await stopped.finally(() => clearInterval(ending))
  made.length = 0
})

/** A server of its own, whose timers are moved by hand. */
async function serverOn(db: Database, sweeps: readonly Sweep[]) {
  const clock = createManualClock()
  const lines: string[] = []
  const log = createLog({ level: 'warn', now: clock.now, write: (line) => void lines.push(line) })
  const jobs = await startJobs(sweeps, simulatedDeps(db, clock, { log }), randomUUID())
  running.push(jobs)
  return { clock, lines, jobs }
}

/** A job that says when it runs and ends when it is told to. */
function aJob(name: string, everyMs = 60_000) {
  const ends: ((error?: Error) => void)[] = []
  const sweep: Sweep = {
    name,
    everyMs,
    run: () => new Promise((resolve, reject) => void ends.push((error) => (error ? reject(error) : resolve()))),
  }
  const job = { sweep, runs: () => ends.length, end: (error?: Error) => ends.at(-1)?.(error) }
  made.push({ end: () => job.end() })
  return job
}

const makeDue = (db: Database) => db.change('UPDATE jobs SET due_at = 0')
const fell = (db: Database) => db.change('UPDATE jobs SET held_until = 0 WHERE held_by IS NOT NULL')
const row = async (db: Database, name: string) => (await readJobs(db)).find((job) => job.name === name)
/** A look that is still under way sets its next one only afterwards: where one has ended, the clock is moved again. */
const within = { timeout: 5_000, interval: 5 }

describeOnEachEngine('Jobs', (open) => {
  it('each that is due runs once, however many servers look at the same time (FLEET-40)', async () => {
    const db = await open()
    const [one, other] = [aJob('tidy'), aJob('match')]
    const servers = [
      await serverOn(db, [one.sweep, other.sweep]),
      await serverOn(db, [one.sweep, other.sweep]),
      await serverOn(db, [one.sweep, other.sweep]),
    ]
    for (let round = 1; round <= 5; round += 1) {
      await makeDue(db)
      const allLook = (): void => servers.forEach(({ clock }) => clock.advance(500))
      await expect.poll(() => (allLook(), [one.runs(), other.runs()]), within).toEqual([round, round])
      allLook()
      one.end()
      other.end()
      await expect.poll(async () => (await row(db, 'tidy'))?.runs, within).toBe(round)
      await expect.poll(async () => (await row(db, 'match'))?.runs, within).toBe(round)
    }
    expect([one.runs(), other.runs()]).toEqual([5, 5])
  })

  it('a start and another one do not put off what is due (FLEET-45)', async () => {
    const db = await open()
    const { sweep } = aJob('tidy', 3_600_000)
    await serverOn(db, [sweep])
    const first = await row(db, 'tidy')
    expect((first?.dueAt ?? 0) - (first?.nowMs ?? 0)).toBeGreaterThan(3_500_000)
    await db.change('UPDATE jobs SET due_at = due_at - 3000000')
    await serverOn(db, [sweep])
    const again = await row(db, 'tidy')
    expect((again?.dueAt ?? 0) - (again?.nowMs ?? 0)).toBeLessThan(700_000)
    await serverOn(db, [{ ...sweep, everyMs: 1_000 }])
    expect(await row(db, 'tidy')).toMatchObject({ everyMs: 1_000 })
  })

  it('what a fallen server left is taken over, and what it would still say of it is not believed (FLEET-41)', async () => {
    const db = await open()
    const job = aJob('tidy')
    await serverOn(db, [job.sweep])
    await makeDue(db)
    expect(await claimJobs(db, { names: ['tidy'], heldBy: 'the fallen', max: 1 })).toEqual([
      { name: 'tidy', isTakenOver: false },
    ])
    const next = await serverOn(db, [job.sweep])
    if (db.engine === 'postgresql') {
      next.clock.advance(500)
      expect(await claimJobs(db, { names: ['tidy'], heldBy: 'another', max: 1 })).toEqual([])
      expect(job.runs()).toBe(0)
      await fell(db)
    }
    await expect.poll(() => (next.clock.advance(500), job.runs()), within).toBe(1)
    await endJob(db, 'tidy', 'the fallen', 'too late')
    expect(await row(db, 'tidy')).toMatchObject({ runs: 0, failure: null })
    job.end()
    await expect.poll(async () => (await row(db, 'tidy'))?.runs, within).toBe(1)
    if (db.engine === 'postgresql') {
      expect(await row(db, 'tidy')).toMatchObject({ takenOver: 1, heldBy: null })
      expect(next.lines.join()).toContain('taken over from a server that has fallen')
    }
  })

  it('one that takes long stays its server’s while that lives (FLEET-40)', async () => {
    const db = await open()
    const job = aJob('tidy')
    const { clock } = await serverOn(db, [job.sweep])
    await makeDue(db)
    clock.advance(500)
    await expect.poll(job.runs, within).toBe(1)
    await db.change('UPDATE jobs SET held_until = held_until - 9000')
    const before = (await row(db, 'tidy'))?.heldUntil ?? 0
    clock.advance(2_500)
    await expect.poll(async () => (await row(db, 'tidy'))?.heldUntil ?? 0, within).toBeGreaterThan(before + 5_000)
    job.end()
  })

  it('one that fails is written down with its words, and comes back at its pace like the others (FLEET-43)', async () => {
    const db = await open()
    const [bad, good] = [aJob('bad', 1_000), aJob('good', 1_000)]
    const { clock, lines } = await serverOn(db, [bad.sweep, good.sweep])
    for (let round = 1; round <= 2; round += 1) {
      await makeDue(db)
      await expect.poll(() => (clock.advance(500), [bad.runs(), good.runs()]), within).toEqual([round, round])
      bad.end(round === 1 ? new Error('a bad day') : new DatabaseBusy('The database is away.', undefined))
      good.end()
      await expect.poll(async () => (await readJobs(db)).map(({ runs }) => runs), within).toEqual([round, round])
    }
    const { nowMs = 0, dueAt = 0, ...stored } = (await row(db, 'bad')) ?? {}
    expect(stored).toMatchObject({
      failures: 2,
      failuresInARow: 2,
      failure: 'The database is away.',
      succeededAt: null,
      failedAt: expect.any(Number),
      lateMs: expect.any(Number),
      tookMs: expect.any(Number),
    })
    expect(dueAt - nowMs).toBeGreaterThan(0)
    expect(await row(db, 'good')).toMatchObject({ failures: 0, failure: null, succeededAt: expect.any(Number) })
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'error', sweep: 'bad', message: 'A sweep failed' },
      { level: 'warn', sweep: 'bad', why: 'The database is away.', message: 'A sweep waits for the database' },
    ])
    await makeDue(db)
    await expect.poll(() => (clock.advance(500), bad.runs()), within).toBe(3)
    bad.end()
    await expect.poll(async () => (await row(db, 'bad'))?.failuresInARow, within).toBe(0)
  })

  it('a server that stops ends what it has begun, takes nothing more, and leaves nothing held (FLEET-42)', async () => {
    const db = await open()
    const job = aJob('tidy')
    const { clock, jobs } = await serverOn(db, [job.sweep])
    await makeDue(db)
    clock.advance(500)
    await expect.poll(job.runs, within).toBe(1)
    let isOver = false
    const stopped = jobs.stop().then(() => (isOver = true))
    await db.query('SELECT 1')
    expect(isOver).toBe(false)
    job.end()
    await stopped
    expect(await row(db, 'tidy')).toMatchObject({ runs: 1, heldBy: null, heldUntil: null })
    await makeDue(db)
    clock.advance(10_000)
    await db.query('SELECT 1')
    expect(job.runs()).toBe(1)
  })

  it('no more than eight run on one server at once, and the others wait (FLEET-43)', async () => {
    const db = await open()
    const all = Array.from({ length: 10 }, (_, at) => aJob(`job ${at}`))
    const { clock } = await serverOn(
      db,
      all.map(({ sweep }) => sweep),
    )
    await makeDue(db)
    clock.advance(500)
    const begun = () => all.filter(({ runs }) => runs() > 0).length
    await expect.poll(begun, within).toBe(8)
    clock.advance(500)
    await db.query('SELECT 1')
    expect(begun()).toBe(8)
    all.forEach(({ end }) => end())
    await expect.poll(async () => (await readJobs(db)).filter(({ runs }) => runs === 1).length, within).toBe(8)
    await expect.poll(() => (clock.advance(500), begun()), within).toBe(10)
    all.forEach(({ end }) => end())
  })
})
