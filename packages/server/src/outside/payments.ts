import type { Result } from '@diandu/core/kernel'
import type { ChargeNews, RechargeChannel } from '@diandu/core/wallet'

export type CashierChannel = Exclude<RechargeChannel, 'transfer'>

/** One sum that somebody is to pay through a provider. Its id is ours, and the provider's name for it too. */
export interface Charge {
  readonly id: string
  readonly channel: CashierChannel
  readonly amountFen: number
  /** What the person reads at the provider's. */
  readonly title: string
  readonly clientAddress: string
  /** The path of ours to which the person comes back. */
  readonly backPath: string
  /** After this nobody can pay it any more. */
  readonly expiresAt: number
}

export interface Cashier {
  readonly url: string
  /** Until then the same address serves; later another is asked for. */
  readonly until: number
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

/** What is wrong with a notification. A key that we do not know may be the provider's next one, and is no forgery by itself. */
export type NoticeFault = 'unknown-key' | 'signature' | 'too-old' | 'content'

/** What a provider wants to hear after a notification. */
export interface NoticeReply {
  readonly status: number
  readonly body: string
}

/** Who takes money for us. A provider who is not reached is a failure, and never an answer. */
export interface PaymentProvider {
  readonly kind: 'sandbox' | 'wechat-pay'
  readonly channels: readonly CashierChannel[]
  open(charge: Charge): Promise<Result<Cashier>>
  /** What became of it; null while there is nothing new to say. */
  ask(chargeId: string): Promise<Result<ChargeNews | null>>
  /** Nobody can pay it afterwards. False where it was paid before. */
  close(chargeId: string): Promise<Result<boolean>>
  /** The notification, if the provider signed it just now; the failure says what is wrong with it. */
  read(notice: RawNotice): Result<ChargeNotice, NoticeFault>
  reply(isTaken: boolean): NoticeReply
}
