import type { PlatformId } from '../catalog/index.ts'
import type { Name } from '../kernel/index.ts'

/** In whose name a shop is opened. */
export const ENTITIES = {
  person: { zh: '个人', en: 'Individual' },
  'sole-trader': { zh: '个体工商户', en: 'Sole trader' },
  company: { zh: '公司', en: 'Company' },
} as const satisfies Readonly<Record<string, Name>>
export type Entity = keyof typeof ENTITIES

/** How far a trademark has come, the least first. */
export const TRADEMARK_STANDINGS = {
  none: { zh: '没有商标', en: 'None' },
  pending: { zh: '已受理（TM 标）', en: 'Filed (TM)' },
  registered: { zh: '已注册（R 标）', en: 'Registered (R)' },
} as const satisfies Readonly<Record<string, Name>>
export type TrademarkStanding = keyof typeof TRADEMARK_STANDINGS

/** A document that a platform asks for. */
export const ENTRY_DOCUMENTS = {
  'identity-card': { zh: '经营者或法定代表人身份证', en: 'ID card of the owner or legal representative' },
  'business-licence': { zh: '营业执照', en: 'Business licence' },
  'bank-account': { zh: '同名银行账户', en: 'Bank account in the same name' },
  'trademark-certificate': { zh: '商标注册证或受理通知书', en: 'Trademark certificate or filing notice' },
  'brand-authorization': { zh: '商标持有人的授权书', en: 'Letter of authorization from the trademark holder' },
  'quality-report': { zh: '近一年的质检报告', en: 'Quality report from the last year' },
  'industry-licence': { zh: '行业许可（如食品经营许可）', en: 'Industry licence, such as a food business licence' },
  'sales-record': { zh: '其他平台的销售凭据', en: 'Proof of sales on another platform' },
} as const satisfies Readonly<Record<string, Name>>
export type EntryDocument = keyof typeof ENTRY_DOCUMENTS

/** A sum that depends on the trade: from, to. */
interface FenRange {
  readonly min: number
  readonly max: number
}

/** One way onto a platform: a kind of shop, who may open it, and with what. */
export interface EntryRule {
  readonly id: string
  readonly platform: PlatformId
  readonly kind: Name
  readonly entities: readonly Entity[]
  /** The least that will do. */
  readonly trademark: TrademarkStanding
  readonly documents: readonly EntryDocument[]
  /** Further ones for some trades only: listed, and not required by the check. */
  readonly someTrades: readonly EntryDocument[]
  readonly depositFen: FenRange
  readonly yearlyFen: FenRange
  readonly note: Name
}

/** All of them, as read on a day. The platform's own page counts. */
export interface EntryRules {
  readonly date: string
  readonly source: Name
  readonly rules: readonly EntryRule[]
  /** Where each platform says it itself. */
  readonly pages: readonly { readonly platform: PlatformId; readonly url: string }[]
}
