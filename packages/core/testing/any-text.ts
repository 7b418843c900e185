import fc from 'fast-check'
import { NAUGHTY_TEXTS, PIECES } from './naughty-texts.ts'

export { HUGE_TEXTS } from './naughty-texts.ts'

/**
 * Any text at all: naughty ones, alone and in company, whole characters, lone surrogates, and texts of the signs that
 * matter.
 */
export function anyText(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...NAUGHTY_TEXTS),
    fc.string({ unit: fc.constantFrom(...NAUGHTY_TEXTS, '1', '.'), maxLength: 4 }),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...PIECES, '\ud840', '\udc00') }),
    fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units)),
  )
}
