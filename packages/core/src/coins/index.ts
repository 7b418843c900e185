export type { CoinDay, CoinMonth, CoinMovement, Coins, GiftShelf } from './coins.ports.ts'
export { coinOverview, NO_COINS, type CoinFacts, type CoinOverview } from './earning/coin-overview.ts'
export {
  coinTasks,
  decideTaskReward,
  taskReference,
  type CoinEvidence,
  type CoinTaskView,
} from './earning/coin-task.ts'
export {
  dayOf,
  decideSignIn,
  MAX_STREAK,
  openDays,
  signInCoins,
  streakUntil,
  type SignedDay,
} from './earning/sign-in.ts'
export {
  decideExchange,
  decideParcel,
  EXCHANGE_STATUSES,
  giftAddress,
  giftMonth,
  type Exchange,
  type ExchangeStatus,
  type GiftAddress,
  type ParcelStep,
} from './gifts/exchange.ts'
export { couponOfGift, GIFTS, type Gift, type GiftView } from './gifts/gift.ts'
export { COIN_KINDS, type CoinKind } from './ledger/coin-kind.ts'
export {
  applyCoinPosting,
  coinsAt,
  decideCoinMove,
  lapsePostings,
  lapsesAt,
  MAX_COINS,
  nextLapse,
  ownYear,
  type CoinHoldings,
  type CoinMove,
  type CoinPosting,
} from './ledger/coin-ledger.ts'
export { lapseMessage, lapsingYear } from './ledger/lapse-message.ts'
export { coinTermsAt, type CoinTask, type CoinTaskId, type CoinTerms } from './terms/coin-terms.ts'
