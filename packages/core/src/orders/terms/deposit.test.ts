import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_FEN } from '../../kernel/index.ts'
import { splitByDeposit } from './deposit.ts'

it.each([
  [0, 0, 0],
  [2, 0, 2],
  [3, 1, 2],
  [5, 1, 4],
  [12_800_000, 2_560_000, 10_240_000],
])('of %i fen %i are the deposit, and %i are left to pay (ORD-1)', (priceFen, depositFen, balanceFen) => {
  expect(splitByDeposit(priceFen)).toEqual({ depositFen, balanceFen })
})

it('deposit and balance are the price to the fen, and the deposit its fifth, half a fen rounded up (ORD-1)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_FEN }), (priceFen) => {
      const { depositFen, balanceFen } = splitByDeposit(priceFen)
      expect(depositFen + balanceFen).toBe(priceFen)
      expect(BigInt(depositFen)).toBe((BigInt(priceFen) * 2n + 5n) / 10n)
    }),
  )
})
