import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOY_HASH } from '../../testing/toy-hash.ts'
import { rollOf, type DrawHash } from './index.ts'

const OF = { lottery: 'wheel', seed: 'seed', person: 7, counter: 2 }
const FULL = 'f'.repeat(64)

describe('rollOf', () => {
  it('takes the first 48 bits of the HMAC of lottery, person and counter (LOT-10)', () => {
    const texts: string[] = []
    const hash: DrawHash = {
      ...TOY_HASH,
      hmac: (secret, text) => (texts.push(`${secret} ${text}`), `0000000003e9${FULL.slice(12)}`),
    }
    expect(rollOf(OF, 1000, hash)).toBe(1)
    expect(texts).toEqual(['seed wheel:7:2'])
  })

  it('throws away a number beyond the last whole multiple of the chances and counts on (LOT-10)', () => {
    const texts: string[] = []
    const answers = [FULL, FULL, `000000000005${FULL.slice(12)}`]
    const hash: DrawHash = {
      ...TOY_HASH,
      hmac: (_secret, text) => (texts.push(text), answers[texts.length - 1] as string),
    }
    // 2^48 is no multiple of 10: the six numbers from its last multiple on would favour 0 to 5.
    expect(rollOf(OF, 10, hash)).toBe(5)
    expect(texts).toEqual(['wheel:7:2', 'wheel:7:2.1', 'wheel:7:2.2'])
    texts.length = 0
    // Of 2^48 nothing is left over.
    expect(rollOf(OF, 16, hash)).toBe(15)
    expect(texts).toHaveLength(1)
  })

  it('takes the last number below that multiple, and throws away the first one from it on (LOT-10)', () => {
    const rolled = (answers: readonly string[]) => {
      let asked = 0
      const roll = rollOf(OF, 10, { ...TOY_HASH, hmac: () => answers[asked++] ?? '' })
      return [roll, asked]
    }
    expect(rolled(['fffffffffff9'])).toEqual([9, 1])
    expect(rolled(['fffffffffffa', '000000000005'])).toEqual([5, 2])
  })

  it('ends after 64 numbers, whatever the hash gives (LOT-10)', () => {
    let asked = 0
    expect(rollOf(OF, 10, { ...TOY_HASH, hmac: () => ((asked += 1), FULL) })).toBe(5)
    expect(asked).toBe(64)
  })

  it('is a whole number below the chances, the same each time, and another for any other draw (LOT-10)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(), fc.nat(), (chances, person, counter) => {
        const roll = rollOf({ ...OF, person, counter }, chances, TOY_HASH)
        expect(Number.isSafeInteger(roll) && roll >= 0 && roll < chances).toBe(true)
        expect(rollOf({ ...OF, person, counter }, chances, TOY_HASH)).toBe(roll)
      }),
    )
    const rolls = Array.from({ length: 50 }, (_, counter) => rollOf({ ...OF, counter }, 1e9, TOY_HASH))
    expect(new Set(rolls).size).toBe(50)
    expect(rollOf({ ...OF, seed: 'other' }, 1e9, TOY_HASH)).not.toBe(rollOf(OF, 1e9, TOY_HASH))
  })
})
