import type { Name } from '../../kernel/index.ts'

/** A bank (spec §3). Pictures are drawings of our own; no bank's sign is used. */
export interface Bank {
  readonly code: BankCode
  readonly name: Name
  readonly shortName: Name
  readonly colourClass: string
  /** The names of the card's picture and of the small tile, and the letter on the tile. */
  readonly image: string
  readonly logo: string
  readonly iconCode: string
  /** Known, but in no list to choose from. */
  readonly isHidden: boolean
}

const ROWS = [
  ['BOC', '中国银行', '中行', 'Bank of China', 'red', '中'],
  ['ICBC', '中国工商银行', '工行', 'Industrial and Commercial Bank of China', 'red', '工'],
  ['CCB', '中国建设银行', '建行', 'China Construction Bank', 'blue', '建'],
  ['ABC', '中国农业银行', '农行', 'Agricultural Bank of China', 'green', '农'],
  ['PSBC', '中国邮政储蓄银行', '邮储', 'Postal Savings Bank of China', 'green', '邮'],
  ['BCM', '交通银行', '交行', 'Bank of Communications', 'blue', '交'],
  ['CMB', '招商银行', '招行', 'China Merchants Bank', 'red', '招'],
  ['CITIC', '中信银行', '中信', 'China CITIC Bank', 'red', '信'],
  ['CGB', '广发银行', '广发', 'China Guangfa Bank', 'red', '广'],
  ['CMBC', '中国民生银行', '民生', 'China Minsheng Bank', 'green', '民'],
  ['CEB', '中国光大银行', '光大', 'China Everbright Bank', 'purple', '光'],
  ['PAB', '平安银行', '平安', 'Ping An Bank', 'orange', '平'],
  ['OTHER', '其他银行', '其他', 'Other bank', 'grey', '银'],
] as const

export type BankCode = (typeof ROWS)[number][0]

const OTHER: BankCode = 'OTHER'

export const BANKS: readonly Bank[] = ROWS.map(([code, zh, shortZh, en, colour, iconCode]) => ({
  code,
  name: { zh, en },
  shortName: { zh: shortZh, en: code === OTHER ? 'Other' : code },
  colourClass: `bank-${colour}`,
  image: `bank-card-${code.toLowerCase()}`,
  logo: `bank-${code.toLowerCase()}`,
  iconCode,
  isHidden: code === OTHER,
}))

export const publicBanks = (): readonly Bank[] => BANKS.filter(({ isHidden }) => !isHidden)

const BY_CODE: ReadonlyMap<string, Bank> = new Map(BANKS.map((bank) => [bank.code, bank]))

export const isBankCode = (code: string): code is BankCode => BY_CODE.has(code)

/** A bank that the list does not name is the other bank. */
export const bankOf = (code: string): Bank => BY_CODE.get(code) ?? (BY_CODE.get(OTHER) as Bank)
