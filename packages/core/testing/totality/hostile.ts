import fc from 'fast-check'
import { anyText } from '../any-text.ts'

/** Numbers on which arithmetic, dates, BigInt and tables break. */
const HOSTILE_NUMBERS: readonly number[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  0,
  -0,
  1,
  -1,
  0.1,
  -0.5,
  0.5,
  1.005,
  Number.EPSILON,
  Number.MIN_VALUE,
  -Number.MIN_VALUE,
  Number.MAX_VALUE,
  1e308,
  -1e308,
  1e21,
  1e22,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  8.64e15,
  -8.64e15,
  8.64e15 + 1,
  99_999_999_999_999,
  100_000_000_000_000,
  28_800_000,
  -28_800_000,
  31_535_999_999,
  31_536_000_000,
]

export const aText = anyText

export const aNumber = (): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(...HOSTILE_NUMBERS),
    fc.double(),
    fc.maxSafeInteger(),
    fc.integer({ min: -2, max: 110 }),
    anyInstant(),
  )

/** Any instant that a date can be, and some that none can. */
const anyInstant = (): fc.Arbitrary<number> => fc.integer({ min: -8_640_000_000_000_001, max: 8_640_000_000_000_001 })

/** Whatever may stand where a code should. */
export const aCode = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.integer({ min: -1, max: 100 }),
    fc.integer({ min: 0, max: 12 }).map(String),
    aNumber(),
    aText(),
    fc.constantFrom(null, undefined, true, 0n, '', {}, [], Symbol.iterator),
  )

export const aShell = fc.constantFrom('browser', 'wechat', 'ios-app', 'android-app')

/** A text, nothing, or something that should not be there at all. */
export const anAnswer = (): fc.Arbitrary<unknown> => fc.oneof(aText(), fc.json(), aCode(), fc.anything())

/** A port, a callback, a task: something that is called and does nothing. */
export const aFunction = (): fc.Arbitrary<() => undefined> => fc.constant(() => undefined)

/** A value of the right shape with some of its numbers (amounts, instants, codes) made hostile. */
export function spoilt<T>(whole: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc
    .tuple(whole, fc.array(aNumber(), { minLength: 1, maxLength: 6 }), fc.nat({ max: 0x7fff_ffff }))
    .map(([value, numbers, mask]) => {
      let seen = 0
      const spoil = (part: unknown): unknown => {
        if (typeof part === 'number') {
          seen += 1
          return (mask >> (seen % 31)) & 1 ? numbers[seen % numbers.length] : part
        }
        if (Array.isArray(part)) return part.map(spoil)
        if (part instanceof Map) return new Map([...part].map(([key, held]) => [key, spoil(held)]))
        if (typeof part === 'object' && part !== null)
          return Object.fromEntries(Object.entries(part).map(([key, held]) => [key, spoil(held)]))
        return part
      }
      return spoil(value) as T
    })
}
