import type { HolderKind, PlatformId, ShopKind } from '../catalog/index.ts'
import type { Name } from '../kernel/index.ts'

/** By which procedure a shop changes hands. Each platform has its own ones. */
export const TRANSFER_ROUTES = {
  'platform-transfer': { zh: '平台过户', en: 'Platform transfer' },
  'platform-transfer-us': { zh: '平台过户（美国站）', en: 'Platform transfer (US)' },
  'platform-transfer-th': { zh: '平台过户（泰国站）', en: 'Platform transfer (Thailand)' },
  'change-of-subject': { zh: '变更店铺主体', en: 'New shop holder' },
  equity: { zh: '转让公司股权', en: 'Equity transfer' },
  'legal-representative': { zh: '变更法定代表人', en: 'New legal representative' },
  relatives: { zh: '过户给亲属', en: 'Transfer to a relative' },
  divorce: { zh: '离婚过户', en: 'Transfer after a divorce' },
  inheritance: { zh: '继承过户', en: 'Inheritance' },
  judgment: { zh: '法院判决过户', en: 'Court judgment' },
  merger: { zh: '公司合并过户', en: 'Merger' },
  'agreement-with-stranger': { zh: '和非亲属协议过户', en: 'Agreement with a stranger' },
  'account-sale': { zh: '卖账号、移交登录', en: 'Sale of the account' },
  'account-assignment': { zh: '把账号转给他人', en: 'Account assignment' },
} as const satisfies Record<string, Name>

export type TransferRoute = keyof typeof TRANSFER_ROUTES

export const isTransferRoute = (text: string): text is TransferRoute => Object.hasOwn(TRANSFER_ROUTES, text)

export const TRANSFER_VERDICTS = {
  open: { zh: '可以过户', en: 'Can be transferred' },
  conditional: { zh: '有条件过户', en: 'On conditions' },
  closed: { zh: '不能过户', en: 'Can’t be transferred' },
  unknown: { zh: '还不能确定', en: 'Not known' },
} as const satisfies Record<string, Name>

export type TransferVerdict = keyof typeof TRANSFER_VERDICTS

/** The facts that a rule may name. An absent one is unknown. */
export interface ShopFacts {
  readonly platform?: PlatformId | undefined
  readonly kind?: ShopKind | undefined
  readonly holder?: HolderKind | undefined
  readonly route?: TransferRoute | undefined
}

export type ShopFact = keyof ShopFacts

export const SHOP_FACTS = {
  platform: { zh: '平台', en: 'Platform' },
  kind: { zh: '店铺类型', en: 'Kind of shop' },
  holder: { zh: '店铺主体', en: 'Holder of the shop' },
  route: { zh: '过户方式', en: 'Way of transfer' },
} as const satisfies Record<ShopFact, Name>

export interface TransferFacts extends ShopFacts {
  /** Epoch milliseconds. Without it no rule counts as read lately. */
  readonly now?: number | undefined
}
