import type { AddressBook, PhoneChange, Proposal, VerificationRecord } from '../../src/account/index.ts'
import type { DescribedListing, Shop, ShopId } from '../../src/catalog/index.ts'
import { PROOFS, type Identity, type Proof, type RegisteredOwner } from '../../src/contracts/index.ts'
import type { Coupon, CouponTerms } from '../../src/coupons/index.ts'
import { fail, refused, type Clock, type Random, type Refused } from '../../src/kernel/index.ts'
import type * as orders from '../../src/orders/index.ts'
import type { Ending, OfferId, OrderId, Payment, PriceOffer, RefundCase } from '../../src/orders/index.ts'
import type { CodePurpose, SessionId, Token, UserId } from '../../src/session/index.ts'
import type { SearchDay } from '../../src/tools/index.ts'
import type {
  Balances,
  BankCard,
  BookedPosting,
  Invoice,
  OpenedAt,
  PaymentPasswordState,
  Recharge,
  RechargePurpose,
  SellerDebt,
  Withdrawal,
} from '../../src/wallet/index.ts'
import type { MemorySigning } from './signing-record.ts'

export interface Member {
  readonly userId: UserId
  readonly username: string
  /** Empty where none is bound. */
  readonly mobile: string
  readonly password: string
  readonly paymentPassword: string | null
  readonly paymentTries: PaymentPasswordState
}

export interface SentCode {
  readonly code: string
  readonly purpose: CodePurpose
  readonly sentAt: number
  readonly wrongTries: number
  readonly isSpent: boolean
}

export interface SessionRecord {
  readonly id: SessionId
  readonly userId: UserId
  readonly startedAt: number
  readonly lastUsedAt: number
  readonly validUntil: number
}

export interface LoginFailures {
  readonly count: number
  readonly lockedUntil: number | null
}

export type OrderRecord = orders.OrderRecord<UserId>

export interface CouponRecord extends Coupon {
  readonly userId: UserId
  readonly offerId: string
}

/** What the platform gives out: so many in all, however many are claimed. */
export interface CouponOfferRecord extends CouponTerms {
  readonly stock: number
}

/** An offer, and who made it to whom. */
export interface OfferRecord {
  readonly offer: PriceOffer
  readonly buyerId: UserId
  readonly sellerId: UserId
}

export interface ShopRecord {
  readonly shop: Shop
  readonly sellerId: UserId
}

/** What happened once under a key, and what was answered. */
export interface AnswerRecord {
  readonly body: string
  readonly answer: unknown
}

/** A card with the number that only the platform knows in full. */
export interface CardRecord extends BankCard {
  readonly userId: UserId
  readonly number: string
}

export interface RechargeRecord extends Recharge {
  readonly purpose: RechargePurpose | null
  /** What is to be paid of the order once the money is there. */
  readonly payment: Omit<Payment, 'paymentPassword'> | null
  /** The picture of a transfer's receipt. */
  readonly receipt: string | null
  readonly bankReference: string | null
  /** Where its person has begun to pay it. */
  readonly opened?: OpenedAt
  /** Money came after it had failed: it waits for a reviewer, or was credited. */
  readonly late?: 'waiting' | 'credited'
}

export interface WithdrawalRecord extends Withdrawal {
  readonly card: Pick<BankCard, 'bank' | 'lastFour'>
}

/** What a person's account holds beside the way in. */
export interface AccountRecord {
  readonly joinedAt: number
  readonly avatar: string | null
  readonly addresses: AddressBook
  readonly papers: VerificationRecord | null
  /** The last one first. */
  readonly phoneChanges: readonly PhoneChange[]
}

