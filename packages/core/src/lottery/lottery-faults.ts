import type { Name } from '../kernel/index.ts'
import type { LotteryTerms, PrizeLimits, PrizeTerms } from './lottery.ts'
import { createPrizePool } from './prize-pool.ts'

const MAX_TRIES = 1_000
const MAX_COINS = 1_000_000

/** `field` is where in the terms, with dots between. */
export interface LotteryFault extends Name {
  readonly field: string
}

const at = (field: string, zh: string, en: string): LotteryFault => ({ field, zh, en })
const nameless = at('name', '中文和英文都要填写', 'its name is missing in one language')

/** Why a lottery must not open as it is written, in words for the operator; nothing where it may. */
export function lotteryFaults(terms: LotteryTerms, limits: PrizeLimits): readonly LotteryFault[] {
  const { coins, triesEach, prizes, blankWeight } = terms
  return [
    ...(isWhole(coins, 0, MAX_COINS)
      ? []
      : [at('coins', `每次抽奖 ${coins} 枚金币，超出范围`, `a draw costs ${coins} coins`)]),
    ...(isWhole(triesEach, 0, MAX_TRIES)
      ? []
      : [at('triesEach', `每人 ${triesEach} 次，超出范围`, `each person has ${triesEach} tries`)]),
    ...(createPrizePool(prizes, blankWeight).ok
      ? []
      : [
          at(
            'prizes',
            '权重和数量须为整数，奖品编号不能重复',
            'its weights and stocks are not whole, or a prize is there twice',
          ),
        ]),
    ...(terms.name.zh === '' || terms.name.en === '' ? [nameless] : []),
    ...prizes.flatMap((prize, place) =>
      prizeFaults(prize, limits).map(({ field, zh, en }) =>
        at(`prizes.${place}.${field}`, zh, `prize ${prize.id}: ${en}`),
      ),
    ),
  ]
}

function prizeFaults({ name, valueFen, reward }: PrizeTerms, { maxPrizeFen }: PrizeLimits): readonly LotteryFault[] {
  return [
    ...(name.zh === '' || name.en === '' ? [nameless] : []),
    ...(isWhole(valueFen, 0, maxPrizeFen)
      ? []
      : [
          at(
            'valueFen',
            `${valueFen} 分超过法定上限 ${maxPrizeFen} 分`,
            `${valueFen} fen are more than the law allows (${maxPrizeFen})`,
          ),
        ]),
    ...(reward.kind === 'coins' && !isWhole(reward.coins, 1, MAX_COINS)
      ? [at('reward.coins', `送 ${reward.coins} 枚金币，超出范围`, `it gives ${reward.coins} coins`)]
      : []),
    ...(reward.kind === 'coupon' && !(isWhole(reward.amountFen, 1, valueFen) && isWhole(reward.validDays, 1, 366))
      ? [
          at(
            'reward',
            '优惠券须有减额、不超过奖品价值，有效 1 至 366 天',
            'its coupon takes nothing off, more than the prize is worth, or is valid on no day',
          ),
        ]
      : []),
  ]
}

const isWhole = (count: number, min: number, max: number): boolean =>
  Number.isSafeInteger(count) && count >= min && count <= max
