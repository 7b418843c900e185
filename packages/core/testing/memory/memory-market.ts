import type { Shop, ShopId } from '../../src/catalog/index.ts'
import type { ContractId, Identity, Proof, RegisteredOwner } from '../../src/contracts/index.ts'
import type { Clock, Random, Result } from '../../src/kernel/index.ts'
import type { OrderActor, OrderEvent, OrderId } from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import {
  rechargePosting,
  type Balances,
  type ChargeNews,
  type HandCredit,
  type InvoiceStatus,
  type RechargeStatus,
  type RequestStep,
  type WithdrawStatus,
} from '../../src/wallet/index.ts'
import type { ReviewerVerdict } from '../signing-table.ts'
import type { Device, OfferedCoupon, Person } from '../fixture.ts'
import { post } from './market-books.ts'
import { emptyMarket, notFound } from './market-state.ts'
import { completeOrder } from './complete-order.ts'
import { createMemoryAccountSessions } from './memory-account-sessions.ts'
import { createMemoryAddresses } from './memory-addresses.ts'
import { createMemoryBankCards } from './memory-bank-cards.ts'
import { createMemoryBills } from './memory-bills.ts'
import { createMemoryCaptcha } from './memory-captcha.ts'
import { createMemoryCatalog } from './memory-catalog.ts'
import { createMemoryCodes } from './memory-codes.ts'
import { createMemoryCompany } from './memory-company.ts'
import { createMemoryCoupons } from './memory-coupons.ts'
import { createMemoryContracts } from './memory-contracts.ts'
import { createMemoryFulfilment, transitionOrder } from './memory-fulfilment.ts'
import { createMemoryFavourites } from './memory-favourites.ts'
import { createMemoryInvoices, moveInvoice } from './memory-invoices.ts'
import { createMemoryOrders } from './memory-orders.ts'
import { createMemoryPasswords } from './memory-passwords.ts'
import { createMemoryPhoneChanges } from './memory-phone-changes.ts'
import { createMemoryPriceOffers } from './memory-price-offers.ts'
import { createMemoryProfiles } from './memory-profiles.ts'
import { createMemoryProposals } from './memory-proposals.ts'
import { createMemoryRecharges } from './memory-recharges.ts'
import { creditLate, onNews, reviewRecharge, takeTransfer } from './move-recharge.ts'
import { createMemorySearchWords } from './memory-search-words.ts'
import { createMemorySessionStore } from './memory-session-store.ts'
import { addMember, createMemorySessions } from './memory-sessions.ts'
import { createMemoryUploads } from './memory-uploads.ts'
import { createMemoryVerifications, reviewVerification } from './memory-verifications.ts'
import { createMemoryViewHistory } from './memory-view-history.ts'
import { createMemoryWallet } from './memory-wallet.ts'
import { createMemoryWeChat } from './memory-we-chat.ts'
import { createMemoryWithdrawals, reviewWithdrawal } from './memory-withdrawals.ts'
import { reviewPhone } from './review-phone.ts'
import { createMemoryMarketWords } from './tools/memory-market-words.ts'
import { createMemorySellerTools } from './tools/memory-seller-tools.ts'
import { settleOverdue } from './settle-overdue.ts'
import { startSession } from './signed-in.ts'

/** One whole market in memory, for everybody at once: what one device does, the others see. */
export interface MemoryMarket {
  /** A device of somebody's; without a session store of its own nobody is logged in on it. */
  openDevice(session?: SessionStore): Device
  /** Somebody with an account, logged in; with a payment password where one is given. */
  enrol(person: {
    readonly username: string
    readonly mobile: string
    readonly password: string
    readonly paymentPassword?: string
  }): Person
  /** Puts a shop on its seller's shelf, or puts another state of it there. */
  shelve(sellerId: UserId, shop: Shop): void
  shop(id: ShopId): Shop | undefined
  credit(userId: UserId, amountFen: number): void
  /** The platform gives coupons out; answers the offer's id. */
  offerCoupon(offer: OfferedCoupon): string
  /** Everything up to the buyer's word that the shop is as it should be. */
  completeOrder(orderId: string): void
  /** A reviewer's hand. */
  moveInvoice(id: string, status: InvoiceStatus, why: string): void
  /** What can be fetched at an address. */
  readFile(url: string): Uint8Array | undefined
  readCode(mobile: string): string | undefined
  /** An account without a mobile, as there were in old times. */
  enrolPhoneless(person: { readonly username: string; readonly password: string }): UserId
  reviewVerification(userId: UserId, verdict: 'verified' | 'failed', note: string): void
  /** What a reviewer finds, looking at a document that was handed in to sign a contract. */
  decideDocument(contractId: ContractId, verdict: ReviewerVerdict): Result<unknown, unknown>
  reviewPhoneChange(userId: UserId, verdict: 'changed' | 'refused', note: string): void
  /** One step of a reviewer's. */
  reviewWithdrawal(id: string, step: RequestStep<WithdrawStatus>): Result<unknown>
  /** A contract is signed, a reviewer says something of an order. */
  transition(orderId: OrderId, event: OrderEvent, by: OrderActor, why?: string): void
  reviewRecharge(id: string, step: RequestStep<RechargeStatus>, reference?: string): Result<unknown>
  /** Money that came after its recharge had failed. */
  creditLate(id: string, large?: Pick<HandCredit, 'second' | 'reference'>): Result<unknown>
  /** What a payment channel says of a recharge. */
  chargeNews(id: string, news: ChargeNews): Result<unknown>
  /** Money on an account that was made for somebody. */
  transferArrives(accountNumber: string, amountFen: number, reference: string): Result<unknown>
  appToken(userId: UserId): string
  /** Where a puzzle's piece belongs. */
  solve(puzzleId: string): number | undefined
  /** Who somebody is by their documents. */
  identify(userId: UserId, identity: Identity, companyName?: string): void
  /** In whose name a shop stands. */
  standsFor(shopId: ShopId, owner: RegisteredOwner): void
  /** By which proofs the platform can check who somebody is; all, unless it is said. */
  offerProofs(proofs: readonly Proof[]): void
  /** Whether numbers of one's own are made from now on. */
  makeOwnAccounts(is: boolean): void
  /** What a page elsewhere finds out about whoever was sent there. */
  decideVisit(url: string, verdict: 'matches' | 'differs'): void
  /** The books after everything that was due. */
  balances(): Balances
}