/** Everything the market knows. Records are replaced, never changed. */
export interface MarketState {
  readonly clock: Clock
  readonly random: Random
  readonly members: Map<UserId, Member>
  readonly sessions: Map<Token, SessionRecord>
  readonly loginFailures: Map<string, LoginFailures>
  /** By mobile: only the last code of a mobile counts. */
  readonly codes: Map<string, SentCode>
  /** By puzzle: where its piece belongs. */
  readonly puzzles: Map<string, number>
  readonly tickets: Map<string, string>
  readonly shops: Map<ShopId, ShopRecord>
  readonly views: Map<UserId, readonly ShopId[]>
  readonly favourites: Map<UserId, readonly ShopId[]>
  readonly orders: Map<OrderId, OrderRecord>
  /** What their listings said when they were placed. */
  readonly listings: Map<OrderId, DescribedListing>
  readonly answers: Map<string, AnswerRecord>
  /** The last one claimed last. */
  readonly coupons: Map<string, CouponRecord>
  readonly couponOffers: Map<string, CouponOfferRecord>
  /** By seller, the oldest first. */
  readonly debts: Map<UserId, readonly SellerDebt[]>
  /** The last review of an order. */
  readonly refundCases: Map<OrderId, RefundCase>
  /** What ended an order whose money was held. */
  readonly endings: Map<OrderId, Ending>
  readonly offers: Map<OfferId, OfferRecord>
  readonly accounts: Map<UserId, AccountRecord>
  /** By picture: who uploaded it. */
  readonly pictures: Map<string, UserId>
  /** By picture: what it is, the same for the same picture. */
  readonly pictureContents: Map<string, string>
  readonly phoneProofs: Map<string, { readonly userId: UserId; readonly validUntil: number }>
  readonly appTokens: Map<string, UserId>
  /** Names of accounts that were closed: nobody gets them again. */
  readonly closedNames: Set<string>
  readonly proposals: { readonly userId: UserId; readonly proposal: Proposal }[]
  /** By id, the oldest first. */
  readonly cards: Map<string, CardRecord>
  readonly withdrawals: Map<string, WithdrawalRecord>
  /** Every posting so far, the oldest first. */
  readonly postings: BookedPosting[]
  readonly invoices: Map<string, Invoice>
  readonly invoiceFiles: Map<string, Uint8Array>
  /** By address: what can be fetched there. */
  readonly files: Map<string, Uint8Array>
  /** By order: its contract, once it was asked for. */
  readonly signings: Map<OrderId, MemorySigning>
  /** Who has drawn a signature. */
  readonly drawings: Set<UserId>
  /** By which proofs somebody is checked here. */
  offeredProofs: readonly Proof[]
  /** Who people are by their documents. */
  readonly identities: Map<UserId, Identity>
  /** For which company somebody acts. */
  readonly companies: Map<UserId, string>
  /** In whose name a shop stands, where it is not its seller's. */
  readonly shopOwners: Map<ShopId, RegisteredOwner>
  readonly recharges: Map<string, RechargeRecord>
  /** By state: the session that was sent to WeChat with it. */
  readonly weChatVisits: Map<string, Token>
  /** By day and word. */
  readonly searchDays: Map<string, SearchDay>
  /** By session: whose money is spent there inside WeChat. */
  readonly weChatPayers: Map<Token, string>
  /** By number: whose account it is. */
  readonly ownAccounts: Map<string, UserId>
  /** Whether the bank opens numbers for single people. */
  makesOwnAccounts: boolean
  balances: Balances
}

export function emptyMarket(clock: Clock, random: Random): MarketState {
  return {
    clock,
    random,
    members: new Map(),
    sessions: new Map(),
    loginFailures: new Map(),
    codes: new Map(),
    puzzles: new Map(),
    tickets: new Map(),
    shops: new Map(),
    views: new Map(),
    favourites: new Map(),
    orders: new Map(),
    listings: new Map(),
    answers: new Map(),
    coupons: new Map(),
    couponOffers: new Map(),
    debts: new Map(),
    refundCases: new Map(),
    endings: new Map(),
    offers: new Map(),
    accounts: new Map(),
    pictures: new Map(),
    pictureContents: new Map(),
    searchDays: new Map(),
    weChatVisits: new Map(),
    weChatPayers: new Map(),
    phoneProofs: new Map(),
    appTokens: new Map(),
    closedNames: new Set(),
    proposals: [],
    cards: new Map(),
    withdrawals: new Map(),
    postings: [],
    invoices: new Map(),
    invoiceFiles: new Map(),
    files: new Map(),
    signings: new Map(),
    drawings: new Set(),
    offeredProofs: Object.keys(PROOFS) as Proof[],
    identities: new Map(),
    companies: new Map(),
    shopOwners: new Map(),
    recharges: new Map(),
    ownAccounts: new Map(),
    makesOwnAccounts: true,
    balances: new Map(),
  }
}

/** A refusal in the server's manner; its words are for people, its reason for programs. */
export const refuse = (...words: Parameters<typeof refused>): { readonly ok: false; readonly failure: Refused } =>
  fail(refused(...words))

export const notFound = () => refuse('not-found', '没有找到')
