import { PLAIN_FIGURE_KEYS, PLAIN_KEY_OF_FIELD, plainFigure, type PlainField } from '../catalog/index.ts'
import type { Name } from '../kernel/index.ts'

/** The fields of the seller's form, in five short steps. Every value is a text, as it was filled in. */
export const SELL_STEPS = {
  what: ['platform', 'kind', 'industry', 'platformShopId', 'shopAddress', 'title', 'province', 'description', 'photos'],
  figures: [
    'openedOn',
    'level',
    'described',
    'service',
    'delivery',
    'general',
    'severe',
    'counterfeit',
    'fans',
    'monthlyTurnover',
    'refundRate',
    'exported',
  ],
  money: ['price', 'otherFees', 'consumerDeposit', 'annualFee', 'registeredCapital', 'hasLoans'],
  transfer: [
    'transferWay',
    'shopHolderKind',
    'shopHolder',
    'trademark',
    'niceClass',
    'holder',
    'taxpayer',
    'carriesStock',
    'teaches',
  ],
  contact: ['contactName', 'contactMobile', 'consent'],
} as const

export type SellStep = keyof typeof SELL_STEPS
export type SellField = (typeof SELL_STEPS)[SellStep][number]
export type SellForm = Readonly<Record<SellField, string>>

export const SELL_STEP_KEYS = Object.keys(SELL_STEPS) as readonly SellStep[]
export const SELL_FIELDS: readonly SellField[] = Object.values(SELL_STEPS).flat()

export const isSellStep = (text: string): text is SellStep => Object.hasOwn(SELL_STEPS, text)
export const isSellField = (text: string): text is SellField => SELL_FIELDS.some((field) => field === text)

/** The step that has the field. */
export const stepOfField = (field: SellField): SellStep =>
  SELL_STEP_KEYS.find((step) => (SELL_STEPS[step] as readonly SellField[]).includes(field)) ?? 'what'

export const EMPTY_SELL_FORM: SellForm = Object.fromEntries(SELL_FIELDS.map((field) => [field, ''])) as Record<
  SellField,
  string
>

/** Texts for other readers: a reviewer checks contact data in them. */
export const FREE_WORDS = ['title', 'description', 'level', 'holder'] as const satisfies readonly SellField[]

export type ExportedFigure = PlainField | 'ratings' | 'violations' | 'transferWay' | 'trademark'

/** The order of forms that were stored before there were others. */
const FIRST_EXPORTED: readonly ExportedFigure[] = [
  'openedOn',
  'level',
  'ratings',
  'violations',
  'fans',
  'monthlyTurnover',
  'consumerDeposit',
  'annualFee',
  'otherFees',
  'registeredCapital',
  'hasLoans',
  'transferWay',
  'trademark',
  'taxpayer',
  'carriesStock',
  'teaches',
]

/** Figures that a seller may declare to be taken from the platform's own export, in the order of stored forms. */
export const EXPORTED_FIGURES: readonly ExportedFigure[] = [
  ...FIRST_EXPORTED,
  ...PLAIN_FIGURE_KEYS.map(plainFigure)
    .filter(({ field, isOwnWord }) => isOwnWord !== true && !FIRST_EXPORTED.includes(field))
    .map(({ field }) => field),
]

/** The figures that a filled-in form names. Total: unknown names are ignored. */
export const exportedIn = (text: string): readonly ExportedFigure[] =>
  EXPORTED_FIGURES.filter((figure) => text.split(' ').includes(figure))

/** The text with one of them named, or not. */
export const exportedText = (text: string, figure: ExportedFigure, isExported: boolean): string =>
  EXPORTED_FIGURES.filter((one) => (one === figure ? isExported : exportedIn(text).includes(one))).join(' ')

/** The label of a plain figure where it is typed. */
const plainLabel = (field: PlainField): Name => {
  const { kind, name, label = name } = plainFigure(PLAIN_KEY_OF_FIELD[field])
  if (kind === 'rate') return { zh: `${label.zh}（%）`, en: `${label.en} (%)` }
  return kind === 'money' ? { zh: `${label.zh}（元）`, en: `${label.en} (yuan)` } : label
}

const OTHER_NAMES: Readonly<Record<Exclude<SellField, PlainField>, Name>> = {
  platform: { zh: '平台', en: 'Platform' },
  kind: { zh: '店铺类型', en: 'Shop type' },
  industry: { zh: '主营行业', en: 'Main category' },
  title: { zh: '标题', en: 'Title' },
  province: { zh: '所在地区', en: 'Region' },
  description: { zh: '店铺介绍', en: 'About the shop' },
  photos: { zh: '照片', en: 'Photos' },
  described: { zh: '描述相符', en: 'Accuracy' },
  service: { zh: '服务态度', en: 'Service' },
  delivery: { zh: '物流服务', en: 'Delivery' },
  general: { zh: '一般违规扣分', en: 'General violation points' },
  severe: { zh: '严重违规扣分', en: 'Severe violation points' },
  counterfeit: { zh: '售假违规扣分', en: 'Counterfeit points' },
  exported: { zh: '数据来源', en: 'Source of the figures' },
  price: { zh: '标价（元）', en: 'Asking price (yuan)' },
  transferWay: { zh: '过户方式', en: 'Transfer method' },
  trademark: { zh: '商标', en: 'Trademark' },
  niceClass: { zh: '商标类别（1–45）', en: 'Trademark class (1–45)' },
  holder: { zh: '商标持有人', en: 'Trademark holder' },
  contactName: { zh: '联系人', en: 'Contact name' },
  contactMobile: { zh: '联系手机', en: 'Contact phone number' },
  consent: { zh: '同意与保证', en: 'Consent and guarantees' },
}

/** Whether the field fills in a figure of the table. */
export const isPlainField = (field: SellField): field is PlainField => Object.hasOwn(PLAIN_KEY_OF_FIELD, field)

export const SELL_FIELD_NAMES = Object.fromEntries(
  SELL_FIELDS.map((field) => [field, isPlainField(field) ? plainLabel(field) : OTHER_NAMES[field]]),
) as Readonly<Record<SellField, Name>>
