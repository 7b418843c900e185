import type { Page, Result, StopSignal } from '../../kernel/index.ts'
import type { ReceivingAccount } from '../banks/bank-card.ts'
import type { Cashier, PayingPlace } from './cashier.ts'
import type { AmountLimits } from '../validate-amount.ts'
import type { RequestStep } from '../request.ts'
import type { RechargeStatus } from './recharge-status.ts'
import type { CashierMethod, PaymentMethod } from './payment-method.ts'
import type { Recharge, RechargeChannel } from './recharge.ts'

export interface RechargeWays {
  readonly channels: readonly (AmountLimits & { readonly channel: RechargeChannel })[]
  /** Each by one of these channels. */
  readonly methods: readonly PaymentMethod[]
  /** The account for transfers of every user; null where transfers are not taken. */
  readonly houseAccount: ReceivingAccount | null
  /** Whether users get accounts of their own. */
  readonly personalAccounts: boolean
}

/**
 * The order that a recharge was begun for: paid with it, or no longer payable when the money came, which then stays in
 * the wallet.
 */
export interface RechargePurpose {
  readonly orderId: string
  readonly outcome: 'waiting' | 'paid' | 'kept'
}

/** A recharge as its person sees it. */
export interface RechargeView extends Omit<Recharge, 'userId' | 'status' | 'steps'> {
  readonly method: PaymentMethod
  readonly status: RechargeStatus | 'unknown'
  readonly steps: readonly RequestStep<RechargeStatus | 'unknown'>[]
  readonly purpose: RechargePurpose | null
  /** Money came although it had failed: a reviewer will check it, or has credited it as a recharge of its own. */
  readonly late: 'waiting' | 'credited' | null
}

export interface RechargeDraft {
  readonly channel: Exclude<RechargeChannel, 'transfer'>
  /** One of the channel's methods; by default the first of them. */
  readonly method?: CashierMethod
  readonly amountFen: number
}

/** `receipt` is a picture that the person uploaded. */
export interface TransferDraft {
  readonly amountFen: number
  readonly receipt: string
}

/**
 * The amount due for an order, as displayed to the person, to be paid at a channel's cashier, or with the receipt of a
 * transfer.
 */
export interface ChannelPayment {
  readonly channel: RechargeChannel
  readonly method?: PaymentMethod
  readonly amountFen: number
  readonly receipt?: string
  readonly orderId: string
  readonly part: 'full' | 'deposit' | 'balance'
}

/** `key` is made once for each intention: the same key never begins two. */
export interface Recharges {
  ways(signal?: StopSignal): Promise<Result<RechargeWays>>
  begin(draft: RechargeDraft, key: string, signal?: StopSignal): Promise<Result<RechargeView>>
  /** Answers the recharge's id: its cashier is where the person pays; a transfer waits for the platform. */
  payOrder(payment: ChannelPayment, key: string, signal?: StopSignal): Promise<Result<string>>
  transfer(draft: TransferDraft, key: string, signal?: StopSignal): Promise<Result<RechargeView>>
  /**
   * How the person pays from there; refused once nothing is due any more, the time to pay is over, or the payment was
   * opened in another place.
   */
  cashier(id: string, place: PayingPlace): Promise<Result<Cashier>>
  find(id: string, signal?: StopSignal): Promise<Result<RechargeView>>
  /** The newest first. */
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<RechargeView>>>
  /**
   * The person's own account for transfers: made on the first call, and the same as long as the platform's own is;
   * refused where none are made.
   */
  ownAccount(): Promise<Result<ReceivingAccount>>
}
