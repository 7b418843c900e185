import { readFileSync } from 'node:fs'
import { tableText } from '../tables.ts'
import {
  COPIES,
  COUNTING,
  FILE_BYTES,
  FILLED,
  JOBS,
  STORED_DAYS,
  MACHINES,
  NEW_DEVICES,
  PEAK,
  PEOPLE_A_DAY,
  PICTURE_BYTES,
  REQUESTS_PER_PERSON,
  STEPS_OF_A_DEAL,
  YUAN_PER_GB_KEPT_A_MONTH,
  YUAN_PER_GB_SENT,
  type Assumption,
} from './assumptions.ts'
import { computeDay, computeFleet, peopleFor, perSecond, requestsOf } from './compute-scaling.ts'
import { KIND_NAMES, type MeasuredScaling } from './measured.ts'

/** The figures of the last measurement. */
export const storedFigures = (): MeasuredScaling =>
  JSON.parse(readFileSync(new URL('./measured.json', import.meta.url), 'utf8')) as MeasuredScaling

const text = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits }).replaceAll(',', ' ')
/** Three significant figures: the measurement has no more. */
const rough = (value: number): string => text(Number(value.toPrecision(value >= 1000 ? 2 : 3)), value < 10 ? 1 : 0)
const yuan = (value: number): string => `¥${text(Math.round(value / 10) * 10)}`

function measuredText(measured: MeasuredScaling): string {
  const { machine, measuredOn, shops } = measured
  const rows = KIND_NAMES.map((name) => {
    const { serverMs, databaseMs, statements, bytesSent, logBytes, rows: written, p50Ms } = measured.kinds[name]
    const rowCount = Object.values(written).reduce((sum, count) => sum + count, 0)
    return [
      name,
      text(serverMs, 2),
      text(databaseMs, 2),
      text(statements, 1),
      text(bytesSent / 1000, 1),
      text(logBytes / 1000, 1),
      text(rowCount, 1),
      text(p50Ms, 1),
    ]
  })
  return `Measured on ${measuredOn} on a machine with ${machine.cores} cores and ${machine.memoryGiB} GiB, which had other things to do, with Node ${machine.node}, PostgreSQL ${machine.postgres.split(' ')[0]} (durable) and ${text(shops)} shops. Times are of one core.

${tableText(['one request', 'server ms', 'database ms', 'statements', 'kB sent', 'kB of log', 'rows', 'median ms'], rows)}`
}

const line = (
  name: string,
  { value, why }: Assumption,
  shown = text(value, value < 10 && value % 1 !== 0 ? 3 : 0),
): readonly string[] => [name, shown.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), why]

function assumptionsText(): string {
  const lines = [
    ...KIND_NAMES.map((name) => line(`${name}, per person`, REQUESTS_PER_PERSON[name])),
    line('further steps of a paid deal', STEPS_OF_A_DEAL),
    line('statements that count a call', COUNTING),
    line('peak over mean', PEAK),
    line('filled at the peak', FILLED),
    line('work beside requests', JOBS),
    line('new devices', NEW_DEVICES),
    line('bytes of files for a new device', FILE_BYTES),
    line('bytes of pictures per person', PICTURE_BYTES),
    line('days that rows are kept', STORED_DAYS),
    line('copies', COPIES),
    line('¥ per GB sent', YUAN_PER_GB_SENT),
    line('¥ per GB kept, a month', YUAN_PER_GB_KEPT_A_MONTH),
    ...Object.entries(MACHINES).map(([name, { cores, memoryGiB, yuanAMonth, atLeast }]) => [
      `a ${name}, a month`,
      `¥${text(yuanAMonth)}`,
      `${cores} cores, ${memoryGiB} GiB; ${atLeast} at least`,
    ]),
  ]
  // Reasons are words: they begin at the left.
  return tableText(['assumed', 'value', 'because'], lines).replace('---: |\n', '--- |\n')
}

