import type { LotteryTerms, PrizeLimits, PrizeTerms } from './lottery.ts'
import { createPrizePool } from './prize-pool.ts'

const MAX_TRIES = 1_000
const MAX_COINS = 1_000_000

/** Why a lottery must not open as it is written, in words for the operator; nothing where it may. */
export function lotteryFaults(terms: LotteryTerms, limits: PrizeLimits): readonly string[] {
  const { coins, triesEach, prizes, blankWeight } = terms
  return [
    ...(isWhole(coins, 0, MAX_COINS) ? [] : [`a draw costs ${coins} coins`]),
    ...(isWhole(triesEach, 0, MAX_TRIES) ? [] : [`each person has ${triesEach} tries`]),
    ...(createPrizePool(prizes, blankWeight).ok
      ? []
      : ['its weights and stocks are not whole, or a prize is there twice']),
    ...(terms.name.zh === '' || terms.name.en === '' ? ['its name is missing in one language'] : []),
    ...prizes.flatMap((prize) => prizeFaults(prize, limits).map((fault) => `prize ${prize.id}: ${fault}`)),
  ]
}

function prizeFaults({ name, valueFen, reward }: PrizeTerms, { maxPrizeFen }: PrizeLimits): readonly string[] {
  return [
    ...(name.zh === '' || name.en === '' ? ['its name is missing in one language'] : []),
    ...(isWhole(valueFen, 0, maxPrizeFen) ? [] : [`${valueFen} fen are more than the law allows (${maxPrizeFen})`]),
    ...(reward.kind === 'coins' && !isWhole(reward.coins, 1, MAX_COINS) ? [`it gives ${reward.coins} coins`] : []),
    ...(reward.kind === 'coupon' && !(isWhole(reward.amountFen, 1, valueFen) && isWhole(reward.validDays, 1, 366))
      ? ['its coupon takes nothing off, more than the prize is worth, or is valid on no day']
      : []),
  ]
}

const isWhole = (count: number, min: number, max: number): boolean =>
  Number.isSafeInteger(count) && count >= min && count <= max
