/**
 * Around the page from which a user pays. Inside WeChat other cashiers are refused by WeChat, which has a sheet of its
 * own.
 */
export const PAYING_PLACES = ['browser', 'wechat'] as const

export type PayingPlace = (typeof PAYING_PLACES)[number]

/** Parameters of WeChat's payment sheet, in WeChat's own names, signed by the merchant. */
export interface SheetTerms {
  readonly appId: string
  /** Seconds. */
  readonly timeStamp: string
  readonly nonceStr: string
  /** `prepay_id=…` */
  readonly package: string
  readonly signType: 'RSA'
  readonly paySign: string
}

/** Where and how a recharge is paid. */
export type Cashier =
  /** At another site's page. */
  | { readonly kind: 'page'; readonly url: string }
  /** In WeChat's sheet over our page. */
  | { readonly kind: 'sheet'; readonly terms: SheetTerms }
  /** WeChat has to identify the user first: it asks them nothing, and leads back to the page of the recharge. */
  | { readonly kind: 'visit'; readonly url: string }

/**
 * Where a payment has been opened. The payer in the sheet is part of it: the channel accepts no other user's money
 * there.
 */
export type OpenedAt = { readonly kind: 'page' } | { readonly kind: 'sheet'; readonly payer: string }

/** Whether it has to be closed there first: a payment that is open in two places could be paid twice. */
export const isOpenElsewhere = (opened: OpenedAt | null, wanted: OpenedAt): boolean =>
  opened !== null &&
  (opened.kind !== wanted.kind || (opened.kind === 'sheet' && wanted.kind === 'sheet' && opened.payer !== wanted.payer))

/**
 * The result of the sheet when it closed, `silent` without one in time. None proves a payment: only the server's status
 * does.
 */
export type SheetWord = 'done' | 'cancelled' | 'failed' | 'silent'

/** WeChat's payment sheet, where the page is inside WeChat. */
export interface PaymentSheet {
  open(terms: SheetTerms): Promise<SheetWord>
}