export function dayText(measured: MeasuredScaling): string {
  const day = computeDay(measured)
  const fleet = computeFleet(day)
  const rows = [
    [
      'requests',
      text(day.requests),
      `${rough(perSecond(day.requests))} a second, ${rough(perSecond(day.requests) * PEAK.value)} at the peak`,
    ],
    [
      'statements',
      text(day.statements),
      `${rough(perSecond(day.statements))} a second, ${rough(perSecond(day.statements) * PEAK.value)} at the peak`,
    ],
    [
      'movements of money',
      text(requestsOf('deposit paid', PEOPLE_A_DAY)),
      `${rough(perSecond(requestsOf('deposit paid', PEOPLE_A_DAY)) * PEAK.value)} a second at the peak`,
    ],
    [
      'sent',
      `${rough(day.sentGb)} GB`,
      `of these ${rough(day.answersGb)} GB by the servers, the rest files and pictures`,
    ],
    ['rows written', text(day.rows), `${rough(day.storedGb)} GB with their indexes`],
    ['log for replicas and archive', `${rough(day.logGb)} GB`, ''],
    ['server cores at the peak', text(day.serverCores, 1), `${fleet.servers} servers`],
    [
      'database cores at the peak',
      text(day.databaseCores, 1),
      `${fleet.databases} machines; ${text(day.primaryCores, 1)} of these cores only the primary can give`,
    ],
    ['kept after a year', `${rough(fleet.diskGb)} GB`, `${rough(fleet.diskGb * COPIES.value)} GB with all copies`],
    [
      'machines',
      `${yuan(fleet.yuanAMonth.machines)} a month`,
      `${fleet.servers} servers, ${fleet.databases} databases, ${fleet.balancers} balancers`,
    ],
    ['disks', `${yuan(fleet.yuanAMonth.disks)} a month`, 'at the end of the first year'],
    ['traffic', `${yuan(fleet.yuanAMonth.traffic)} a month`, ''],
    [
      '**all**',
      `**${yuan(fleet.yuanAMonth.all)} a month**`,
      `${text((fleet.yuanAMonth.all / PEOPLE_A_DAY) * 100, 1)} fen a month for each of the people of a day`,
    ],
  ]
  return tableText(['a million people a day', 'a day', 'that is'], rows)
}

const ONE_MACHINE_CORES = 8
const LARGEST_CORES = 64
const LARGEST_TB = 4

export function stepsText(measured: MeasuredScaling): string {
  const people = (cores: number, of: Parameters<typeof peopleFor>[2]): string => rough(peopleFor(measured, cores, of))
  const { cores } = MACHINES.database
  const years = (LARGEST_TB * 1000) / computeDay(measured).storedGb / STORED_DAYS.value
  const rows = [
    [
      '1',
      `one machine of ${ONE_MACHINE_CORES} cores, with PostgreSQL on it`,
      people(ONE_MACHINE_CORES, (day) => day.serverCores + day.databaseCores),
    ],
    [
      '2',
      `servers apart, a primary of ${cores} cores, which answers everything`,
      people(cores, (day) => day.databaseCores),
    ],
    [
      '3',
      'the same with reads from replicas: the primary writes, counts, and answers people of their own',
      people(cores, (day) => day.primaryCores),
    ],
    [
      '4',
      `a primary of ${LARGEST_CORES} cores, tables in parts by month`,
      people(LARGEST_CORES, (day) => day.primaryCores),
    ],
    ['5', 'rows spread over machines by their keys', 'more'],
  ]
  return `${tableText(['step', 'how it stands', 'enough for so many people a day'], rows)}

By its disk a primary of ${LARGEST_TB} TB is full after ${rough(years)} years of a million people a day, with nothing taken into archives.`
}

export function scalingText(): string {
  const measured = storedFigures()
  return [measuredText(measured), assumptionsText(), dayText(measured), stepsText(measured)].join('\n\n')
}
