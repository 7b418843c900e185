import type { Clock, Random } from '../../src/kernel/index.ts'
import { takeDraw, type DrawDesk, type DrawRecord, type Lotteries } from '../../src/lottery/index.ts'

/** One lottery in memory, each person with a port of their own. */
export interface MemoryLotteries {
  portOf(person: string): Lotteries
  desk(): DrawDesk
}

export function createMemoryLotteries(
  opening: Omit<DrawDesk, 'draws'>,
  services: { readonly clock: Clock; readonly random: Random },
): MemoryLotteries {
  const nothingYet: readonly DrawRecord[] = []
  let stored: DrawDesk = { ...opening, draws: nothingYet }
  return {
    desk: () => stored,
    portOf: (person) => ({
      async draw(_lottery, key) {
        const { desk, answer } = takeDraw(stored, { person, key, at: services.clock.now() }, services.random)
        stored = desk
        return answer
      },
    }),
  }
}
