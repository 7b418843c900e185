import { csvText, formatTime, formatYuan } from '../../format/index.ts'
import { DAY_MS, type Name } from '../../kernel/index.ts'
import { POSTING_KINDS } from '../../wallet/index.ts'
import { ACCOUNT_KINDS, kindOfAccount } from './account-kind.ts'
import type { JournalEntry } from './books.ports.ts'

export const EXPORT_FORMATS = {
  csv: { zh: 'CSV', en: 'CSV' },
  xlsx: { zh: 'Excel 表格（XLSX）', en: 'Excel (XLSX)' },
} as const satisfies Readonly<Record<string, Name>>

export type ExportFormat = keyof typeof EXPORT_FORMATS

export const EXPORT_STATES = {
  waiting: { zh: '排队中', en: 'Waiting' },
  running: { zh: '正在生成', en: 'Being written' },
  ready: { zh: '可下载', en: 'Ready' },
  failed: { zh: '生成失败', en: 'Failed' },
} as const satisfies Readonly<Record<string, Name>>

export type ExportState = keyof typeof EXPORT_STATES

/** A finished file is deleted after this time. */
export const EXPORT_MS = 7 * DAY_MS

/** A sheet is made in memory; more movements than these are exported as CSV. */
export const MAX_IN_SHEET = 50_000

export const JOURNAL_COLUMNS = {
  time: { zh: '时间（北京）', en: 'Time (Beijing)' },
  id: { zh: '流水号', en: 'Entry' },
  kind: { zh: '类型', en: 'Type' },
  subject: { zh: '订单或申请', en: 'Order or request' },
  account: { zh: '账户类别', en: 'Kind of account' },
  of: { zh: '用户或订单号', en: 'User or order' },
  accountId: { zh: '账户', en: 'Account' },
  inFen: { zh: '收入（元）', en: 'Money in (yuan)' },
  outFen: { zh: '支出（元）', en: 'Money out (yuan)' },
} as const satisfies Readonly<Record<string, Name>>

export type JournalColumn = keyof typeof JOURNAL_COLUMNS

/** A row for each line: texts, and amounts in fen; null where the money went the other way. */
export const journalRows = (
  { at, id, kind, subject, lines }: JournalEntry,
  language: keyof Name,
): readonly Readonly<Record<JournalColumn, string | number | null>>[] =>
  lines.map(({ account, of, amountFen }) => ({
    time: formatTime(at),
    id,
    kind: POSTING_KINDS[kind][language],
    subject,
    account: ACCOUNT_KINDS[kindOfAccount(account)][language],
    of: of ?? '',
    accountId: account,
    inFen: amountFen > 0 ? amountFen : null,
    outFen: amountFen < 0 ? -amountFen : null,
  }))

const COLUMNS = Object.keys(JOURNAL_COLUMNS) as readonly JournalColumn[]

/** The head of the file, which alone begins with the mark of UTF-8. */
export const journalCsvHead = (language: keyof Name): string =>
  csvText([COLUMNS.map((column) => JOURNAL_COLUMNS[column][language])])

/** Lines below the head: amounts are plain numbers, without a sign or groups of digits. */
export const journalCsv = (entries: readonly JournalEntry[], language: keyof Name): string =>
  csvText(
    entries
      .flatMap((entry) => journalRows(entry, language))
      .map((row) => COLUMNS.map((column) => csvCell(row[column]))),
  ).slice(1)

const csvCell = (value: string | number | null): string =>
  typeof value === 'number' ? formatYuan(value) : (value ?? '')
