export {
  decideDraw,
  DRAW_CLOSED,
  PEOPLE_PER_DEVICE,
  TRIES_SPENT,
  type DecidedDraw,
  type DrawFacts,
} from './decisions/decide-draw.ts'
export { DEVICE_NAME } from './device-name.ts'
export { decidePrizeAddress, decidePrizeSending, stateWhenWon } from './decisions/decide-prize.ts'
export type { DrawHash } from './draw-hash.ts'
export {
  createDrawMachine,
  type DrawContext,
  type DrawEvent,
  type DrawInput,
  type DrawKeys,
  type DrawPorts,
} from './draw.machine.ts'
export { drawPrize, oddsOf, type DrawnPrize, type Odds } from './draw-prize.ts'
export type { Draw, LotteryId } from './draw.ts'
export { lotteryFaults, type LotteryFault } from './lottery-faults.ts'
export {
  PRIZE_KINDS,
  type LotteryTerms,
  type LotteryView,
  type PrizeKind,
  type PrizeLimits,
  type PrizeOnOffer,
  type PrizeReward,
  type PrizeTerms,
  type PublicWin,
} from './lottery.ts'
export type { DrawProof, Lotteries, Prizes } from './lottery.ports.ts'
export { chancesOf, createPrizePool, MAX_CHANCES, type Prize, type PrizeId, type PrizePool } from './prize-pool.ts'
export { termsDigestOf, type PublishedDraw, type PublishedDraws, type PublishedLottery } from './published-draws.ts'
export { prizeMessages } from './prize-message.ts'
export { rollOf, type RollOf } from './roll-of.ts'
export { verifyDraws, type DrawFault, type DrawMismatch, type DrawVerification } from './verify-draws.ts'
export {
  WON_PRIZE_STATES,
  type PrizeAddress,
  type PrizeParcel,
  type WonPrize,
  type WonPrizeId,
  type WonPrizeState,
} from './won-prize.ts'
