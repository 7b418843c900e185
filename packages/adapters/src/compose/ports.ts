import type { AccountSessions, WeChat } from '@diandu/core/session'
import { createKstConfigSource } from '@diandu/core/support'
import { httpAddresses } from '../account/http-addresses.ts'
import { httpFavourites } from '../account/http-favourites.ts'
import { httpPasswords } from '../account/http-passwords.ts'
import { httpPhoneChanges } from '../account/http-phone-changes.ts'
import { httpProfiles } from '../account/http-profiles.ts'
import { httpProposals } from '../account/http-proposals.ts'
import { httpUploads } from '../account/http-uploads.ts'
import { httpVerifications } from '../account/http-verifications.ts'
import { httpAlerts } from '../alerts/http-alerts.ts'
import { httpArticles } from '../articles/http-articles.ts'
import { httpBuyerRequests, httpShopOffers } from '../buyer-requests/http-buyer-requests.ts'
import { httpCampaigns } from '../campaigns/http-campaigns.ts'
import { httpParticipation } from '../campaigns/http-participation.ts'
import { httpCatalog } from '../catalog/http-catalog.ts'
import { httpMarketPulse } from '../catalog/http-market-pulse.ts'
import { httpRecommendations } from '../catalog/http-recommendations.ts'
import { httpSearchWords } from '../catalog/http-search-words.ts'
import { httpShopDraws } from '../catalog/http-shop-draws.ts'
import { httpViewHistory } from '../catalog/http-view-history.ts'
import { httpCoins } from '../coins/http-coins.ts'
import { httpCompany } from '../company/http-company.ts'
import { httpAgreements, httpContracts, httpSignatures, httpSigningLinks } from '../contracts/http-contracts.ts'
import { httpIdentity } from '../contracts/http-identity.ts'
import { httpCoupons } from '../coupons/http-coupons.ts'
import type { DevicePorts } from '../device/index.ts'
import type { Client } from '../http/index.ts'
import { httpGuessGame } from '../guess-game/http-guess-game.ts'
import { httpInbox } from '../inbox/http-inbox.ts'
import { httpReports } from '../reports/http-reports.ts'
import { httpSellers } from '../sellers/http-sellers.ts'
import { httpInsights } from '../insights/http-insights.ts'
import { httpPushDevices } from '../inbox/http-push-devices.ts'
import { httpLotteries, httpPrizes } from '../lottery/http-lotteries.ts'
import { lateMedia } from '../media/late-media.ts'
import { httpFulfilment } from '../orders/http-fulfilment.ts'
import { httpHandovers } from '../orders/http-handovers.ts'
import { httpOrders } from '../orders/http-orders.ts'
import { httpPriceOffers } from '../orders/http-price-offers.ts'
import { httpNudges } from '../orders/http-nudges.ts'
import { httpReviews } from '../orders/http-reviews.ts'
import { httpComparables, httpSellDrafts, httpSelling } from '../selling/http-selling.ts'
import { httpCustomerService, httpServices } from '../services/http-services.ts'
import { httpViewings } from '../orders/http-viewings.ts'
import { httpAccountSessions } from '../session/http-account-sessions.ts'
import { httpSessions } from '../session/http-sessions.ts'
import { httpVerificationCodes } from '../session/http-verification-codes.ts'
import { httpWeChat } from '../session/http-we-chat.ts'
import { sandboxCaptcha } from '../session/sandbox-captcha.ts'
import { nativeApp } from '../shells/native-app.ts'
import { checkoutDrafts } from '../storage/checkout-drafts.ts'
import type { ServerTime } from '../time/index.ts'
import { httpMarketWords, httpSellerTools } from '../tools/http-tools.ts'
import { httpValuations } from '../valuation/http-valuations.ts'
import { httpBankCards } from '../wallet/http-bank-cards.ts'
import { httpBills } from '../wallet/http-bills.ts'
import { httpInvoices } from '../wallet/http-invoices.ts'
import { httpRecharges } from '../wallet/http-recharges.ts'
import { httpWallet } from '../wallet/http-wallet.ts'
import { httpWithdrawals } from '../wallet/http-withdrawals.ts'
import { lateSharing } from '../wechat/index.ts'
import type { FailureFeed } from './failure-feed.ts'
import { port, type Port } from './port.ts'
import { CLIENT, DEVICE, FAILURE_FEED, GAME_CLIENT, SERVER_TIME } from './token.ts'

// Other ports are made of these.
const accountSessions = port(httpAccountSessions, CLIENT)
const weChat = port(httpWeChat, CLIENT)
const customerService = port(httpCustomerService, CLIENT)

/**
 * One line per port: its name, the function that makes it, and what of. Its type is what the function says it makes.
 */