export function createMemoryMarket({
  clock,
  random,
}: {
  readonly clock: Clock
  readonly random: Random
}): MemoryMarket {
  const state = emptyMarket(clock, random)
  const openDevice = (session: SessionStore = createMemorySessionStore()): Device => ({
    session,
    sessions: createMemorySessions(state, session),
    codes: createMemoryCodes(state, session),
    captcha: createMemoryCaptcha(state),
    catalog: createMemoryCatalog(state, session),
    searchWords: createMemorySearchWords(state),
    viewHistory: createMemoryViewHistory(state, session),
    favourites: createMemoryFavourites(state, session),
    orders: createMemoryOrders(state, session),
    fulfilment: createMemoryFulfilment(state, session),
    priceOffers: createMemoryPriceOffers(state, session),
    wallet: createMemoryWallet(state, session),
    coupons: createMemoryCoupons(state, session),
    bankCards: createMemoryBankCards(state, session),
    recharges: createMemoryRecharges(state, session),
    withdrawals: createMemoryWithdrawals(state, session),
    bills: createMemoryBills(state, session),
    invoices: createMemoryInvoices(state, session),
    accountSessions: createMemoryAccountSessions(state, session),
    profiles: createMemoryProfiles(state, session),
    addresses: createMemoryAddresses(state, session),
    phoneChanges: createMemoryPhoneChanges(state, session),
    verifications: createMemoryVerifications(state, session),
    passwords: createMemoryPasswords(state, session),
    proposals: createMemoryProposals(state, session),
    uploads: createMemoryUploads(state, session),
    company: createMemoryCompany(),
    marketWords: createMemoryMarketWords(state),
    sellerTools: createMemorySellerTools(state),
    weChat: createMemoryWeChat(state, session),
    ...createMemoryContracts(state, session),
  })
  return {
    openDevice,
    enrol({ paymentPassword = null, ...person }) {
      const member = { ...addMember(state, person), paymentPassword }
      state.members.set(member.userId, member)
      return {
        ...person,
        userId: member.userId,
        device: openDevice(createMemorySessionStore(startSession(state, member))),
      }
    },
    shelve: (sellerId, shop) => void state.shops.set(shop.id, { shop, sellerId }),
    shop: (id) => state.shops.get(id)?.shop,
    credit: (userId, amountFen) => post(state, rechargePosting(userId, amountFen, state.random.token())),
    offerCoupon({ validForMs, claimForMs, ...offer }) {
      const id = `offer-${state.couponOffers.size + 1}`
      const now = state.clock.now()
      state.couponOffers.set(id, {
        ...offer,
        validFrom: now,
        validUntil: now + validForMs,
        claimUntil: now + claimForMs,
      })
      return id
    },
    completeOrder: (orderId) => completeOrder(state, orderId),
    moveInvoice: (id, status, why) => moveInvoice(state, id, status, why),
    readFile: (url) => state.files.get(url),
    enrolPhoneless: (person) => addMember(state, { ...person, mobile: '' }).userId,
    reviewVerification: (userId, verdict, note) => reviewVerification(state, userId, verdict, note),
    decideDocument: (contractId, verdict) =>
      [...state.signings.values()].find((signing) => signing.contractId === contractId)?.decideDocument(verdict) ??
      notFound(),
    reviewPhoneChange: (userId, verdict, note) => reviewPhone(state, userId, { verdict, note, at: state.clock.now() }),
    reviewRecharge: (id, step, reference) => reviewRecharge(state, id, step, reference),
    creditLate: (id, large = { second: null, reference: null }) =>
      creditLate(state, id, { at: state.clock.now(), by: 'reviewer', why: 'the money is there', ...large }),
    chargeNews: (id, news) => onNews(state, id, news),
    transferArrives: (accountNumber, amountFen, reference) =>
      takeTransfer(state, { accountNumber, amountFen, reference }),
    reviewWithdrawal: (id, step) => reviewWithdrawal(state, id, step),
    transition(orderId, event, by, why) {
      const moved = transitionOrder(state, orderId, event, by, why)
      if (!moved.ok) throw new Error(`${event} by ${by} cannot happen to ${orderId}`)
    },
    appToken(userId) {
      const token = state.random.token()
      state.appTokens.set(token, userId)
      return token
    },
    identify(userId, identity, companyName) {
      state.identities.set(userId, identity)
      if (companyName !== undefined) state.companies.set(userId, companyName)
    },
    standsFor: (shopId, owner) => void state.shopOwners.set(shopId, owner),
    makeOwnAccounts: (is) => void (state.makesOwnAccounts = is),
    offerProofs: (proofs) => void (state.offeredProofs = proofs),
    decideVisit: (url, verdict) => state.signings.forEach((signing) => signing.decide(url, verdict)),
    readCode: (mobile) =>
      [...state.signings.values()].map((signing) => signing.readCode(mobile)).find((code) => code !== undefined) ??
      state.codes.get(mobile)?.code,
    solve: (puzzleId) => state.puzzles.get(puzzleId),
    balances() {
      settleOverdue(state)
      return state.balances
    },
  }
}
