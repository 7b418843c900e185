import { openMarketSigning } from '../open-market-signing.ts'
import type { OpenFixture } from '../fixture.ts'
import { accountExtrasContract } from './account-extras.contract.ts'
import { accountSessionsContract } from './account-sessions.contract.ts'
import { alertNewsContract } from './alerts/alert-news.contract.ts'
import { alertsContract } from './alerts/alerts.contract.ts'
import { addressesContract } from './addresses.contract.ts'
import { articleQuestionsContract } from './article-questions.contract.ts'
import { articlesContract } from './articles.contract.ts'
import { bankCardsContract } from './bank-cards.contract.ts'
import { billsContract } from './bills.contract.ts'
import { buyerRequestsContract } from './buyer-requests.contract.ts'
import { campaignsContract } from './campaigns.contract.ts'
import { applicationsContract } from './campaigns/applications.contract.ts'
import { participationContract } from './campaigns/participation.contract.ts'
import { pointsContract } from './campaigns/points.contract.ts'
import { catalogContract } from './catalog.contract.ts'
import { coinGiftsContract } from './coins/coin-gifts.contract.ts'
import { coinsContract } from './coins/coins.contract.ts'
import { couponsContract } from './coupons.contract.ts'
import { fulfilmentContract } from './fulfilment.contract.ts'
import { favouritesContract } from './favourites.contract.ts'
import { guessGameContract } from './guess-game.contract.ts'
import { inboxContract } from './inbox.contract.ts'
import { inboxEventsContract } from './inbox-events.contract.ts'
import { reportsContract } from './reports/reports.contract.ts'
import { sellersContract } from './sellers/sellers.contract.ts'
import { insightsContract } from './insights.contract.ts'
import { pushDevicesContract } from './push-devices.contract.ts'
import { invoicesContract } from './invoices.contract.ts'
import { lotteriesContract } from './lotteries.contract.ts'
import { orderOutcomesContract } from './order-outcomes.contract.ts'
import { ordersContract } from './orders.contract.ts'
import { prizesContract } from './prizes.contract.ts'
import { payingInWeChatContract } from './paying-in-wechat.contract.ts'
import { passwordsContract } from './passwords.contract.ts'
import { phoneChangesContract } from './phone-changes.contract.ts'
import { bargainsContract } from './bargains.contract.ts'
import { priceOffersContract } from './price-offers.contract.ts'
import { profilesContract } from './profiles.contract.ts'
import { awaitedMoneyContract } from './awaited-money.contract.ts'
import { rechargeReviewsContract } from './recharge-reviews.contract.ts'
import { rechargesContract } from './recharges.contract.ts'
import { marketWordsContract } from './market-words.contract.ts'
import { recommendationsContract } from './recommendations.contract.ts'
import { searchWordsContract } from './search-words.contract.ts'
import { sellerToolsContract } from './seller-tools.contract.ts'
import { comparablesContract } from './comparables.contract.ts'
import { ownFiguresContract } from './own-figures.contract.ts'
import { saleChangesContract } from './sale-changes.contract.ts'
import { sellDraftsContract } from './sell-drafts.contract.ts'
import { sellingContract } from './selling.contract.ts'
import { servicesContract } from './services.contract.ts'
import { sessionsContract } from './sessions.contract.ts'
import { provingContract } from './proving.contract.ts'
import { reviewedDocumentsContract } from './reviewed-documents.contract.ts'
import { marketPulseContract } from './catalog/market-pulse.contract.ts'
import { shopDrawsContract } from './shop-draws.contract.ts'
import { shopOffersContract } from './shop-offers.contract.ts'
import { signingContract } from './signing.contract.ts'
import { handoversContract } from './handovers.contract.ts'
import { reviewsContract } from './reviews.contract.ts'
import { verificationsContract } from './verifications.contract.ts'
import { faceChecksContract } from './face-checks.contract.ts'
import { valuationsContract } from './valuations.contract.ts'
import { nudgesContract } from './nudges.contract.ts'
import { viewingsContract } from './viewings.contract.ts'
import { viewHistoryContract } from './view-history.contract.ts'
import { walletContract } from './wallet.contract.ts'
import { withdrawalsContract } from './withdrawals.contract.ts'

const CONTRACTS = [
  catalogContract,
  articlesContract,
  articleQuestionsContract,
  buyerRequestsContract,
  shopOffersContract,
  shopDrawsContract,
  marketPulseContract,
  campaignsContract,
  participationContract,
  pointsContract,
  applicationsContract,
  searchWordsContract,
  marketWordsContract,
  sellerToolsContract,
  sellingContract,
  ownFiguresContract,
  saleChangesContract,
  sellDraftsContract,
  comparablesContract,
  insightsContract,
  sellersContract,
  reportsContract,
  servicesContract,
  recommendationsContract,
  valuationsContract,
  viewHistoryContract,
  favouritesContract,
  sessionsContract,
  walletContract,
  bankCardsContract,
  withdrawalsContract,
  rechargesContract,
  rechargeReviewsContract,
  awaitedMoneyContract,
  payingInWeChatContract,
  ordersContract,
  coinsContract,
  coinGiftsContract,
  couponsContract,
  guessGameContract,
  lotteriesContract,
  prizesContract,
  fulfilmentContract,
  viewingsContract,
  nudgesContract,
  reviewsContract,
  handoversContract,
  orderOutcomesContract,
  bargainsContract,
  priceOffersContract,
  billsContract,
  alertsContract,
  alertNewsContract,
  inboxContract,
  inboxEventsContract,
  pushDevicesContract,
  invoicesContract,
  accountExtrasContract,
  accountSessionsContract,
  addressesContract,
  passwordsContract,
  phoneChangesContract,
  profilesContract,
  verificationsContract,
  faceChecksContract,
]

/** The suites that every fixture has to pass. */
export function everyPortContract(name: string, open: OpenFixture): void {
  for (const contract of CONTRACTS) contract(name, open)
  provingContract(name, openMarketSigning(open))
  reviewedDocumentsContract(name, openMarketSigning(open))
  signingContract(name, openMarketSigning(open))
}
