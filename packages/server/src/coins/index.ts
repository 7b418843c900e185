export { coinsModule } from './coins-module.ts'
export { moveCoins } from './move-coins.ts'
export { readHoldings } from './coin-store.ts'
