import { duration, isJobInTrouble, jobState, readJobs, type JobRecord } from '../../../jobs/index.ts'
import { EVERY_SWEEP } from '../../../modules.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const jobs = defineCommand({
  name: 'jobs',
  meaning:
    'the chores of all servers: when each ran last, what is late, what fails; exit code 1 where one is in trouble',
  notes: [
    'In trouble is a job that failed three times in a row, or that no server has taken for a minute and three of its intervals.',
  ],
  parameters: {},
  examples: ['jobs'],
  async run(_input, { db }) {
    const names = new Set(EVERY_SWEEP.map(({ name }) => name))
    const known = (await readJobs(db)).filter(({ name }) => names.has(name))
    if (known.length === 0) return notDone('No server has run on this database yet.')
    const troubles = known.filter(isJobInTrouble)
    const text = tableText(
      ['JOB', 'EVERY', 'LAST RUN', 'LATE', 'TOOK', 'RUNS', 'FAILED', 'NOW'],
      [...troubles, ...known.filter((job) => !troubles.includes(job))].map(rowOf),
    )
    return troubles.length === 0
      ? done(text)
      : notDone(`${text}\n\nIn trouble:\n  ${troubles.map(troubleOf).join('\n  ')}`)
  },
})

function rowOf(job: JobRecord): readonly string[] {
  const { name, everyMs, endedAt, lateMs, tookMs, runs, failures } = job
  return [
    name,
    duration(everyMs),
    endedAt === null ? '-' : time(endedAt),
    lateMs === null ? '-' : duration(lateMs),
    tookMs === null ? '-' : duration(tookMs),
    String(runs),
    String(failures),
    stateText(job),
  ]
}

function stateText(job: JobRecord): string {
  const state = jobState(job)
  switch (state.kind) {
    case 'running':
      return `runs on ${state.on} for ${duration(state.forMs)}`
    case 'left':
      return `left by ${state.by}, which has fallen`
    case 'late':
      return `late by ${duration(state.lateMs)}`
    case 'waiting':
      return `due in ${duration(Math.max(0, state.dueInMs))}`
  }
}

function troubleOf(job: JobRecord): string {
  const { name, failuresInARow, failure, failedAt } = job
  return failuresInARow === 0
    ? `${name}: ${stateText(job)}`
    : `${name}: failed ${failuresInARow} times in a row, at ${failedAt === null ? '-' : time(failedAt)} with: ${failure ?? '-'}`
}
