import type { Name } from '../../../kernel/index.ts'

/** The columns of a bank statement, each by the headings that banks of China and English exports give it. */
export const STATEMENT_COLUMNS = {
  day: {
    names: { zh: '交易日期', en: 'Date' },
    headings: [
      '交易日期',
      '日期',
      '交易日',
      '记账日期',
      '入账日期',
      '交易时间',
      '入账时间',
      'Date',
      'Transaction Date',
      'Posting Date',
      'Booking Date',
      'Transaction Time',
    ],
  },
  clock: {
    names: { zh: '交易时间', en: 'Time' },
    headings: ['交易时间', '时间', '交易时刻', 'Time', 'Transaction Time'],
  },
  amount: {
    names: { zh: '交易金额', en: 'Amount' },
    headings: ['交易金额', '金额', '发生额', '交易额', 'Amount', 'Transaction Amount'],
  },
  moneyIn: {
    names: { zh: '收入', en: 'Money in' },
    headings: [
      '收入',
      '收入金额',
      '贷方发生额',
      '贷方金额',
      '贷方',
      '存入',
      '存入金额',
      '转入金额',
      'Credit',
      'Credit Amount',
      'Money In',
      'Deposit',
      'Deposits',
    ],
  },
  moneyOut: {
    names: { zh: '支出', en: 'Money out' },
    headings: [
      '支出',
      '支出金额',
      '借方发生额',
      '借方金额',
      '借方',
      '取出',
      '支取金额',
      '转出金额',
      'Debit',
      'Debit Amount',
      'Money Out',
      'Withdrawal',
      'Withdrawals',
    ],
  },
  direction: {
    names: { zh: '借贷标志', en: 'Direction' },
    headings: ['借贷标志', '借贷方向', '借贷', '收支', '收/支', '收支类型', 'Dr/Cr', 'Direction'],
  },
  name: {
    names: { zh: '对方户名', en: 'Counterparty' },
    headings: [
      '对方户名',
      '对方名称',
      '对方账户名称',
      '对方单位名称',
      '收/付方名称',
      '交易对方',
      '户名',
      'Counterparty',
      'Counterparty Name',
      'Name',
    ],
  },
  account: {
    names: { zh: '对方账号', en: 'Counterparty account' },
    headings: ['对方账号', '对方帐号', '对方账户', '收/付方帐号', '收/付方账号', 'Counterparty Account', 'Account'],
  },
  serial: {
    names: { zh: '流水号', en: 'Bank reference' },
    headings: [
      '交易流水号',
      '流水号',
      '核心流水号',
      '业务流水号',
      '银行流水号',
      '交易流水',
      'Bank Reference',
      'Serial',
      'Serial Number',
      'Transaction ID',
      'Transaction Number',
    ],
  },
  balance: { names: { zh: '余额', en: 'Balance' }, headings: ['余额', '账户余额', '交易后余额', 'Balance'] },
} as const satisfies Readonly<Record<string, { readonly names: Name; readonly headings: readonly string[] }>>

export type StatementColumn = keyof typeof STATEMENT_COLUMNS | 'remark'

/** All of them are read, one behind the other: banks print what the payer wrote now in this one, now in that. */
const REMARKS = [
  '附言',
  '摘要',
  '备注',
  '用途',
  '交易附言',
  '交易摘要',
  '交易备注',
  'Remark',
  'Remarks',
  'Reference',
  'Description',
  'Memo',
  'Details',
]

/** Of each column of a fault. */
export const STATEMENT_COLUMN_NAMES: Readonly<Record<StatementColumn, Name>> = {
  ...(Object.fromEntries(Object.entries(STATEMENT_COLUMNS).map(([column, { names }]) => [column, names])) as Readonly<
    Record<keyof typeof STATEMENT_COLUMNS, Name>
  >),
  remark: { zh: '附言', en: 'Remark' },
}

/** Without blanks, case and what is in brackets, such as a currency. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]|[\s:_]/g, '')

/** Places of the columns in a row of headings; undefined where it is none: a day and a sum are there at least. */
export function columnsOf(
  heads: readonly string[],
): { readonly places: Readonly<Partial<Record<string, number>>>; readonly remarks: readonly number[] } | undefined {
  const cells = heads.map(plain)
  const places: Partial<Record<string, number>> = {}
  for (const [column, { headings }] of Object.entries(STATEMENT_COLUMNS)) {
    const place = headings
      .map((heading) => cells.indexOf(plain(heading)))
      .find((found) => found >= 0 && !Object.values(places).includes(found))
    if (place !== undefined) places[column] = place
  }
  const hasSum = 'amount' in places || 'moneyIn' in places || 'moneyOut' in places
  if (!('day' in places) || !hasSum) return undefined
  const remarks = REMARKS.map(plain)
  return { places, remarks: cells.flatMap((cell, place) => (remarks.includes(cell) ? [place] : [])) }
}
