import type { Name } from '../platform.ts'
import { TAXPAYER_KINDS } from '../taxpayer.ts'

/** The parts in which a listing's figures are read. */
export const FIGURE_PARTS = {
  standing: { zh: '店铺资历', en: 'Track record' },
  compliance: { zh: '合规情况', en: 'Compliance' },
  rights: { zh: '资质与权属', en: 'Credentials and ownership' },
  business: { zh: '经营情况', en: 'Business' },
} as const satisfies Record<string, Name>

export type FigurePart = keyof typeof FIGURE_PARTS

/** The names of a shop's answers about loans. */
export const LOANS = {
  yes: { zh: '有贷款', en: 'Yes' },
  no: { zh: '无贷款', en: 'None' },
} as const satisfies Record<'yes' | 'no', Name>

/** In whose name a platform keeps a shop. */
export const HOLDER_KINDS = {
  person: { zh: '个人', en: 'A person' },
  'sole-trader': { zh: '个体工商户', en: 'A sole trader' },
  company: { zh: '企业', en: 'A company' },
} as const satisfies Record<string, Name>

export type HolderKind = keyof typeof HOLDER_KINDS

/**
 * Values by kind: whole fen, a whole number, hundredths of a percent, `YYYY-MM-DD`, a level in the platform's words, an
 * answer, one of the row's choices, a line of text, an address that begins with `https://`.
 */
export interface ValueOfKind {
  readonly money: number
  readonly count: number
  readonly rate: number
  readonly day: string
  readonly level: string
  readonly 'yes-no': boolean
  readonly choice: string
  readonly text: string
  readonly address: string
}

export type FigureKind = keyof ValueOfKind

export interface PlainFigure {
  readonly kind: FigureKind
  readonly part: FigurePart
  /** Its key on pages and in contracts. */
  readonly row: string
  /** Its key in the seller's form. */
  readonly field: string
  readonly name: Name
  /** Its label where it is typed, if that is another; a sum's adds the currency. */
  readonly label?: Name
  /** The largest sum in fen, or count; the longest text or address, in characters. */
  readonly max?: number
  /** Instead of "yes" and "no". */
  readonly answers?: Readonly<Record<'yes' | 'no', Name>>
  readonly choices?: Readonly<Record<string, Name>>
  /** A seller may leave it out. The listing then holds no such figure, as a listing from before the figure does. */
  readonly isOptional?: true
  /** A visitor sees both ends of it only. */
  readonly isMasked?: true
  /** The seller's word until it is inspected: they cannot say that the platform exported it. */
  readonly isOwnWord?: true
  /** Lists are filtered by it: cards have its value too. */
  readonly isFiltered?: true
}

const MAX_FEES_FEN = 10_000_000_000
const MAX_SUM_FEN = 1_000_000_000_000

/**
 * One row for each figure of a listing that is a single value, in the order of pages and contracts. Type, wire schema,
 * form, page and contract are derived from it; the step in which a seller fills it in is `SELL_STEPS`.
 */
