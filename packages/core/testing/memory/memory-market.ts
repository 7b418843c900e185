import type { Shop, ShopId } from '../../src/catalog/index.ts'
import type { Proof } from '../../src/contracts/index.ts'
import type { OrderId } from '../../src/orders/index.ts'
import type { Clock, Random } from '../../src/kernel/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import { rechargePosting, type Balances } from '../../src/wallet/index.ts'
import type { Device, Fixture, Person, ReviewStep } from '../fixture.ts'
import { post } from './market-books.ts'
import { createDesk } from './desk.ts'
import { emptyMarket } from './market-state.ts'
import { noteShopChange } from './alerts/alert-book.ts'
import { createMemoryAlerts, tellAlerts } from './alerts/memory-alerts.ts'
import { createMemoryAccountSessions } from './memory-account-sessions.ts'
import { createMemoryAddresses } from './memory-addresses.ts'
import { answerQuestion, createMemoryArticles, publishArticle } from './memory-articles.ts'
import { createMemoryBankCards } from './memory-bank-cards.ts'
import { createMemoryBuyerRequests, createMemoryShopOffers, reviewRequest } from './requests/memory-buyer-requests.ts'
import { createMemoryShopDraws } from './requests/memory-shop-draws.ts'
import { createMemoryBills } from './memory-bills.ts'
import { createMemoryParticipation, reviewApplication } from './campaigns/memory-participation.ts'
import { createMemoryCampaigns } from './memory-campaigns.ts'
import { createMemoryCaptcha } from './memory-captcha.ts'
import { answerVisit } from './memory-cashier.ts'
import { createMemoryCatalog } from './memory-catalog.ts'
import { createMemoryMarketPulse } from './catalog/memory-market-pulse.ts'
import { createMemoryCodes } from './memory-codes.ts'
import { createMemoryCompany } from './memory-company.ts'
import { createMemoryCoins } from './coins/memory-coins.ts'
import { createMemoryCoupons } from './memory-coupons.ts'
import { createMemoryContracts, reviewSigningDocument } from './memory-contracts.ts'
import { createMemoryFulfilment } from './memory-fulfilment.ts'
import { createMemoryHandovers } from './memory-handovers.ts'
import { createMemoryNudges } from './memory-nudges.ts'
import { createMemoryViewings } from './memory-viewings.ts'
import { decideVisit, proofCodeOf } from './memory-identity-checks.ts'
import { createMemoryGuessGame } from './guess-game/memory-guess-game.ts'
import { createMemoryInsights } from './insights/memory-insights.ts'
import { createMemoryReports, decideMemoryReport } from './reports/memory-reports.ts'
import { createMemorySellers } from './sellers/memory-sellers.ts'
import { createMemoryInbox } from './memory-inbox.ts'
import { fallOf, tellPriceChange, writeMessages } from './write-messages.ts'
import { createMemoryInvoices, moveInvoice } from './memory-invoices.ts'
import { createMemoryOrders } from './memory-orders.ts'
import { transitionOrder } from './move-order.ts'
import { createMemoryLotteries, createMemoryPrizes, openLottery, sendPrize } from './memory-lotteries.ts'
import { createMemoryPasswords } from './memory-passwords.ts'
import { createMemoryPhoneChanges, reviewPhone } from './memory-phone-changes.ts'
import { createMemoryPriceOffers } from './memory-price-offers.ts'
import { createMemoryPushDevices } from './memory-push-devices.ts'
import { createMemoryProfiles } from './memory-profiles.ts'
import { createMemoryProposals } from './memory-proposals.ts'
import { createMemoryRecommendations } from './memory-recommendations.ts'
import { createMemoryRecharges } from './memory-recharges.ts'
import { creditLate, onNews, reviewRecharge, takeTransfer } from './move-recharge.ts'
import { createMemoryReviews } from './memory-reviews.ts'
import { createMemorySearchWords } from './search/memory-search-words.ts'
import { createMemorySessionStore } from './memory-session-store.ts'
import { addMember, createMemorySessions } from './memory-sessions.ts'
import { createMemoryComparables } from './memory-comparables.ts'
import { createMemorySellDrafts } from './memory-sell-drafts.ts'
import { createMemorySelling, inspectFigure, reviewListing } from './memory-selling.ts'
import { createMemoryFavourites, createMemoryViewHistory } from './memory-shop-lists.ts'
import { createMemoryUploads } from './memory-uploads.ts'
import { createMemoryVerifications, reviewVerification } from './memory-verifications.ts'
import { createMemoryWallet } from './memory-wallet.ts'
import { createMemoryWeChat } from './memory-we-chat.ts'
import { createMemoryWithdrawals, reviewWithdrawal } from './memory-withdrawals.ts'
import { createMemoryCustomerService } from './services/memory-customer-service.ts'
import { createMemoryServices, moveServiceRequest } from './services/memory-services.ts'
import { createMemoryMarketWords } from './tools/memory-market-words.ts'
import { createMemoryValuations } from './valuation/memory-valuations.ts'
import { createMemorySellerTools } from './tools/memory-seller-tools.ts'
import { settleOverdue } from './settle-overdue.ts'
import { startSession } from './signed-in.ts'

