import type {
  Addresses,
  Favourites,
  Passwords,
  PhoneChangeReview,
  PhoneChanges,
  Profiles,
  Proposals,
  Uploads,
  Verifications,
} from '../src/account/index.ts'
import type { Alerts } from '../src/alerts/index.ts'
import type { ArticleCategory, ArticleId, Articles, QuestionId } from '../src/articles/index.ts'
import type { BuyerRequests, RequestId, ShopOffers } from '../src/buyer-requests/index.ts'
import type { Campaigns } from '../src/campaigns/index.ts'
import type { ApplicationId, Participation } from '../src/participation/index.ts'
import type {
  Catalog,
  ListingFilter,
  MarketPulse,
  Recommendations,
  SearchWords,
  Shop,
  ShopDraws,
  ShopId,
  ViewHistory,
} from '../src/catalog/index.ts'
import type {
  Agreements,
  ContractId,
  Contracts,
  Identity,
  IdentityChecks,
  RegisteredOwner,
  Signatures,
  SigningLinks,
} from '../src/contracts/index.ts'
import type { Company } from '../src/company/index.ts'
import type { Coins } from '../src/coins/index.ts'
import type { Coupons } from '../src/coupons/index.ts'
import type { CampaignWindow } from '../src/campaigns/index.ts'
import type { GuessGame } from '../src/guess-game/index.ts'
import type { Insights } from '../src/insights/index.ts'
import type { Inbox, NewMessage, PushDevices } from '../src/inbox/index.ts'
import type { Result } from '../src/kernel/index.ts'
import type { Lotteries, LotteryId, LotteryTerms, PrizeParcel, Prizes, WonPrizeId } from '../src/lottery/index.ts'
import type {
  Fulfilment,
  Handovers,
  OrderActor,
  OrderEvent,
  OrderId,
  Orders,
  PriceOffers,
  Nudges,
  Reviews,
  Viewings,
} from '../src/orders/index.ts'
import type {
  AccountSessions,
  Captcha,
  CaptchaTicket,
  Sessions,
  SessionStore,
  UserId,
  VerificationCodes,
  WeChat,
  WeChatVisit,
} from '../src/session/index.ts'
import type { Comparables, SellDrafts, Selling } from '../src/selling/index.ts'
import type { ServiceRequestId, ServiceRequestMove, Services } from '../src/services/index.ts'
import type { ShopReports } from '../src/reports/index.ts'
import type { Sellers } from '../src/sellers/index.ts'
import type { CustomerService } from '../src/support/index.ts'
import type { MarketWords, SellerTools } from '../src/tools/index.ts'
import type { SaleMade, Valuations } from '../src/valuation/index.ts'
import type {
  BankCards,
  Bills,
  ChargeNews,
  HandCredit,
  Invoices,
  InvoiceStatus,
  Recharges,
  RechargeStatus,
  RequestStep,
  Wallet,
  Withdrawals,
  WithdrawStatus,
} from '../src/wallet/index.ts'
import type { ReviewerVerdict } from './signing-table.ts'
import type { ListingReviews } from './listing-reviews.ts'