const PLAIN_FIGURES = {
  openedOn: {
    kind: 'day',
    part: 'standing',
    row: 'openedOn',
    field: 'openedOn',
    name: { zh: '开店时间', en: 'Opened' },
    label: { zh: '开店日期', en: 'Opened on' },
  },
  level: { kind: 'level', part: 'standing', row: 'level', field: 'level', name: { zh: '店铺等级', en: 'Level' } },
  hasLoans: {
    kind: 'yes-no',
    part: 'compliance',
    row: 'loans',
    field: 'hasLoans',
    name: { zh: '店铺贷款', en: 'Loans' },
    label: { zh: '店铺或公司有贷款、债务', en: 'Loans or debts' },
    answers: LOANS,
  },
  taxpayer: {
    kind: 'choice',
    part: 'rights',
    row: 'taxpayer',
    field: 'taxpayer',
    name: { zh: '纳税人资质', en: 'VAT taxpayer' },
    choices: TAXPAYER_KINDS,
    isFiltered: true,
  },
  platformShopId: {
    kind: 'text',
    part: 'rights',
    row: 'platformShopId',
    field: 'platformShopId',
    name: { zh: '平台店铺号', en: 'Shop ID on the platform' },
    max: 40,
    isOptional: true,
    isMasked: true,
    isOwnWord: true,
  },
  shopAddress: {
    kind: 'address',
    part: 'rights',
    row: 'shopAddress',
    field: 'shopAddress',
    name: { zh: '店铺网址', en: 'Shop address' },
    max: 200,
    isOptional: true,
    isMasked: true,
    isOwnWord: true,
  },
  shopHolderKind: {
    kind: 'choice',
    part: 'rights',
    row: 'shopHolderKind',
    field: 'shopHolderKind',
    name: { zh: '店铺主体类型', en: 'Kind of shop holder' },
    choices: HOLDER_KINDS,
    isOptional: true,
    isOwnWord: true,
    isFiltered: true,
  },
  shopHolder: {
    kind: 'text',
    part: 'rights',
    row: 'shopHolder',
    field: 'shopHolder',
    name: { zh: '店铺主体', en: 'Shop holder' },
    max: 40,
    isOptional: true,
    isMasked: true,
    isOwnWord: true,
  },
  registeredCapitalFen: {
    kind: 'money',
    part: 'rights',
    row: 'registeredCapital',
    field: 'registeredCapital',
    name: { zh: '注册资本', en: 'Registered capital' },
    max: MAX_SUM_FEN,
  },
  consumerDepositFen: {
    kind: 'money',
    part: 'rights',
    row: 'consumerDeposit',
    field: 'consumerDeposit',
    name: { zh: '消保保证金', en: 'Consumer deposit' },
    max: MAX_FEES_FEN,
  },
  annualFeeFen: {
    kind: 'money',
    part: 'rights',
    row: 'annualFee',
    field: 'annualFee',
    name: { zh: '平台年费', en: 'Annual platform fee' },
    max: MAX_FEES_FEN,
  },
  /** Fees that neither the operator nor the platform asks: fixed by the seller and stated beforehand. */
  otherFeesFen: {
    kind: 'money',
    part: 'rights',
    row: 'otherFees',
    field: 'otherFees',
    name: { zh: '过户时的其他费用', en: 'Other transfer fees' },
    max: MAX_FEES_FEN,
  },
  monthlyTurnoverFen: {
    kind: 'money',
    part: 'business',
    row: 'monthlyTurnover',
    field: 'monthlyTurnover',
    name: { zh: '月均营业额', en: 'Monthly turnover' },
    max: MAX_SUM_FEN,
  },
  refundRate: {
    kind: 'rate',
    part: 'business',
    row: 'refundRate',
    field: 'refundRate',
    name: { zh: '退款率', en: 'Refund rate' },
    label: { zh: '近三个月退款率', en: 'Refund rate, last three months' },
    isOptional: true,
  },
  fans: {
    kind: 'count',
    part: 'business',
    row: 'fans',
    field: 'fans',
    name: { zh: '粉丝数', en: 'Followers' },
    max: 1_000_000_000,
  },
  carriesStock: {
    kind: 'yes-no',
    part: 'business',
    row: 'stock',
    field: 'carriesStock',
    name: { zh: '含库存', en: 'Stock included' },
  },
  teachesOperation: {
    kind: 'yes-no',
    part: 'business',
    row: 'teaches',
    field: 'teaches',
    name: { zh: '含运营交接', en: 'Handover training included' },
  },
} as const satisfies Record<string, PlainFigure>

type Table = typeof PLAIN_FIGURES
export type PlainFigureKey = keyof Table
export type PlainField = Table[PlainFigureKey]['field']
export type PlainRow = Table[PlainFigureKey]['row']
/** The figures that a seller may leave out. */
export type OptionalFigureKey = {
  [Key in PlainFigureKey]: Table[Key] extends { readonly isOptional: true } ? Key : never
}[PlainFigureKey]
/** The figures by which lists are filtered. */
export type FilteredFigureKey = {
  [Key in PlainFigureKey]: Table[Key] extends { readonly isFiltered: true } ? Key : never
}[PlainFigureKey]
type ValueOf<Key extends PlainFigureKey> = Table[Key] extends { readonly choices: infer Choices }
  ? keyof Choices & string
  : ValueOfKind[Table[Key]['kind']]
export type PlainValue = ValueOf<PlainFigureKey>
export type PlainValues = { readonly [Key in Exclude<PlainFigureKey, OptionalFigureKey>]: ValueOf<Key> } & {
  readonly [Key in OptionalFigureKey]?: ValueOf<Key>
}
export type FilteredValues = Pick<PlainValues, FilteredFigureKey>

export const PLAIN_FIGURE_KEYS = Object.keys(PLAIN_FIGURES) as readonly PlainFigureKey[]

/** The figure that a field of the seller's form fills in. */
export const PLAIN_KEY_OF_FIELD = Object.fromEntries(
  PLAIN_FIGURE_KEYS.map((key) => [PLAIN_FIGURES[key].field, key]),
) as Readonly<Record<PlainField, PlainFigureKey>>

/** The row of a figure, typed alike for all. */
export const plainFigure = (
  key: PlainFigureKey,
): PlainFigure & { readonly row: PlainRow; readonly field: PlainField } => PLAIN_FIGURES[key]

export const FILTERED_FIGURE_KEYS = PLAIN_FIGURE_KEYS.filter(
  (key) => plainFigure(key).isFiltered,
) as readonly FilteredFigureKey[]

/** The figures of a part, in order. */
export const plainFiguresOf = (part: FigurePart): readonly PlainFigureKey[] =>
  PLAIN_FIGURE_KEYS.filter((key) => PLAIN_FIGURES[key].part === part)
