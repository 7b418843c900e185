import type { FaceVerification, KnownIdentity } from '../../src/account/index.ts'
import type { ArticleId, Question, QuestionId, QuestionTarget } from '../../src/articles/index.ts'
import type { BuyerRequest, RequestId, ShopOffer, ShopOfferId } from '../../src/buyer-requests/index.ts'
import type { DescribedListing, PriceChange, Shop, ShopId, ViewedShop } from '../../src/catalog/index.ts'
import type * as contracts from '../../src/contracts/index.ts'
import {
  PROOFS,
  type Evidence,
  type GivenProof,
  type Identity,
  type LinkRecord,
  type Proof,
  type RegisteredOwner,
  type SigningParty,
} from '../../src/contracts/index.ts'
import type { ApplicationRecord, LotteryRecord } from './campaigns/campaign-records.ts'
import type { CoinBook } from './coins/coin-book.ts'
import type { Coupon, CouponTerms } from '../../src/coupons/index.ts'
import type { LotteryId, WonPrize, WonPrizeId } from '../../src/lottery/index.ts'
import type { GuessGameId, GuessGameRecord } from '../../src/guess-game/index.ts'
import type { Message, SwitchedOff } from '../../src/inbox/index.ts'
import type { ApplicationId } from '../../src/participation/index.ts'
import { fail, refused, type Clock, type Random, type Refused } from '../../src/kernel/index.ts'
import type * as orders from '../../src/orders/index.ts'
import type { OfferId, OfferStep, OrderId, OrderLogLine } from '../../src/orders/index.ts'
import type { Inspection, SaleRecord, SaleStep, StoredSellDraft } from '../../src/selling/index.ts'
import type { CodePurpose, SessionId, Token, UserId } from '../../src/session/index.ts'
import type { ServiceDraft, ServiceRequest, ServiceRequestId } from '../../src/services/index.ts'
import type { SaleMade, ValuationRecord } from '../../src/valuation/index.ts'
import type { SearchDay } from '../../src/tools/index.ts'
import type {
  Balances,
  BankCard,
  BookedPosting,
  Invoice,
  OpenedAt,
  PayoutHold,
  PurposefulRecharge,
  RechargeView,
  SellerDebt,
  Withdrawal,
} from '../../src/wallet/index.ts'
import type { ArticleDraft } from '../fixture.ts'
import { emptyDeals } from './deal-state.ts'
import type { Member } from './member.ts'

export type { Member }

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

/** `stock` is the total, however many are claimed. */
export interface CouponOfferRecord extends CouponTerms {
  readonly stock: number
}

export type OfferRecord = orders.OfferRecord<UserId>

export interface ShopRecord {
  readonly shop: Shop
  readonly sellerId: UserId
}

/** The last step first. */
export interface SaleEntry {
  readonly record: SaleRecord
  readonly history: readonly SaleStep[]
}

export interface ArticleRecord extends ArticleDraft {
  readonly publishedAt: number
  readonly revisedAt: number
}

/** A question, and who put it about what. */
export interface QuestionRecord {
  readonly question: Omit<Question, 'isOwn'>
  readonly target: QuestionTarget
  readonly userId: UserId
}

/** A request for a service, and its owner: a user, or the owner of the mobile. */
export interface ServiceRequestRecord {
  readonly request: ServiceRequest
  readonly draft: ServiceDraft
  readonly userId: UserId | null
  /** In full. */
  readonly mobile: string
}

/** A response stored under an idempotency key, with its request. */
export interface AnswerRecord {
  readonly body: string
  readonly answer: unknown
}

/** A card with its full number, which only the platform has. */
export interface CardRecord extends BankCard {
  readonly userId: UserId
  readonly number: string
}

export interface RechargeRecord extends PurposefulRecharge {
  /** The bank's name for the movement that was credited. */
  readonly bankReference: string | null
  /** Where its payment was opened. */
  readonly opened?: OpenedAt
  readonly late: RechargeView['late']
}

