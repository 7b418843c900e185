import { DAY_MS, type Name } from '../../../kernel/index.ts'
import type { Span } from '../../../wallet/index.ts'
import type { StatementLine } from './read-statement.ts'

export const LINE_MATCHES = {
  matched: { zh: '已匹配', en: 'Matched' },
  'other-sum': { zh: '金额不符', en: 'Another sum' },
  several: { zh: '有多个可能', en: 'Several candidates' },
  left: { zh: '无对应', en: 'Left over' },
} as const satisfies Readonly<Record<string, Name>>

export type LineMatch = keyof typeof LINE_MATCHES

export const MATCH_GROUNDS = {
  serial: { zh: '银行流水号', en: 'Bank reference' },
  remark: { zh: '附言', en: 'Remark' },
  sum: { zh: '金额与时间', en: 'Sum and time' },
} as const satisfies Readonly<Record<string, Name>>

export type MatchGround = keyof typeof MATCH_GROUNDS

export const BANK_RECORDS = {
  recharge: { zh: '充值', en: 'Recharge' },
  withdrawal: { zh: '提现', en: 'Withdrawal' },
  batch: { zh: '打款批次', en: 'Payout batch' },
} as const satisfies Readonly<Record<string, Name>>

export interface BankRecordName {
  readonly kind: keyof typeof BANK_RECORDS
  readonly id: string
}

/** A movement that our books have or await: a recharge, a withdrawal, or the withdrawals of a batch together. */
export interface BankRecord extends BankRecordName {
  readonly amountFen: number
  readonly at: number
  /** The bank reference that a recharge was credited for. */
  readonly reference: string | null
  /** By these a remark may name it: its id, the number of an order. */
  readonly names: readonly string[]
  /** Whether the bank must have it: what failed, or was not sent, is found by its name alone. */
  readonly isExpected: boolean
  /** Withdrawals of a batch: they are matched with it, or without it. */
  readonly parts: readonly string[]
}

export interface MatchedLine {
  readonly match: LineMatch
  readonly by: MatchGround | null
  readonly record: BankRecordName | null
  readonly candidates: readonly BankRecordName[]
}

/** A sum alone names a record within so many days: people pay before they ask, and banks book later. */
export const NEAR_MS = 7 * DAY_MS
const MAX_CANDIDATES = 10
/** Shorter words of a remark name nothing. */
const NAME = /[A-Z0-9_-]{8,64}/g

type Line = Pick<StatementLine, 'at' | 'amountFen' | 'remark' | 'serial'>

/**
 * Matches each line to one record at most, and the reverse: first by the bank's reference, then by what the remark
 * names, then by the sum where only one line and one record have it.
 */
