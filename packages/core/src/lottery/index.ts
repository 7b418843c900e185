export { createDrawMachine, type DrawContext, type DrawEvent, type DrawInput, type DrawPorts } from './draw.machine.ts'
export { drawPrize, oddsOf, type DrawnPrize, type Odds } from './draw-prize.ts'
export type { Draw, LotteryId } from './draw.ts'
export type { Lotteries } from './lottery.ports.ts'
export { chancesOf, createPrizePool, MAX_CHANCES, type Prize, type PrizeId, type PrizePool } from './prize-pool.ts'
export {
  DRAW_CLOSED,
  takeDraw,
  TRIES_SPENT,
  triesLeftOf,
  type DrawDesk,
  type DrawRequest,
  type DrawRecord,
} from './take-draw.ts'
