import { csvText } from '../../format/index.ts'
import type { Name } from '../../kernel/index.ts'
import { nameIn, type Locale } from '../../messages/index.ts'
import { MAX_CASES_AT_ONCE } from '../case-decision.ts'
import type { CaseChoice, WaitingCase } from '../case.ports.ts'
import { CARRIERS } from '../carriers.ts'

const COLUMNS = {
  id: { zh: '编号', en: 'ID' },
  version: { zh: '版本', en: 'Version' },
  title: { zh: '物品', en: 'Item' },
  user: { zh: '用户', en: 'User' },
  receiver: { zh: '收件人', en: 'Receiver' },
  mobile: { zh: '手机', en: 'Mobile' },
  address: { zh: '地址', en: 'Address' },
  carrier: { zh: '快递公司', en: 'Carrier' },
  number: { zh: '运单号', en: 'Tracking number' },
} as const satisfies Readonly<Record<string, Name>>

type Column = keyof typeof COLUMNS

export type ParcelLine = Readonly<Record<Exclude<Column, 'carrier' | 'number'>, string>>

/** The largest file that a sheet of so few rows can need. */
export const MAX_PARCEL_SHEET_BYTES = 1_000_000

const FAULTS = {
  empty: { zh: '表格是空的', en: 'The sheet is empty' },
  noColumn: { zh: '缺少这一列', en: 'This column is missing' },
  unknown: { zh: '不在等待寄出的列表里，可能已经寄出', en: 'Not among those that wait; it may be sent already' },
  twice: { zh: '这一编号出现了两次', en: 'This ID is there twice' },
  changed: { zh: '下载之后有变化，请重新下载', en: 'Changed since the download; download it again' },
  carrier: { zh: '没有这家快递公司', en: 'No such carrier' },
  number: { zh: '运单号须为 5–40 位字母、数字或横线', en: 'A tracking number has 5–40 letters, digits or hyphens' },
  tooMany: { zh: '一次最多寄出 50 项', en: 'At most 50 are sent at once' },
} as const satisfies Readonly<Record<string, Name>>

export interface ParcelFault {
  /** As a spreadsheet counts, the heads being row 1. */
  readonly row: number
  readonly column: Name | null
  readonly why: Name
}

export interface ParcelPlan {
  readonly ready: readonly { readonly row: number; readonly title: string; readonly choice: CaseChoice }[]
  readonly faults: readonly ParcelFault[]
  /** Rows with neither carrier nor number. */
  readonly blank: number
}

export const parcelSheet = (lines: readonly ParcelLine[], locale: Locale): string =>
  csvText([
    Object.values(COLUMNS).map((name) => nameIn(name, locale)),
    ...lines.map((line) =>
      (Object.keys(COLUMNS) as Column[]).map((key) => ({ carrier: '', number: '', ...line })[key]),
    ),
  ])

/** Which of the cases that wait a filled sheet sends, each once at most and as it was downloaded. */
export function readParcelRows(
  [heads, ...rows]: readonly (readonly string[])[],
  waiting: readonly WaitingCase[],
): ParcelPlan {
  if (heads === undefined) return { ready: [], blank: 0, faults: [{ row: 1, column: null, why: FAULTS.empty }] }
  const placeOf = (column: Column): number =>
    heads.findIndex((head) => Object.values<string>(COLUMNS[column]).includes(head.trim()))
  const missing = (['id', 'version', 'carrier', 'number'] as const).filter((column) => placeOf(column) < 0)
  if (missing.length > 0) {
    const faults = missing.map((column) => ({ row: 1, column: COLUMNS[column], why: FAULTS.noColumn }))
    return { ready: [], blank: 0, faults }
  }
  const ready: ParcelPlan['ready'][number][] = []
  const faults: ParcelFault[] = []
  const seen = new Set<string>()
  let blank = 0
  for (const [place, cells] of rows.entries()) {
    const cell = (column: Column): string => (cells[placeOf(column)] ?? '').trim()
    const given = cell('carrier').toLowerCase()
    const number = cell('number')
    if (given === '' && number === '') {
      blank += 1
      continue
    }
    const id = cell('id')
    const one = waiting.find((waits) => waits.id === id)
    const carrier = Object.entries(CARRIERS).find(([key, { zh, en }]) => [key, zh, en.toLowerCase()].includes(given))
    const refuse = (column: Column, why: Name) => faults.push({ row: place + 2, column: COLUMNS[column], why })
    if (one === undefined) refuse('id', FAULTS.unknown)
    else if (seen.has(id)) refuse('id', FAULTS.twice)
    else if (one.version !== cell('version')) refuse('version', FAULTS.changed)
    else if (carrier === undefined) refuse('carrier', FAULTS.carrier)
    else if (!/^[A-Z0-9][A-Z0-9-]{4,39}$/i.test(number)) refuse('number', FAULTS.number)
    else if (ready.length === MAX_CASES_AT_ONCE) refuse('id', FAULTS.tooMany)
    else {
      const choice = { id, version: one.version, decision: 'send', words: '', fields: { carrier: carrier[0], number } }
      ready.push({ row: place + 2, title: one.title, choice })
    }
    seen.add(id)
  }
  return { ready, faults, blank }
}
