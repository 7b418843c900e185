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
} from './assumptions.ts'
import { KIND_NAMES, type KindName, type MeasuredScaling } from './measured.ts'

/** Requests that a replica may not answer: writes, and what people read of their own. */
const BY_PRIMARY: readonly KindName[] = [
  'orders of a person',
  'messages of a person',
  'shop kept',
  'login',
  'order placed',
  'deposit paid',
]

const SECONDS_A_DAY = 86_400
const DAYS_A_MONTH = 30
const GB = 1e9
/** For a table without any measured row: a line of text with two indexes. */
const UNMEASURED_ROW_BYTES = 500

export interface Day {
  readonly requests: number
  readonly statements: number
  readonly serverCores: number
  readonly databaseCores: number
  /** The part of these that only the primary can do. */
  readonly primaryCores: number
  readonly answersGb: number
  readonly sentGb: number
  readonly logGb: number
  readonly rows: number
  readonly storedGb: number
}

/** Requests of a kind in a day. */
export const requestsOf = (name: KindName, people: number): number =>
  people * REQUESTS_PER_PERSON[name].value * (name === 'deposit paid' ? 1 + STEPS_OF_A_DEAL.value : 1)

/** Resources for a day of so many people; cores are those that are busy at its peak. */
export function computeDay(measured: MeasuredScaling, people: number = PEOPLE_A_DAY): Day {
  const sum = (of: (name: KindName) => number): number =>
    KIND_NAMES.reduce((sofar, name) => sofar + of(name) * requestsOf(name, people), 0)
  const kind = (name: KindName) => measured.kinds[name]
  const coresOf = (ms: number): number => (ms / 1000 / SECONDS_A_DAY) * PEAK.value
  const counted = (name: KindName): number => (name.startsWith('page') ? 0 : COUNTING.value)
  // Limits were off while it was measured: to count a call costs what a small change costs.
  const small = kind('shop kept')
  const countingMs = (name: KindName): number =>
    small.statements === 0 ? 0 : (counted(name) * small.databaseMs) / small.statements
  const answersGb = sum((name) => kind(name).bytesSent) / GB
  const filesGb = (people * (FILE_BYTES.value * NEW_DEVICES.value + PICTURE_BYTES.value)) / GB
  const rowsOf = (name: KindName): readonly (readonly [table: string, rows: number])[] =>
    Object.entries(kind(name).rows).filter(([table]) => !table.startsWith('sandbox_'))
  return {
    requests: sum(() => 1),
    statements: sum((name) => kind(name).statements + counted(name)),
    serverCores: coresOf(sum((name) => kind(name).serverMs)),
    databaseCores: coresOf(sum((name) => kind(name).databaseMs + countingMs(name))) * JOBS.value,
    primaryCores:
      coresOf(sum((name) => (BY_PRIMARY.includes(name) ? kind(name).databaseMs : 0) + countingMs(name))) * JOBS.value,
    answersGb,
    sentGb: answersGb + filesGb,
    logGb: sum((name) => kind(name).logBytes) / GB,
    rows: sum((name) => rowsOf(name).reduce((rows, [, count]) => rows + count, 0)),
    storedGb:
      sum((name) =>
        rowsOf(name).reduce(
          (bytes, [table, count]) => bytes + count * (measured.bytesPerRow[table] ?? UNMEASURED_ROW_BYTES),
          0,
        ),
      ) / GB,
  }
}

export const perSecond = (aDay: number): number => aDay / SECONDS_A_DAY

export interface Fleet {
  readonly servers: number
  readonly databases: number
  readonly balancers: number
  readonly diskGb: number
  readonly yuanAMonth: {
    readonly machines: number
    readonly disks: number
    readonly traffic: number
    readonly all: number
  }
}

/** The machines for such a day, after a year of such days. */
export function computeFleet(day: Day): Fleet {
  const needed = (
    cores: number,
    { cores: each, atLeast }: { readonly cores: number; readonly atLeast: number },
  ): number => Math.max(atLeast, Math.ceil(cores / FILLED.value / each))
  const servers = needed(day.serverCores, MACHINES.server)
  // One database is the primary; the others are read replicas, one of which could take its place.
  const databases = needed(day.databaseCores, MACHINES.database)
  const balancers = MACHINES.balancer.atLeast
  const diskGb = day.storedGb * STORED_DAYS.value
  const machines =
    servers * MACHINES.server.yuanAMonth +
    databases * MACHINES.database.yuanAMonth +
    balancers * MACHINES.balancer.yuanAMonth
  const disks = diskGb * COPIES.value * YUAN_PER_GB_KEPT_A_MONTH.value
  const traffic = day.sentGb * DAYS_A_MONTH * YUAN_PER_GB_SENT.value
  return {
    servers,
    databases,
    balancers,
    diskGb,
    yuanAMonth: { machines, disks, traffic, all: machines + disks + traffic },
  }
}

/** For how many people a day so many cores suffice, where servers and database have them together. */
export function peopleFor(measured: MeasuredScaling, cores: number, of: (day: Day) => number): number {
  const each = of(computeDay(measured, PEOPLE_A_DAY)) / PEOPLE_A_DAY
  return (cores * FILLED.value) / each
}
