import type { Shop, ShopId } from '../../src/catalog/index.ts'
import type { ContractId, Identity, Proof, RegisteredOwner } from '../../src/contracts/index.ts'
import type { Clock, Random } from '../../src/kernel/index.ts'
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
import { emptyMarket } from './market-state.ts'
import { createMemoryAccountSessions } from './memory-account-sessions.ts'
import { createMemoryAddresses } from './memory-addresses.ts'
import { createMemoryBankCards } from './memory-bank-cards.ts'
import { createMemoryBills } from './memory-bills.ts'
import { createMemoryCaptcha } from './memory-captcha.ts'
import { createMemoryCatalog } from './memory-catalog.ts'
import { createMemoryCodes } from './memory-codes.ts'
import { createMemoryCompany } from './memory-company.ts'
import { createMemoryCoupons } from './memory-coupons.ts'
import { createMemoryContracts, reviewSigningDocument } from './memory-contracts.ts'
import { createMemoryFulfilment } from './memory-fulfilment.ts'
import { createMemoryFavourites } from './memory-favourites.ts'
import { decideVisit, proofCodeOf } from './memory-identity-checks.ts'
import { createMemoryInvoices, moveInvoice } from './memory-invoices.ts'
import { createMemoryOrders } from './memory-orders.ts'
import { transitionOrder } from './move-order.ts'
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
import { settleOverdue } from './settle-overdue.ts'
import { startSession } from './signed-in.ts'

export type MemoryMarket = ReturnType<typeof createMemoryMarket>

/**
 * One whole market in memory, for everybody at once: what one device does, the others see. What happens outside of the
 * ports is what a `Fixture` tells of, at once.
 */
export function createMemoryMarket({ clock, random }: { readonly clock: Clock; readonly random: Random }) {
  const state = emptyMarket(clock, random)
  /** A device of somebody's; without a session store of its own nobody is logged in on it. */
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
    weChat: createMemoryWeChat(state, session),
    ...createMemoryContracts(state, session),
  })
  const transition = (orderId: OrderId, event: OrderEvent, by: OrderActor, why?: string): void => {
    const moved = transitionOrder(state, orderId, event, by, why)
    if (!moved.ok) throw new Error(`${event} by ${by} cannot happen to ${orderId}`)
  }
  return {
    openDevice,
    /** Somebody with an account, logged in; with a payment password where one is given. */
    enrol({
      paymentPassword = null,
      ...person
    }: Omit<Person, 'userId' | 'device'> & { readonly paymentPassword?: string | null }): Person {
      const member = { ...addMember(state, person), paymentPassword }
      state.members.set(member.userId, member)
      return {
        ...person,
        userId: member.userId,
        device: openDevice(createMemorySessionStore(startSession(state, member))),
      }
    },
    shelve: (sellerId: UserId, shop: Shop) => void state.shops.set(shop.id, { shop, sellerId }),
    shop: (id: ShopId) => state.shops.get(id)?.shop,
    credit: (userId: UserId, amountFen: number) =>
      post(state, rechargePosting(userId, amountFen, state.random.token())),
    offerCoupon({ validForMs, claimForMs, ...offer }: OfferedCoupon): string {
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
    completeOrder(orderId: OrderId): void {
      transition(orderId, 'seller.signed', 'seller')
      transition(orderId, 'all.signed', 'buyer')
      transition(orderId, 'shop.handed-over', 'seller')
      transition(orderId, 'bill.confirmed', 'buyer')
    },
    moveInvoice: (id: string, status: InvoiceStatus, why: string) => moveInvoice(state, id, status, why),
    readFile: (url: string) => state.files.get(url),
    enrolPhoneless: (person: Pick<Person, 'username' | 'password'>): UserId =>
      addMember(state, { ...person, mobile: '' }).userId,
    reviewVerification: (userId: UserId, verdict: 'verified' | 'failed', note: string) =>
      reviewVerification(state, userId, verdict, note),
    decideDocument: (contractId: ContractId, verdict: ReviewerVerdict) =>
      reviewSigningDocument(state, contractId, verdict),
    reviewPhoneChange: (userId: UserId, verdict: 'changed' | 'refused', note: string) =>
      reviewPhone(state, userId, { verdict, note, at: state.clock.now() }),
    reviewRecharge: (id: string, step: RequestStep<RechargeStatus>, reference?: string) =>
      reviewRecharge(state, id, step, reference),
    creditLate: (id: string, large: Pick<HandCredit, 'second' | 'reference'> = { second: null, reference: null }) =>
      creditLate(state, id, { at: state.clock.now(), by: 'reviewer', why: 'the money is there', ...large }),
    chargeNews: (id: string, news: ChargeNews) => onNews(state, id, news),
    transferArrives: (accountNumber: string, amountFen: number, reference: string) =>
      takeTransfer(state, { accountNumber, amountFen, reference }),
    reviewWithdrawal: (id: string, step: RequestStep<WithdrawStatus>) => reviewWithdrawal(state, id, step),
    transition,
    appToken(userId: UserId): string {
      const token = state.random.token()
      state.appTokens.set(token, userId)
      return token
    },
    identify(userId: UserId, identity: Identity, companyName?: string): void {
      state.identities.set(userId, identity)
      if (companyName !== undefined) state.companies.set(userId, companyName)
    },
    standsFor: (shopId: ShopId, owner: RegisteredOwner) => void state.shopOwners.set(shopId, owner),
    /** Whether numbers of one's own are made from now on. */
    makeOwnAccounts: (is: boolean) => void (state.makesOwnAccounts = is),
    /** By which proofs the platform can check who somebody is; all, unless it is said. */
    offerProofs: (proofs: readonly Proof[]) => void (state.offeredProofs = proofs),
    decideVisit: (url: string, verdict: 'matches' | 'differs') => decideVisit(state, url, verdict),
    readCode: (mobile: string) => proofCodeOf(state, mobile) ?? state.codes.get(mobile)?.code,
    /** Where a puzzle's piece belongs. */
    solve: (puzzleId: string) => state.puzzles.get(puzzleId),
    /** The books after everything that was due. */
    balances(): Balances {
      settleOverdue(state)
      return state.balances
    },
  }
}
