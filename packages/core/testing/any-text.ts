import fc from 'fast-check'

/** Texts that have broken somebody's program before. */
const NAUGHTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ufeff',
  '\u3000',
  '０１２３４５６７８９',
  '٠١٢٣',
  '１３８１２３４１２３４',
  '\u202e12.5\u202c',
  '\u200f138',
  '👨‍👩‍👧‍👦🇨🇳',
  '𠀀𪚥',
  '\ud840',
  '\udc00\ud840',
  '\ud840<\udc00',
  '\ud840中\udc00',
  'e\u0301',
  'İıſK',
  '<script>alert(1)</script>',
  '__proto__=1&constructor=2',
  "'; drop table orders; --",
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '0x10',
  '1\n2',
  '\r\n',
] as const

/** Signs that cleaners and validators care about, so that random texts come near the border. */
const PIECES = [...'0123456789..--−－Xx<>_=&@%+ aZſ中国〇々'] as const

/** Any text at all: naughty ones, whole characters, lone surrogates, and texts of the signs that matter. */
export function anyText(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...NAUGHTY_TEXTS),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...PIECES, '\ud840', '\udc00') }),
    fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units)),
  )
}

/** One sign a million times, for each sign that matters: only a pass in linear time comes back from these. */
export const HUGE_TEXTS: readonly string[] = [...new Set(PIECES), '中1', '1.', 'a@', 'a.', 'a=', '\ud840'].map((piece) =>
  piece.repeat(1_000_000 / piece.length),
)