/** Every port of the market, as one device sees it: who is asking is decided by what its session store holds. */
export interface Device {
  readonly session: SessionStore
  readonly sessions: Sessions
  readonly accountSessions: AccountSessions
  readonly codes: VerificationCodes
  readonly captcha: Captcha
  readonly catalog: Catalog
  readonly recommendations: Recommendations
  readonly valuations: Valuations
  readonly articles: Articles
  readonly campaigns: Campaigns
  readonly participation: Participation
  readonly inbox: Inbox
  readonly alerts: Alerts
  readonly insights: Insights
  readonly sellers: Sellers
  readonly shopReports: ShopReports
  readonly pushDevices: PushDevices
  readonly searchWords: SearchWords
  readonly shopDraws: ShopDraws
  readonly marketPulse: MarketPulse
  readonly buyerRequests: BuyerRequests
  readonly shopOffers: ShopOffers
  readonly selling: Selling
  readonly sellDrafts: SellDrafts
  readonly comparables: Comparables
  readonly viewHistory: ViewHistory
  readonly favourites: Favourites
  readonly orders: Orders
  readonly fulfilment: Fulfilment
  readonly viewings: Viewings
  readonly nudges: Nudges
  readonly handovers: Handovers
  readonly reviews: Reviews
  readonly priceOffers: PriceOffers
  readonly wallet: Wallet
  readonly coins: Coins
  readonly coupons: Coupons
  readonly guessGame: GuessGame
  readonly lotteries: Lotteries
  readonly prizes: Prizes
  readonly bankCards: BankCards
  readonly withdrawals: Withdrawals
  readonly bills: Bills
  readonly invoices: Invoices
  readonly recharges: Recharges
  readonly profiles: Profiles
  readonly addresses: Addresses
  readonly phoneChanges: PhoneChanges
  readonly verifications: Verifications
  readonly passwords: Passwords
  readonly proposals: Proposals
  readonly uploads: Uploads
  readonly company: Company
  readonly services: Services
  readonly customerService: CustomerService
  readonly weChat: WeChat
  readonly marketWords: MarketWords
  readonly sellerTools: SellerTools
  readonly contracts: Contracts
  readonly identity: IdentityChecks
  readonly signatures: Signatures
  readonly signingLinks: SigningLinks
  readonly agreements: Agreements
}

/** An article of a category, or a hot topic over some articles. */
export interface ArticleDraft {
  readonly id: ArticleId
  readonly subject: ArticleCategory | { readonly articles: readonly ArticleId[] }
  readonly title: string
  readonly summary: string
  /** One paragraph without markup. */
  readonly text: string
  readonly shops: ListingFilter
}

/** A coupon that the platform begins to give out now. */
export interface OfferedCoupon {
  readonly title: string
  readonly amountFen: number
  readonly leastSpendFen: number
  readonly validForMs: number
  readonly claimForMs: number
  readonly perPerson: number
  readonly stock: number
}

/** A user with an account, logged in on a device of their own. */
export interface Person {
  readonly userId: UserId
  readonly username: string
  /** In full; a session has it masked. */
  readonly mobile: string
  readonly password: string
  readonly device: Device
}

/** At once, or after a while. */
type Soon<T> = T | Promise<T>

/**
 * A market to try a port in, whether in memory or a server with a database behind HTTP. Everything happens through
 * ports, except for what happens outside of them: money arrives, time passes, a text message is read, a puzzle is
 * solved, a reviewer decides, an app knows its owner.
 */
