import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyCoinPosting, coinsAt, decideCoinMove, MAX_COINS } from './coin-ledger.ts'

const AT = Date.parse('2026-11-23T04:00:00Z')
const HELD = new Map([
  [2025, 7],
  [2026, 30],
])

it('no amount that is not whole, is none, negative beyond what is held, or huge moves a coin (COIN-1)', () => {
  const anAmount = fc.oneof(
    fc.double(),
    fc.maxSafeInteger(),
    fc.integer({ min: -40, max: 40 }),
    fc.constantFrom(MAX_COINS, MAX_COINS + 1, -MAX_COINS, -MAX_COINS - 1, Number.MAX_VALUE, -0, 1e-7),
  )
  fc.assert(
    fc.property(anAmount, (coins) => {
      const decided = decideCoinMove(HELD, { kind: 'game', reference: 'r', coins, at: AT })
      expect(decided.ok).toBe(Number.isInteger(coins) && coins !== 0 && coins >= -37 && coins <= MAX_COINS)
      if (!decided.ok) return
      expect(decided.value.lines.reduce((sum, line) => sum + line.coins, 0)).toBe(0)
      const after = applyCoinPosting(HELD, decided.value)
      expect(coinsAt(after, AT)).toBe(37 + coins)
      expect([...after.values()].every((held) => held >= 0)).toBe(true)
    }),
  )
})
