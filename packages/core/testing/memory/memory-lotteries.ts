import type { Clock, Random } from '../../src/kernel/index.ts'
import { takeDraw, type DrawDesk, type KeptDraw, type Lotteries } from '../../src/lottery/index.ts'

/** One lottery in memory, each person with a port of their own. */
export interface MemoryLotteries {
  portOf(person: string): Lotteries
  desk(): DrawDesk
}

export function createMemoryLotteries(opening: Omit<DrawDesk, 'draws'>, means: { readonly clock: Clock; readonly random: Random }): MemoryLotteries {
  const nothingYet: readonly KeptDraw[] = []
  let kept: DrawDesk = { ...opening, draws: nothingYet }
  return {
    desk: () => kept,
    portOf: (person) => ({
      async draw(_lottery, key) {
        const { desk, answer } = takeDraw(kept, { person, key, at: means.clock.now() }, means.random)
        kept = desk
        return answer
      },
    }),
  }
}
