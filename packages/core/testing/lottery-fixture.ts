import { TOY_HASH } from './toy-hash.ts'
import type { Clock } from '../src/kernel/index.ts'
import type { Lotteries, LotteryId } from '../src/lottery/index.ts'
import { takeDraw, type DrawDesk, type DrawRecord } from './take-draw.ts'

/** One lottery without a market around it, each person with a port of their own. */
export interface LotteryFixture {
  portOf(person: string): Pick<Lotteries, 'draw'>
  desk(): DrawDesk
}

export function createLotteryFixture(
  opening: Pick<DrawDesk, 'pool' | 'window' | 'triesEach'>,
  clock: Clock,
): LotteryFixture {
  const nothingYet: readonly DrawRecord[] = []
  const fixed = { id: 'wheel' as LotteryId, seed: 'seed', termsDigest: 'terms' }
  let stored: DrawDesk = { ...fixed, ...opening, draws: nothingYet }
  return {
    desk: () => stored,
    portOf: (person) => ({
      async draw(_lottery, key) {
        const { desk, answer } = takeDraw(stored, { person, key, at: clock.now() }, TOY_HASH)
        stored = desk
        return answer
      },
    }),
  }
}