type AtOnce<T> = {
  readonly [K in keyof T]: T[K] extends (...given: infer A) => infer R ? (...given: A) => Awaited<R> : T[K]
}

type FixtureCall = Exclude<
  keyof Fixture,
  | 'buyer'
  | 'secondBuyer'
  | 'seller'
  | 'phoneless'
  | 'shopIds'
  | 'openDevice'
  | 'relist'
  | 'now'
  | 'advance'
  | 'solveCaptcha'
  | 'close'
>

export type MemoryMarket = ReturnType<typeof createMemoryMarket>

/** One whole market in memory, for all users at once: each device sees the changes of the others. */
export function createMemoryMarket({ clock, random }: { readonly clock: Clock; readonly random: Random }) {
  const state = emptyMarket(clock, random)
  /** A device of a user's; without a session store of its own no user is logged in on it. */
  const openDevice = (session: SessionStore = createMemorySessionStore()): Device => {
    const desk = createDesk(state, session)
    return {
      session,
      sessions: createMemorySessions(state, session),
      codes: createMemoryCodes(state, session),
      captcha: createMemoryCaptcha(state),
      catalog: createMemoryCatalog(state, session),
      recommendations: createMemoryRecommendations(state, session),
      valuations: createMemoryValuations(desk),
      articles: createMemoryArticles(state, session),
      selling: createMemorySelling(desk),
      sellDrafts: createMemorySellDrafts(desk),
      comparables: createMemoryComparables(state),
      campaigns: createMemoryCampaigns(desk),
      participation: createMemoryParticipation(desk),
      inbox: createMemoryInbox(desk),
      alerts: createMemoryAlerts(desk),
      insights: createMemoryInsights(state),
      sellers: createMemorySellers(state),
      shopReports: createMemoryReports(desk),
      pushDevices: createMemoryPushDevices(desk),
      searchWords: createMemorySearchWords(state),
      shopDraws: createMemoryShopDraws(desk),
      marketPulse: createMemoryMarketPulse(state),
      buyerRequests: createMemoryBuyerRequests(desk),
      shopOffers: createMemoryShopOffers(desk),
      viewHistory: createMemoryViewHistory(desk),
      favourites: createMemoryFavourites(desk),
      orders: createMemoryOrders(state, session),
      fulfilment: createMemoryFulfilment(state, session),
      handovers: createMemoryHandovers(state, session),
      viewings: createMemoryViewings(state, session),
      nudges: createMemoryNudges(state, session),
      reviews: createMemoryReviews(state, session),
      priceOffers: createMemoryPriceOffers(state, session),
      wallet: createMemoryWallet(desk),
      coins: createMemoryCoins(desk),
      coupons: createMemoryCoupons(desk),
      guessGame: createMemoryGuessGame(desk),
      lotteries: createMemoryLotteries(desk, session),
      prizes: createMemoryPrizes(desk),
      bankCards: createMemoryBankCards(desk),
      recharges: createMemoryRecharges(desk),
      withdrawals: createMemoryWithdrawals(desk),
      bills: createMemoryBills(desk),
      invoices: createMemoryInvoices(desk),
      accountSessions: createMemoryAccountSessions(desk),
      profiles: createMemoryProfiles(desk),
      addresses: createMemoryAddresses(desk),
      phoneChanges: createMemoryPhoneChanges(desk),
      verifications: createMemoryVerifications(desk),
      passwords: createMemoryPasswords(desk),
      proposals: createMemoryProposals(desk),
      uploads: createMemoryUploads(desk),
      company: createMemoryCompany(),
      services: createMemoryServices(state, session),
      customerService: createMemoryCustomerService(state),
      marketWords: createMemoryMarketWords(state),
      sellerTools: createMemorySellerTools(state),
      weChat: createMemoryWeChat(desk),
      ...createMemoryContracts(state, session),
    }
  }
  const reviewStep = <S extends string>({ status, by = 'reviewer', why = 'looked at' }: ReviewStep<S>) => ({
    status,
    by,
    why,
    at: clock.now(),
  })
  /** Events outside of the ports, for a fixture. */
  const outside: AtOnce<Pick<Fixture, FixtureCall>> = {
    credit: (userId, amountFen) => post(state, rechargePosting(userId, amountFen, random.token())),
    offerCoupon({ validForMs, claimForMs, ...offer }) {
      const id = `offer-${state.couponOffers.size + 1}`
      const now = clock.now()
      const times = { validFrom: now, validUntil: now + validForMs, claimUntil: now + claimForMs }
      state.couponOffers.set(id, { ...offer, ...times })
      return id
    },
    openLottery: (id, terms, window) => openLottery(state, id, terms, window),
    sendPrize: (id, parcel) => sendPrize(state, id, parcel),
    recordSale: (shopId, sale) => void state.pastSales.set(shopId, sale),
    publishArticle: (draft) => publishArticle(state, draft),
    withdrawArticle: (id) => void state.articles.delete(id),
    tell: (message) => writeMessages(state, [message]),
    answerQuestion: (id, says) => answerQuestion(state, id, says),
    reviewRequest: (id, refusedFor) => reviewRequest(state, id, refusedFor),
    reviewApplication: (id, refusedFor) => reviewApplication(state, id, refusedFor),
    reviewListing: (id, revision, says) => reviewListing(state, id, revision, says),
    releaseHolds: (userId) => void state.payoutHolds.delete(userId),
    inspectFigure: (id, revision, inspection) => inspectFigure(state, id, revision, inspection),
    decideReport: (id, status, answer) => decideMemoryReport(state, id, { status, answer, at: clock.now() }),
    moveServiceRequest: (id, move) => moveServiceRequest(state, id, move),
    completeOrder(orderId) {
      outside.transition(orderId, 'seller.signed', 'seller')
      outside.transition(orderId, 'all.signed', 'buyer')
      outside.transition(orderId, 'shop.handed-over', 'seller')
      outside.transition(orderId, 'bill.confirmed', 'buyer')
    },
    moveInvoice: (id, status, why) => moveInvoice(state, id, status, why),
    readFile: (url) => state.files.get(url),
    reviewVerification: (userId, verdict, note) => reviewVerification(state, userId, verdict, note),
    decideDocument: (contractId, verdict) => reviewSigningDocument(state, contractId, verdict),
    reviewPhoneChange: (userId, verdict, note) => reviewPhone(state, userId, { verdict, note, at: clock.now() }),
    reviewRecharge: (id, step, reference) => reviewRecharge(state, id, reviewStep(step), reference),
    creditLate: (id, large = { second: null, reference: null }) =>
      creditLate(state, id, { at: clock.now(), by: 'reviewer', why: 'the money is there', ...large }),
    chargeNews: (id, news) => onNews(state, id, news),
    transferArrives: (accountNumber, amountFen, reference) =>
      takeTransfer(state, accountNumber, { amountFen, reference }),
    reviewWithdrawal: (id, step) => reviewWithdrawal(state, id, reviewStep(step)),
    transition(orderId, event, by, why) {
      if (!transitionOrder(state, orderId, event, by, why).ok)
        throw new Error(`${event} by ${by} cannot happen to ${orderId}`)
    },
    appToken(userId) {
      const token = random.token()
      state.appTokens.set(token, userId)
      return token
    },
    identify(userId, identity, companyName) {
      state.identities.set(userId, identity)
      if (companyName !== undefined) state.companies.set(userId, companyName)
    },
    registerOwner: (shopId, owner) => void state.shopOwners.set(shopId, owner),
    decideVisit: (url, verdict) => decideVisit(state, url, verdict),
    readCode: (mobile) => proofCodeOf(state, mobile) ?? state.codes.get(mobile)?.code,
    answerWeChatVisit: answerVisit,
  }
  return {
    ...outside,
    openDevice,
    /** A user with an account, logged in; with a payment password where one is given. */
    enrol({
      paymentPassword = null,
      ...person
    }: Omit<Person, 'userId' | 'device'> & { readonly paymentPassword?: string | null }): Person {
      const member = addMember(state, { ...person, paymentPassword })
      const device = openDevice(createMemorySessionStore(startSession(state, member)))
      return { ...person, userId: member.userId, device }
    },
    enrolPhoneless: (person: Pick<Person, 'username' | 'password'>): UserId =>
      addMember(state, { ...person, mobile: '' }).userId,
    shelve(sellerId: UserId, shop: Shop): void {
      const { id: shopId, title, priceFen: toFen } = shop
      const fromFen = state.shops.get(shopId)?.shop.priceFen ?? toFen
      tellPriceChange(state, { shopId, title, sellerId, fromFen, toFen, at: clock.now() })
      const glance = { ...shop.glance, fall: fallOf(state, shop) }
      const from = state.shops.get(shopId)?.shop.status ?? null
      state.shops.set(shopId, { shop: { ...shop, glance }, sellerId })
      const change = { from, to: shop.status, formerFen: fromFen === toFen ? null : fromFen, priceFen: toFen }
      noteShopChange(state, { shopId, ...change, at: clock.now() })
    },
    /** Sends people the news that their alerts have by now. */
    tellAlerts: () => tellAlerts(state),
    /** Makes an order look as if it were placed under this version of the agreement. */
    placedUnder(id: OrderId, termsVersion: string): void {
      const order = state.orders.get(id)
      if (order !== undefined) state.orders.set(id, { ...order, termsVersion })
    },
    /** Makes an order look as if it were placed before there were checklists. */
    placedWithoutChecklist: (id: OrderId) => void state.handovers.delete(id),
    shop: (id: ShopId) => state.shops.get(id)?.shop,
    /** Whether users get account numbers of their own from now on. */
    makeOwnAccounts: (is: boolean) => void (state.makesOwnAccounts = is),
    /** The proofs by which the platform can check a signer; all by default. */
    offerProofs: (proofs: readonly Proof[]) => void (state.offeredProofs = proofs),
    /** The right place of a puzzle's piece. */
    solve: (puzzleId: string) => state.puzzles.get(puzzleId),
    /** The books after everything that was due. */
    balances(): Balances {
      settleOverdue(state)
      return state.balances
    },
  }
}
