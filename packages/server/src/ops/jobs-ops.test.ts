import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { foundationModule } from '../foundation-module.ts'
import { claimJobs, endJob, registerJobs } from '../jobs/job-store.ts'
import { runCommand } from './run-command.ts'

const SWEEPS = foundationModule.sweeps ?? []
const [FIRST = '', SECOND = ''] = SWEEPS.map(({ name }) => name)

describeOnEachEngine('The jobs that reviewers see', (open) => {
  it('have their last run, how late it was, and what went wrong; trouble ends with 1 (FLEET-44)', async () => {
    const db = await open()
    const jobs = () =>
      runCommand(['jobs'], {
        db,
        clock: createManualClock(),
        random: systemRandom,
        dataKey: { now: new Uint8Array(32), before: [] },
      })
    expect(await jobs()).toMatchObject({ exitCode: 1, text: 'No server has run on this database yet.' })
    await registerJobs(db, [...SWEEPS, { name: 'of another version', everyMs: 1 }], false)
    const [head, ...rows] = (await jobs()).text.split('\n')
    expect([head, rows.length]).toEqual([
      expect.stringMatching(/^JOB +EVERY +LAST RUN +LATE +TOOK +RUNS/),
      SWEEPS.length,
    ])
    expect(rows.find((row) => row.startsWith(FIRST))).toMatch(/ 1 h +- +- +- +0 +0 +due in (1 h|\d+ min)$/)

    await db.change('UPDATE jobs SET due_at = due_at - 3610000 WHERE name = $1', [FIRST])
    await claimJobs(db, { names: [FIRST], heldBy: 'server-2 77', max: 1 })
    expect((await jobs()).text).toMatch(/ runs on server-2 77 for \d+ ms/)
    await db.change('UPDATE jobs SET held_until = held_until - 60000')
    expect((await jobs()).text).toContain('left by server-2 77, which has fallen')
    await endJob(db, FIRST, 'server-2 77', null)
    const ended = await jobs()
    expect([ended.exitCode, ended.text]).toEqual([0, expect.stringMatching(/ 1\d s +\d+ (ms|s|min) +1 +0 +due in/)])

    for (let run = 0; run < 3; run += 1) {
      await db.change('UPDATE jobs SET due_at = 0 WHERE name = $1', [SECOND])
      await claimJobs(db, { names: [SECOND], heldBy: 'server-2 77', max: 1 })
      await endJob(db, SECOND, 'server-2 77', 'a bad day')
      expect((await jobs()).exitCode).toBe(run < 2 ? 0 : 1)
    }
    expect((await jobs()).text).toMatch(
      new RegExp(`In trouble:\n {2}${SECOND}: failed 3 times in a row, at .* with: a bad day`),
    )

    await db.change('UPDATE jobs SET failures_in_a_row = 0, due_at = due_at - 5 * every_ms - 100000 WHERE name = $1', [
      SECOND,
    ])
    expect(await jobs()).toMatchObject({ exitCode: 1, text: expect.stringContaining(`${SECOND}: late by`) })
  })
})
