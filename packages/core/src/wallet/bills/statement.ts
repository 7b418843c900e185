import { csvText, formatTime, formatYuan } from '../../format/index.ts'
import { sumFen, type Name } from '../../kernel/index.ts'
import type { BillAbout, DetailedBill } from './bills.ports.ts'
import { POSTING_KINDS } from '../ledger/ledger.ts'
import { isRechargeChannel, RECHARGE_CHANNELS } from '../recharges/recharge.ts'

/** A person's bills of some days, the oldest first, with what there was before and after them. */
export interface Statement {
  readonly holder: string
  readonly fromDay: string
  readonly untilDay: string
  readonly openingFen: number
  readonly bills: readonly DetailedBill[]
}

export const STATEMENT_MESSAGES = {
  title: { zh: '账单', en: 'Statement' },
  holder: { zh: '户名', en: 'Account' },
  span: { zh: '期间', en: 'Period' },
  opening: { zh: '期初余额（元）', en: 'Opening balance (yuan)' },
  closing: { zh: '期末余额（元）', en: 'Closing balance (yuan)' },
  time: { zh: '时间（北京）', en: 'Time (Beijing)' },
  kind: { zh: '类型', en: 'Type' },
  about: { zh: '事由', en: 'Description' },
  inYuan: { zh: '收入（元）', en: 'Money in (yuan)' },
  outYuan: { zh: '支出（元）', en: 'Money out (yuan)' },
  balance: { zh: '余额（元）', en: 'Balance (yuan)' },
  number: { zh: '流水号', en: 'Reference' },
  total: { zh: '合计', en: 'Total' },
} as const satisfies Record<string, Name>

export const closingFen = ({ openingFen, bills }: Pick<Statement, 'openingFen' | 'bills'>): number =>
  bills.at(-1)?.balanceFen ?? openingFen

export const totalFen = (bills: readonly DetailedBill[], way: DetailedBill['direction']): number =>
  sumFen(bills.filter(({ direction }) => direction === way).map(({ amountFen }) => amountFen))

export type StatementColumn = 'time' | 'kind' | 'about' | 'inYuan' | 'outYuan' | 'balance' | 'number'
export const STATEMENT_COLUMNS = [
  'time',
  'kind',
  'about',
  'inYuan',
  'outYuan',
  'balance',
  'number',
] as const satisfies readonly StatementColumn[]

/** One line of a statement, column by column, its amounts formatted by `write`; an empty one moved nothing. */
export function statementLine(
  { at, kind, about, direction, amountFen, balanceFen, id }: DetailedBill,
  language: keyof Name,
  write: (fen: number) => string,
): Readonly<Record<StatementColumn, string>> {
  const amount = write(amountFen)
  return {
    time: formatTime(at),
    kind: POSTING_KINDS[kind][language],
    about: aboutText(about, language),
    inYuan: direction === 'in' ? amount : '',
    outYuan: direction === 'out' ? amount : '',
    balance: write(balanceFen),
    number: id,
  }
}

const REQUEST: Name = { zh: '申请', en: 'Request' }

export function aboutText(about: BillAbout, language: keyof Name): string {
  if (about.kind === 'order') return `${about.title} ${about.number}`
  const { channel, id } = about
  return channel !== null && isRechargeChannel(channel)
    ? RECHARGE_CHANNELS[channel].name[language]
    : `${REQUEST[language]} ${id}`
}

/** A statement for programs that calculate: its amounts are plain numbers, without a sign or groups of digits. */
export function statementCsv(statement: Statement, language: keyof Name): string {
  const { holder, fromDay, untilDay, openingFen, bills } = statement
  const word = (name: keyof typeof STATEMENT_MESSAGES) => STATEMENT_MESSAGES[name][language]
  return csvText([
    [word('holder'), holder],
    [word('span'), `${fromDay} ~ ${untilDay}`],
    [word('opening'), formatYuan(openingFen)],
    [word('closing'), formatYuan(closingFen(statement))],
    STATEMENT_COLUMNS.map(word),
    ...bills.map((bill) => STATEMENT_COLUMNS.map((column) => statementLine(bill, language, formatYuan)[column])),
    [word('total'), '', '', formatYuan(totalFen(bills, 'in')), formatYuan(totalFen(bills, 'out')), '', ''],
  ])
}
