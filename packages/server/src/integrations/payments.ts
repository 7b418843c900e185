import type { Result } from '@diandu/core/kernel'
import type { CashierMethod, ChargeNews, SheetTerms } from '@diandu/core/wallet'

/** A sum at a provider. The id is ours, and the provider's name for it too. */
export interface ChargeRef {
  readonly id: string
  readonly method: CashierMethod
  /** After this it can no longer be paid. */
  readonly expiresAt: number
}

/** One sum that a user is to pay through a provider. */
export interface Charge extends ChargeRef {
  readonly amountFen: number
  /** Shown at the provider's. */
  readonly title: string
  readonly clientAddress: string
  /** The path of ours to which the person comes back. */
  readonly backPath: string
}

export interface OpenedCashier {
  readonly url: string
  /** Until then the same address serves; later another is asked for. */
  readonly until: number
}

/** A charge that one person of WeChat's is to pay in its sheet, and no other person there. */
export interface SheetCharge extends Pick<Charge, 'id' | 'amountFen' | 'title' | 'expiresAt'> {
  /** As whom WeChat knows them, for our account there (openid). */
  readonly payer: string
}

export interface PreparedSheet {
  readonly prepayId: string
  /** Until then the sheet can be opened with it; later another is asked for, for the same charge. */
  readonly until: number
}

/** Payments inside WeChat, in its own sheet over our page. */
export interface SheetPayments {
  /** Payment methods with a sheet; all others have pages, there too. */
  readonly methods: readonly CashierMethod[]
  prepare(charge: SheetCharge): Promise<Result<PreparedSheet>>
  /** Signed for now; our page opens the sheet with them. */
  terms(prepayId: string): Promise<SheetTerms>
}

/** Something that came in saying that it is from the provider. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | undefined>>
  /** As it was sent: a signature is over these bytes. */
  readonly body: string
}

export interface ChargeNotice {
  readonly chargeId: string
  readonly news: ChargeNews
}

/** An unknown key may be the provider's next one, and is no forgery by itself. */
export type NoticeFault = 'unknown-key' | 'signature' | 'too-old' | 'content'

/** The answer that a provider expects to a notification. */
export interface NoticeReply {
  readonly status: number
  readonly body: string
}

/** Hears one provider's notifications. */
export interface NoticeReceiver {
  readonly kind: 'sandbox' | 'wechat-pay' | 'alipay'
  /** The notification, if the provider signed it; the failure says what is wrong with it. */
  read(notice: RawNotice): Result<ChargeNotice, NoticeFault>
  reply(isTaken: boolean): NoticeReply
}

/** Who takes money for us. A provider that is not reached is a failure, and never an answer. */
export interface PaymentProvider {
  readonly methods: readonly CashierMethod[]
  readonly receivers: readonly NoticeReceiver[]
  open(charge: Charge): Promise<Result<OpenedCashier>>
  /** Null where it has no payments inside WeChat. */
  readonly sheets: SheetPayments | null
  /** Null while there is nothing new. */
  query(charge: ChargeRef): Promise<Result<ChargeNews | null>>
  /** It cannot be paid afterwards. False where it was paid before. */
  close(charge: ChargeRef): Promise<Result<boolean>>
}