export function matchLines(lines: readonly Line[], records: readonly BankRecord[]): readonly MatchedLine[] {
  const found: MatchedLine[] = lines.map(() => ({ match: 'left', by: null, record: null, candidates: [] }))
  const free = new Set(records)
  const open = new Set(lines.keys())
  const overlaps = overlapsOf(records)
  const isEqual = (line: Line, record: BankRecord): boolean => Math.abs(line.amountFen) === record.amountFen
  const take = (place: number, line: Line, record: BankRecord, by: MatchGround): void => {
    found[place] = {
      match: isEqual(line, record) ? 'matched' : 'other-sum',
      by,
      record: nameOf(record),
      candidates: [],
    }
    open.delete(place)
    for (const taken of [record, ...(overlaps.get(record) ?? [])]) free.delete(taken)
  }
  const leave = (place: number, candidates: readonly BankRecord[]): void => {
    const shown = candidates.slice(0, MAX_CANDIDATES).map(nameOf)
    found[place] = { match: 'several', by: null, record: null, candidates: shown }
    open.delete(place)
  }
  const named = grouped(records, ({ names }) => names.map(plainRemark))
  const eachOpen = (work: (place: number, line: Line, isOneOfOurs: (record: BankRecord) => boolean) => void): void => {
    for (const [place, line] of lines.entries())
      if (open.has(place)) work(place, line, (record) => free.has(record) && isSameWay(line, record))
  }

  const references = new Map(records.flatMap((one) => (one.reference === null ? [] : [[one.reference, one] as const])))
  eachOpen((place, line, isOurs) => {
    const record = line.serial === '' ? undefined : references.get(line.serial)
    if (record !== undefined && isOurs(record)) take(place, line, record, 'serial')
  })
  const namedBy = ({ remark }: Line): readonly BankRecord[] => [
    ...new Set((plainRemark(remark).match(NAME) ?? []).flatMap((name) => named.get(name) ?? [])),
  ]
  eachOpen((place, line, isOurs) => {
    const equal = namedBy(line).filter((record) => isOurs(record) && isEqual(line, record))
    if (equal.length === 1 && equal[0] !== undefined) take(place, line, equal[0], 'remark')
  })
  eachOpen((place, line, isOurs) => {
    const [record, ...others] = namedBy(line).filter(isOurs)
    if (record === undefined) return
    if (others.length === 0) take(place, line, record, 'remark')
    else leave(place, [record, ...others])
  })
  const bySum = grouped(
    [...free].filter(({ isExpected, parts }) => isExpected && parts.length !== 1),
    ({ amountFen }) => [amountFen],
  )
  const near = new Map<number, readonly BankRecord[]>()
  const wanting = new Map<BankRecord, number>()
  eachOpen((place, line, isOurs) => {
    const equal = bySum.get(Math.abs(line.amountFen)) ?? []
    const candidates = equal.filter((record) => isOurs(record) && Math.abs(record.at - line.at) <= NEAR_MS)
    near.set(place, candidates)
    for (const record of candidates) wanting.set(record, (wanting.get(record) ?? 0) + 1)
  })
  eachOpen((place, line, isOurs) => {
    const [record, ...others] = near.get(place) ?? []
    const isOnly = record !== undefined && others.length === 0 && wanting.get(record) === 1
    if (isOnly && isOurs(record)) take(place, line, record, 'sum')
  })
  eachOpen((place, _line, isOurs) => {
    const candidates = (near.get(place) ?? []).filter(isOurs)
    if (candidates.length > 0) leave(place, candidates)
  })
  return found
}

const nameOf = ({ kind, id }: BankRecord): BankRecordName => ({ kind, id })

const isSameWay = ({ amountFen }: Line, { kind }: BankRecord): boolean => amountFen > 0 === (kind === 'recharge')

const plainRemark = (remark: string): string => remark.normalize('NFKC').toUpperCase()

function grouped<Key>(
  records: readonly BankRecord[],
  keysOf: (record: BankRecord) => readonly Key[],
): ReadonlyMap<Key, readonly BankRecord[]> {
  const groups = new Map<Key, BankRecord[]>()
  for (const record of records)
    for (const key of keysOf(record)) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [record])
      else group.push(record)
    }
  return groups
}

/** A batch and its withdrawals: the bank books the one or the others. */
function overlapsOf(records: readonly BankRecord[]): ReadonlyMap<BankRecord, readonly BankRecord[]> {
  const withdrawals = new Map(records.filter(({ kind }) => kind === 'withdrawal').map((one) => [one.id, one]))
  const pairs = records.flatMap((batch) => batch.parts.map((part) => [batch, withdrawals.get(part)] as const))
  const overlaps = new Map<BankRecord, BankRecord[]>()
  for (const [batch, withdrawal] of pairs) {
    if (withdrawal === undefined) continue
    overlaps.set(batch, [...(overlaps.get(batch) ?? []), withdrawal])
    overlaps.set(withdrawal, [...(overlaps.get(withdrawal) ?? []), batch])
  }
  return overlaps
}

/** The records that no line has: of a batch, its withdrawals, and the reverse. */
export function freeRecords(
  records: readonly BankRecord[],
  isTaken: (record: BankRecordName) => boolean,
): readonly BankRecord[] {
  const overlaps = overlapsOf(records)
  return records.filter((record) => !isTaken(record) && !(overlaps.get(record) ?? []).some(isTaken))
}

/** Records within a span that the bank must have, and no line has. */
export const recordsLeftOver = (free: readonly BankRecord[], { from, until }: Span): readonly BankRecord[] =>
  free.filter(({ kind, isExpected, at }) => kind !== 'batch' && isExpected && at >= from && at <= until)
