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
