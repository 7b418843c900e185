import fc from 'fast-check'
import { createPrizePool, type Prize, type PrizeId, type PrizePool } from '../../src/lottery/index.ts'

/** A small pool that a draw can be made from. */
export function aPrizePool(): fc.Arbitrary<PrizePool> {
  const prizes = fc.uniqueArray(aPrize(), { selector: ({ id }) => id, maxLength: 6 })
  return fc.tuple(prizes, fc.nat(9)).chain(([some, blankWeight]) => {
    const made = createPrizePool(some, blankWeight)
    return made.ok ? fc.constant(made.value) : fc.constant({ prizes: some, blankWeight: blankWeight + 1 })
  })
}

const aPrize = (): fc.Arbitrary<Prize> =>
  fc.record({ id: fc.stringMatching(/^prize-[a-z]$/), weight: fc.nat(9), stock: fc.nat(5) }).map(({ id, ...rest }) => ({
    id: id as PrizeId,
    name: { zh: `奖品 ${id.at(-1)}`, en: `Prize ${id.at(-1)}` },
    ...rest,
  }))