export const PORTS = {
  accountSessions,
  addresses: port(httpAddresses, CLIENT),
  agreements: port(httpAgreements, CLIENT),
  alerts: port(httpAlerts, CLIENT),
  /** The app around the page, as the guard asks it. */
  app: port(
    ({ shell, bridge }: DevicePorts, { exchangeAppToken }: AccountSessions) =>
      nativeApp(shell, bridge, exchangeAppToken),
    DEVICE,
    accountSessions.token,
  ),
  articles: port(httpArticles, CLIENT),
  bankCards: port(httpBankCards, CLIENT),
  bills: port(httpBills, CLIENT),
  buyerRequests: port(httpBuyerRequests, CLIENT),
  campaigns: port(httpCampaigns, CLIENT),
  captcha: port(sandboxCaptcha, CLIENT),
  catalog: port(httpCatalog, CLIENT),
  /** How the chat is reached: asked once in a visit, when it is first used. */
  chatConfig: port(createKstConfigSource, customerService.token),
  chatWindow: port(
    (device: DevicePorts) => async () => (await import('../chat/browser-chat.ts')).browserChat(window, device),
    DEVICE,
  ),
  checkoutDrafts: port(
    ({ storage, clock, sessionStore }: DevicePorts) => checkoutDrafts(storage.local, clock, sessionStore.actsFor),
    DEVICE,
  ),
  /** The device's, put right by the server's answers. */
  clock: port(({ clock }: ServerTime) => clock, SERVER_TIME),
  codes: port(httpVerificationCodes, CLIENT),
  coins: port(httpCoins, CLIENT),
  company: port(httpCompany, CLIENT),
  comparables: port(httpComparables, CLIENT),
  contracts: port(httpContracts, CLIENT),
  coupons: port(httpCoupons, CLIENT),
  customerService,
  /** How a page recomputes draws; its code comes with the first one. */
  drawHash: port(() => async () => (await import('../crypto/noble-draw-hash.ts')).nobleDrawHash),
  fulfilment: port(httpFulfilment, CLIENT),
  failures: port(({ subscribe }: FailureFeed) => ({ subscribe }), FAILURE_FEED),
  favourites: port(httpFavourites, CLIENT),
  guessGame: port(httpGuessGame, CLIENT, GAME_CLIENT),
  handovers: port(httpHandovers, CLIENT),
  /** Tells that `clock` was put right. */
  serverTime: port(({ subscribe }: ServerTime) => ({ subscribe }), SERVER_TIME),
  identity: port(httpIdentity, CLIENT),
  inbox: port(httpInbox, CLIENT),
  insights: port(httpInsights, CLIENT),
  sellers: port(httpSellers, CLIENT),
  shopReports: port(httpReports, CLIENT),
  invoices: port(httpInvoices, CLIENT),
  lotteries: port(httpLotteries, CLIENT, DEVICE),
  marketWords: port(httpMarketWords, CLIENT),
  media: port(
    (client: Client) => lateMedia(async () => (await import('../media/browser-media.ts')).browserMedia(client)),
    CLIENT,
  ),
  orders: port(httpOrders, CLIENT),
  participation: port(httpParticipation, CLIENT),
  passwords: port(httpPasswords, CLIENT),
  phoneChanges: port(httpPhoneChanges, CLIENT),
  priceOffers: port(httpPriceOffers, CLIENT),
  prizes: port(httpPrizes, CLIENT),
  profiles: port(httpProfiles, CLIENT),
  proposals: port(httpProposals, CLIENT),
  pushDevices: port(httpPushDevices, CLIENT),
  recharges: port(httpRecharges, CLIENT),
  recommendations: port(httpRecommendations, CLIENT),
  nudges: port(httpNudges, CLIENT),
  reviews: port(httpReviews, CLIENT),
  searchWords: port(httpSearchWords, CLIENT),
  sellDrafts: port(httpSellDrafts, CLIENT),
  selling: port(httpSelling, CLIENT),
  sellerTools: port(httpSellerTools, CLIENT),
  services: port(httpServices, CLIENT),
  sessions: port(httpSessions, CLIENT),
  sharing: port(
    ({ weChatPage, clock }: DevicePorts, { config }: WeChat) => lateSharing(weChatPage, config, clock),
    DEVICE,
    weChat.token,
  ),
  shopDraws: port(httpShopDraws, CLIENT),
  marketPulse: port(httpMarketPulse, CLIENT),
  shopOffers: port(httpShopOffers, CLIENT),
  signatures: port(httpSignatures, CLIENT),
  signingLinks: port(httpSigningLinks, CLIENT),
  uploads: port(httpUploads, CLIENT),
  valuations: port(httpValuations, CLIENT),
  verifications: port(httpVerifications, CLIENT),
  viewHistory: port(httpViewHistory, CLIENT),
  viewings: port(httpViewings, CLIENT),
  wallet: port(httpWallet, CLIENT),
  weChat,
  withdrawals: port(httpWithdrawals, CLIENT),
}

type Made<Registry> = { readonly [Name in keyof Registry]: Registry[Name] extends Port<infer T> ? T : never }

/** Every port there is, as a plain object: their users need not know what put them together. */
export interface Ports extends Omit<DevicePorts, keyof typeof PORTS>, Made<typeof PORTS> {}
