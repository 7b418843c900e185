import { tableText } from '../bench/tables.ts'
import type { AttackFinding } from './attack-finding.ts'
import type { CrowdedPayments } from './crowded-payments.ts'
import type { Attacked } from './run-attack.ts'
import type { FuzzCount } from './run-fuzz.ts'
import type { UploadsBeside, Waited } from './inputs/uploads-beside.ts'

/** Requests and answers, by call and by kind. */
export function attackTables({ fuzz, access, findings }: Attacked): readonly string[] {
  const ids = new Map<string, number>()
  for (const { where, foreign } of access.places) {
    const call = where.split(' ').slice(0, 2).join(' ')
    ids.set(call, (ids.get(call) ?? 0) + foreign)
  }
  const lines = fuzz.counts.filter(({ where }) => !where.startsWith('bytes: '))
  const byCall = rowsOf(
    lines,
    ({ where }) => where,
    findings,
    (finding) => finding.where,
  ).map((row) => [...row, String(ids.get(row[0] ?? '') ?? '–')])
  const byKind = rowsOf(
    fuzz.counts,
    ({ kind }) => kind,
    findings,
    (finding) => finding.kind,
  )
  return [tableText(['call or route', ...HEAD, 'foreign ids'], byCall), '', tableText(['kind', ...HEAD], byKind)]
}

const HEAD = ['sent', '2xx, 3xx', '4xx', '5xx', 'closed', 'found']

function rowsOf(
  counts: readonly FuzzCount[],
  nameOf: (count: FuzzCount) => string,
  findings: readonly AttackFinding[],
  nameIn: (finding: AttackFinding) => string,
): readonly (readonly string[])[] {
  const names = [...new Set(counts.map(nameOf))]
  return names.map((name) => {
    const mine = counts.filter((count) => nameOf(count) === name)
    const times = (isCounted: (status: number) => boolean): number =>
      mine.reduce(
        (sum, { answers }) =>
          sum +
          Object.entries(answers).reduce((all, [status, often]) => all + (isCounted(Number(status)) ? often : 0), 0),
        0,
      )
    const figures = [
      times(() => true),
      times((status) => status >= 200 && status < 400),
      times((status) => status >= 400 && status < 500),
      times((status) => status >= 500),
      times((status) => status === 0),
      findings.filter((finding) => nameIn(finding) === name).length,
    ]
    return [name, ...figures.map(String)]
  })
}

/** Totals, one line each. */
export function attackSums({ fuzz, access, visitor, addresses, extra, latency }: Attacked): readonly string[] {
  const sent = fuzz.counts.reduce((sum, count) => sum + count.sent, 0)
  const exercised = access.places.length - access.notExercised.length
  return [
    `${sent} malformed requests; the first page's data took ${latency.beforeMs.toFixed(1)} ms before and ${latency.afterMs.toFixed(1)} ms after them (p50)`,
    `${access.counts.foreign} foreign ids beside as many unknown ones, ${visitor.sent} calls as a visitor, ${addresses.sent} altered addresses, ${extra.sent} extra fields`,
    ...(access.places.length === 0
      ? []
      : [
          `${exercised} of ${access.places.length} places of an id know one's own; not exercised are ${access.notExercised.join('; ') || 'none'}`,
        ]),
  ]
}

export const crowdSums = ({
  alone,
  payments,
  wrongLogins,
  duringLogins,
  paymentsBesideGuesses,
  duringGuesses,
}: CrowdedPayments): readonly string[] => [
  `a first payment alone: ${timesText(alone)}`,
  `${payments} first payments during ${wrongLogins} wrong logins: ${timesText(duringLogins)}`,
  `${paymentsBesideGuesses} first payments, each beside 100 wrong payment passwords of one member: ${timesText(duringGuesses)}`,
]

const timesText = ({ p50Ms, p99Ms }: CrowdedPayments['alone']): string =>
  `p50 ${Math.round(p50Ms)} ms, p99 ${Math.round(p99Ms)} ms`

export const uploadSums = ({ uploads, uploadMs, askerMs, waits }: UploadsBeside): readonly string[] => [
  `${uploads} uploads one after the other took ${Math.round(uploadMs)} ms each (median); the longest turn of the program that asked was ${Math.round(askerMs)} ms`,
  ...waits.map(
    ({ where, without, during, aboveMs }) =>
      `${where}: ${waitText(without)} without uploads, ${waitText(during)} during them; p99 is ${aboveMs.toFixed(1)} ms above the p50 without`,
  ),
]

const waitText = ({ requested, p50Ms, p99Ms, maxMs }: Waited): string =>
  `p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)}, longest ${maxMs.toFixed(1)} ms (${requested} asked)`

/** Each hole of each place once, with how often it was met and the first of it. */
export function findingLines(findings: readonly AttackFinding[]): readonly string[] {
  const groups = new Map<string, AttackFinding[]>()
  for (const finding of findings) {
    const name = `${finding.where} ${finding.hole}`
    groups.set(name, [...(groups.get(name) ?? []), finding])
  }
  return [...groups].map(
    ([name, met]) => `${name}, ${met.length} times, such as (${met[0]?.kind}): ${shown(met[0]?.message ?? '')}`,
  )
}

/** Text of an outside sender is escaped before it is written to a terminal. */
const shown = (message: string): string =>
  JSON.stringify(message.slice(0, 400)).replaceAll(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, '�')