export interface WithdrawalRecord extends Withdrawal {
  readonly card: Pick<BankCard, 'bank' | 'lastFour'>
}

export type ContractRecord = contracts.ContractRecord<UserId>

/** A proof that a party began: the code that completes it, or the verdict of another provider's page. */
export interface BegunProof extends GivenProof {
  readonly code: string | null
  readonly outcome: 'pending' | 'matches' | 'differs'
}

/** A contract, and what is stored beside it. */
export interface ContractEntry {
  readonly contract: ContractRecord
  readonly evidence: readonly Evidence[]
  readonly proofs: Readonly<Partial<Record<SigningParty, BegunProof | undefined>>>
  /** The document that a party confirmed last, by its digest. */
  readonly read: Readonly<Partial<Record<SigningParty, string>>>
}

export interface MessageRecord extends Message {
  readonly userId: string
  readonly key: string
}

/** The whole state. Records are replaced, never changed. */
export const emptyMarket = (clock: Clock, random: Random) => ({
  clock,
  random,
  members: new Map<UserId, Member>(),
  sessions: new Map<Token, SessionRecord>(),
  loginFailures: new Map<string, LoginFailures>(),
  /** By mobile: only the last code of a mobile counts. */
  codes: new Map<string, SentCode>(),
  /** By puzzle: the right place of its piece. */
  puzzles: new Map<string, number>(),
  tickets: new Map<string, string>(),
  shops: new Map<ShopId, ShopRecord>(),
  /** By shop, from its seller's first step on. */
  sales: new Map<ShopId, SaleEntry>(),
  sellDrafts: new Map<UserId, StoredSellDraft>(),
  /** The last view first. */
  views: new Map<UserId, readonly ViewedShop[]>(),
  /** Every change of a price that was shown on the market. */
  priceChanges: new Array<PriceChange>(),
  /** By shop: sales without an order here. */
  pastSales: new Map<ShopId, SaleMade>(),
  /** The last one first. */
  valuations: new Map<UserId, readonly ValuationRecord[]>(),
  favourites: new Map<UserId, readonly ShopId[]>(),
  /** When the market itself saw a person view or keep a shop. */
  seenAt: new Map<string, number>(),
  /** By person: their coins, movements, signed days and gifts. */
  coins: new Map<UserId, CoinBook>(),
  /** Articles and hot topics, as the operator publishes them. */
  articles: new Map<ArticleId, ArticleRecord>(),
  /** The last one last. */
  questions: new Map<QuestionId, QuestionRecord>(),
  /** The last one last. */
  serviceRequests: new Map<ServiceRequestId, ServiceRequestRecord>(),
  /** The last one last. */
  requests: new Map<RequestId, BuyerRequest<UserId>>(),
  /** By request: the shops that were found for it, the last one last. */
  requestMatches: new Map<RequestId, Set<ShopId>>(),
  shopOffers: new Map<ShopOfferId, ShopOffer<UserId>>(),
  /** The last one last. */
  inbox: [] as MessageRecord[],
  /** By person: the channels that they switched off, by kind. */
  inboxOff: new Map<UserId, readonly SwitchedOff[]>(),
  orders: new Map<OrderId, OrderRecord>(),
  /** The listings as they were when the orders were placed. */
  listings: new Map<OrderId, DescribedListing>(),
  answers: new Map<string, AnswerRecord>(),
  /** The last one claimed last. */
  coupons: new Map<string, CouponRecord>(),
  couponOffers: new Map<string, CouponOfferRecord>(),
  guessGames: new Map<GuessGameId, GuessGameRecord>(),
  /** Number of devices that have been opened, from which their names are made. */
  devices: 0,
  lotteries: new Map<LotteryId, LotteryRecord>(),
  applications: new Map<ApplicationId, ApplicationRecord>(),
  /** The last one won last. */
  wonPrizes: new Map<WonPrizeId, WonPrize & { readonly userId: string }>(),
  /** By seller, the oldest first. */
  debts: new Map<UserId, readonly SellerDebt[]>(),
  ...emptyDeals(),
  /** By listing: the files with which inspectors proved its figures. */
  inspections: new Map<ShopId, readonly Inspection[]>(),
  /** By seller: reasons why their money is not paid out. */
  payoutHolds: new Map<UserId, readonly PayoutHold[]>(),
  /** Transitions of an order after it was placed. */
  orderLogs: new Map<OrderId, readonly OrderLogLine[]>(),
  offers: new Map<OfferId, OfferRecord>(),
  /** By offer: the sums of both sides, the oldest first. */
  offerSteps: new Map<OfferId, readonly OfferStep[]>(),
  /** By picture: who uploaded it. */
  pictures: new Map<string, UserId>(),
  /** By picture: a digest of its content, the same for the same picture. */
  pictureContents: new Map<string, string>(),
  phoneProofs: new Map<string, { readonly userId: UserId; readonly validUntil: number }>(),
  appTokens: new Map<string, UserId>(),
  /** Names of accounts that were closed: no user gets them again. */
  closedNames: new Set<string>(),
  proposals: [] as { readonly userId: UserId; readonly addedAt: number }[],
  /** By id, the oldest first. */
  cards: new Map<string, CardRecord>(),
  withdrawals: new Map<string, WithdrawalRecord>(),
  /** Every posting so far, the oldest first. */
  postings: [] as BookedPosting[],
  invoices: new Map<string, Invoice>(),
  invoiceFiles: new Map<string, Uint8Array>(),
  /** By address: the file there. */
  files: new Map<string, Uint8Array>(),
  /** By order: its contract, once it was first read. */
  contracts: new Map<OrderId, ContractEntry>(),
  /** By secret. */
  links: new Map<string, LinkRecord & { readonly orderId: OrderId }>(),
  /** By order and person: when they first agreed. */
  agreed: new Map<string, number>(),
  /** Users who have drawn a signature. */
  drawings: new Set<UserId>(),
  /** Proofs that this market offers. */
  offeredProofs: Object.keys(PROOFS) as readonly Proof[],
  /** Identities by documents. */
  identities: new Map<UserId, Identity>(),
  /** Whom a finished proof for a contract has shown. */
  shownIdentities: new Map<UserId, KnownIdentity>(),
  /** Pending face checks, with the provider's verdict. */
  faceChecks: new Map<
    UserId,
    { readonly person: FaceVerification; readonly outcome: 'pending' | 'matches' | 'differs' }
  >(),
  /** For which company a user acts. */
  companies: new Map<UserId, string>(),
  /** The registered owner of a shop, where it is not the seller. */
  shopOwners: new Map<ShopId, RegisteredOwner>(),
  recharges: new Map<string, RechargeRecord>(),
  /** By state: the session that was sent to WeChat with it. */
  /** By day and word. */
  searchDays: new Map<string, SearchDay>(),
  weChatVisits: new Map<string, Token>(),
  /** By session: the WeChat user who pays there. */
  weChatPayers: new Map<Token, string>(),
  /** By number: the user for whom the account was made. */
  ownAccounts: new Map<string, UserId>(),
  /** Whether the bank makes account numbers for single users. */
  makesOwnAccounts: true,
  balances: new Map() as Balances,
})

export type MarketState = ReturnType<typeof emptyMarket>

/** A refusal in the server's manner; its words are for people, its reason for programs. */
export const refuse = (...words: Parameters<typeof refused>): { readonly ok: false; readonly failure: Refused } =>
  fail(refused(...words))

/** Keeps what has changed of a user. */
export function keepMember(state: MarketState, member: Member, change: Partial<Member>): Member {
  const kept = { ...member, ...change }
  state.members.set(kept.userId, kept)
  return kept
}

export const notFound = () => refuse('not-found', '没有找到')