export interface Fixture extends ListingReviews {
  /** Without an order, a favourite, a visited shop, money or a payment password; so is every other user. */
  readonly buyer: Person
  readonly secondBuyer: Person
  readonly seller: Person
  /** An account of old times, without a mobile and logged in nowhere. */
  readonly phoneless: Pick<Person, 'userId' | 'username' | 'password'>
  /**
   * Shops on sale, all the seller's. At least 24 of them, of at least three platforms, with an enterprise shop among
   * them, no two at one price, every price 1 000 yuan or more. The market may hold others, a few hundred at most.
   */
  readonly shopIds: readonly ShopId[]
  /** A device without a login. */
  openDevice(): Device
  /** Money that reached the platform from outside becomes the person's. */
  credit(userId: UserId, amountFen: number): Soon<void>
  /** Answers the offer's id. */
  offerCoupon(offer: OfferedCoupon): Soon<string>
  /** The operator publishes a lottery. */
  openLottery(id: LotteryId, terms: LotteryTerms, window: CampaignWindow): Soon<void>
  /** The operator sends a prize, and whether that was allowed. */
  sendPrize(id: WonPrizeId, parcel: Omit<PrizeParcel, 'sentAt'>): Soon<Result<unknown>>
  /** A shop was sold here before there were orders. */
  recordSale(shopId: ShopId, sale: SaleMade): Soon<void>
  /** Published again under its id, it is corrected. */
  publishArticle(draft: ArticleDraft): Soon<void>
  withdrawArticle(id: ArticleId): Soon<void>
  /** The operator answers a question, or refuses it with a reason. */
  answerQuestion(id: QuestionId, says: { readonly answer: string } | { readonly refusedFor: string }): Soon<void>
  /** The operator approves a request that waited for a reviewer, or refuses it with a reason. */
  reviewRequest(id: RequestId, refusedFor: string | null): Soon<Result<unknown>>
  /** A reviewer approves an application for a campaign, or refuses it with a reason. */
  reviewApplication(id: ApplicationId, refusedFor: string | null): Soon<Result<unknown>>
  /** The operator takes a service request, answers or closes it; and whether that was allowed. */
  moveServiceRequest(id: ServiceRequestId, move: ServiceRequestMove): Soon<Result<unknown>>
  /** Notifies a person of an event. */
  tell(message: NewMessage): Soon<void>
  /** A paid order is completed: signed, handed over, confirmed. */
  completeOrder(orderId: OrderId): Soon<void>
  /** A reviewer moves an invoice on; its file comes with its completion. */
  moveInvoice(id: string, status: InvoiceStatus, why: string): Soon<void>
  /** Undefined where nothing can be fetched at the address. */
  readFile(url: string): Soon<Uint8Array | undefined>
  /** The seller changes the content of a shop's listing. */
  relist(shop: Shop): Soon<void>
  /** Lets time pass for the whole market, and runs what falls due. The clock is otherwise stopped, or nearly so. */
  advance(ms: number): Soon<void>
  now(): number
  /** The last code that a mobile was sent. */
  readCode(mobile: string): Soon<string | undefined>
  solveCaptcha(device: Device): Soon<CaptchaTicket>
  /** A reviewer's verdict on the person's last request. */
  reviewPhoneChange(userId: UserId, verdict: PhoneChangeReview['verdict'], note: string): Soon<void>
  reviewVerification(userId: UserId, verdict: 'verified' | 'failed', note: string): Soon<void>
  /**
   * A reviewer's verdict on a document that was submitted to sign a contract; the result shows whether it was possible.
   */
  decideDocument(contractId: ContractId, verdict: ReviewerVerdict): Soon<Result<unknown, unknown>>
  /** One move of a reviewer along the map; the result shows whether it was allowed. */
  reviewWithdrawal(id: string, step: ReviewStep<WithdrawStatus>): Soon<Result<unknown>>
  /** Transitions that no port makes: a contract is signed, a reviewer decides on an order. */
  transition(orderId: OrderId, event: OrderEvent, by: OrderActor, why?: string): Soon<void>
  /** `reference` is the bank's name for the movement that it is credited for. */
  reviewRecharge(id: string, step: ReviewStep<RechargeStatus>, reference?: string): Soon<Result<unknown>>
  /**
   * A reviewer credits money that came after its recharge had failed; a large sum with a second one, and the bank's
   * name for it.
   */
  creditLate(id: string, large?: Pick<HandCredit, 'second' | 'reference'>): Soon<Result<unknown>>
  /** A payment channel's report of a recharge, as often and in any order; the result shows whether it was accepted. */
  chargeNews(id: string, news: ChargeNews): Soon<Result<unknown>>
  /** Money reaches an account that was made for one user; `reference` is the bank's name for this one movement. */
  transferArrives(accountNumber: string, amountFen: number, reference: string): Soon<Result<unknown>>
  /** The token that the person's app gives to the page inside it. */
  appToken(userId: UserId): Soon<string>
  /** A user's identity by reviewed documents. */
  identify(userId: UserId, identity: Identity, companyName?: string): Soon<void>
  /** The person or company to which a shop is registered; its seller by default. */
  registerOwner(shopId: ShopId, owner: RegisteredOwner): Soon<void>
  /** The verdict of the provider's page to which a signer was sent. */
  decideVisit(url: string, verdict: 'matches' | 'differs'): Soon<void>
  /** The parameters that WeChat adds to the address when it leads a user back. */
  answerWeChatVisit(url: string): Soon<WeChatVisit>
  close(): Soon<void>
}

/** A reviewer's move of a request; with name and reason where the test needs them. */
export type ReviewStep<Status extends string> = Pick<RequestStep<Status>, 'status'> &
  Partial<Pick<RequestStep<Status>, 'by' | 'why'>>

/** Makes a fresh fixture. A suite opens one for each test and closes it. */
export type OpenFixture = () => Promise<Fixture>
