import { csvText, formatTime, formatYuan } from '../../../format/index.ts'
import { nameIn, type Locale } from '../../../messages/index.ts'
import { BANK_RECORDS, LINE_MATCHES } from './match-lines.ts'
import type { ShownBankRecord, ShownStatementLine } from './statements.ports.ts'

const COLUMNS = [
  { zh: '哪一方', en: 'Side' },
  { zh: '时间（北京）', en: 'Time (Beijing)' },
  { zh: '收入（元）', en: 'Money in (yuan)' },
  { zh: '支出（元）', en: 'Money out (yuan)' },
  { zh: '户名或用户', en: 'Counterparty or user' },
  { zh: '账号后四位', en: 'Account, last four' },
  { zh: '附言', en: 'Remark' },
  { zh: '流水号或编号', en: 'Reference or ID' },
  { zh: '情况', en: 'Match' },
]
const BANK = { zh: '银行', en: 'Bank' }

/** Lines of the bank, then records of ours, each with its money in or out. */
export function leftOverCsv(
  lines: readonly ShownStatementLine[],
  ours: readonly ShownBankRecord[],
  locale: Locale,
): string {
  const sums = (fen: number) => [fen > 0 ? formatYuan(fen) : '', fen < 0 ? formatYuan(-fen) : '']
  return csvText([
    COLUMNS.map((names) => nameIn(names, locale)),
    ...lines.map(({ at, amountFen, name, accountLastFour, remark, serial, match }) => [
      nameIn(BANK, locale),
      formatTime(at),
      ...sums(amountFen),
      name,
      accountLastFour,
      remark,
      serial,
      nameIn(LINE_MATCHES[match], locale),
    ]),
    ...ours.map(({ kind, id, at, amountFen, username }) => [
      nameIn(BANK_RECORDS[kind], locale),
      at === null ? '' : formatTime(at),
      ...sums((kind === 'recharge' ? 1 : -1) * (amountFen ?? 0)),
      username ?? '',
      '',
      '',
      id,
      nameIn(LINE_MATCHES.left, locale),
    ]),
  ])
}
