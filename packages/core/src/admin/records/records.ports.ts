import type { VerificationStatus } from '../../account/index.ts'
import type { Result, StopSignal } from '../../kernel/index.ts'
import type { Locale } from '../../messages/index.ts'
import type { OrderStatus } from '../../orders/index.ts'
import type { CaseBlock } from '../case.ports.ts'
import type { MergeObstacle } from './account-merge.ts'
import type { OrderPart, PersonPart } from './record-parts.ts'

/**
 * A closed account is its user's own doing, a suspended one the market's; a merged one became another one of the same
 * user.
 */
export type AccountStanding = 'open' | 'suspended' | 'closed' | 'merged'

export interface FoundPerson {
  readonly userId: string
  readonly username: string
  /** Masked. */
  readonly mobile: string
  readonly registeredAt: number
  readonly standing: AccountStanding
  /** Null where nothing was handed in. */
  readonly verification: VerificationStatus | null
}

/** Another account of the same user: it became this one, or this one became it. */
export interface MergedAccount {
  readonly userId: string
  readonly username: string
  readonly mergedAt: number
  readonly isInto: boolean
}

export interface PersonHead extends FoundPerson {
  readonly merges: readonly MergedAccount[]
}

export interface FoundOrder {
  readonly id: string
  readonly number: string
  readonly shopTitle: string
  readonly status: OrderStatus
  readonly placedAt: number
}

export interface FoundRecords {
  readonly people: readonly FoundPerson[]
  readonly orders: readonly FoundOrder[]
}

export interface OrderHead extends FoundOrder {
  readonly shopId: string
  readonly priceFen: number
  readonly serviceFeeFen: number
  readonly paidFen: number
  readonly buyer: Pick<FoundPerson, 'userId' | 'username'>
  readonly seller: Pick<FoundPerson, 'userId' | 'username'>
}

export interface StaffPeople {
  /** By a mobile, a name, or the number of an order, a shop, a receipt or a contract. */
  search(text: string, signal?: StopSignal): Promise<Result<FoundRecords>>
  person(userId: string, signal?: StopSignal): Promise<Result<PersonHead>>
  part(userId: string, part: PersonPart, locale: Locale, signal?: StopSignal): Promise<Result<readonly CaseBlock[]>>
  /** The look is written into the log. */
  mobile(userId: string, reason: string): Promise<Result<{ readonly mobile: string }>>
  addNote(userId: string, words: string): Promise<Result<null>>
}

export type CorrectionOutcome = 'done' | 'proposed'

export interface StaffCoupon {
  readonly title: string
  readonly amountFen: number
  readonly leastSpendFen: number
  /** For how long it can be used. */
  readonly days: number
}

export interface ShownMerge {
  /** The account that stays. */
  readonly into: FoundPerson
  /** Empty where it can be proposed. */
  readonly obstacles: readonly MergeObstacle[]
  readonly moves: { readonly availableFen: number; readonly coins: number; readonly coupons: number }
}

/** What staff do about a user. What two decide is proposed, and done once another account has approved it. */
export interface PersonActs {
  proposeSuspension(userId: string, reason: string): Promise<Result<{ readonly id: string }>>
  proposeRestoration(userId: string, reason: string): Promise<Result<{ readonly id: string }>>
  /** At the user's own request, where nothing of the account is open; for good. */
  proposeClosing(userId: string, reason: string): Promise<Result<{ readonly id: string }>>
  /** More than 0 gives, less takes. Done at once, or proposed where it is beyond the bound of one account. */
  correctCoins(userId: string, coins: number, reason: string): Promise<Result<CorrectionOutcome>>
  giveCoupon(userId: string, coupon: StaffCoupon, reason: string): Promise<Result<CorrectionOutcome>>
  /** An unused one, which can be used no more. */
  endCoupon(userId: string, couponId: string, reason: string): Promise<Result<CorrectionOutcome>>
  /** Money that has arrived, once for each reference of the bank; proposed by the sums of a day. */
  creditMoney(userId: string, amountFen: number, reference: string, reason: string): Promise<Result<CorrectionOutcome>>
  /** Whether this account can become the other one, which is named by id, name or mobile. */
  merge(userId: string, into: string): Promise<Result<ShownMerge>>
  proposeMerge(userId: string, intoId: string, reason: string): Promise<Result<{ readonly id: string }>>
  /** All of them; answers how many there were. */
  endSessions(userId: string, reason: string): Promise<Result<{ readonly ended: number }>>
}

export interface StaffOrders {
  order(id: string, signal?: StopSignal): Promise<Result<OrderHead>>
  part(id: string, part: OrderPart, locale: Locale, signal?: StopSignal): Promise<Result<readonly CaseBlock[]>>
}
