import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts'
import { MAX_FEN, type Result } from '../kernel/index.ts'
import { cleanPrice, cleanTextarea, parseQuery, parseYuan, type YuanFailure } from './index.ts'

const DIGITS = '0123456789'
const WORD = `${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_`
/** The white space of JavaScript, written out. */
const BLANK =
  '\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

const amounts = fc.string({ unit: fc.constantFrom(...DIGITS, '.', '.', ' ', '-', '1', '000', ','), maxLength: 18 })
const queries = fc.string({
  unit: fc.constantFrom('a', 'B', '_', '0', '=', '=', '&', '?', '#', '中', ' ', '\ud840'),
  maxLength: 24,
})

/** Each beside a reader that goes from left to right, without regular expressions. */
const BY_HAND: ReadonlyArray<
  readonly [string, (text: string) => unknown, (text: string) => unknown, fc.Arbitrary<string>]
> = [
  ['cleanPrice', cleanPrice, priceByHand, amounts],
  [
    'cleanTextarea',
    cleanTextarea,
    textareaByHand,
    fc.string({ unit: fc.constantFrom(...BLANK, 'a', '<', '>', '\u200b', '中') }),
  ],
  ['parseQuery', (text) => Object.entries(parseQuery(text)).toSorted(), queryByHand, queries],
  ['parseYuan (AMT-7)', parseYuan, yuanByHand, amounts],
]

describe.each(BY_HAND)('%s', (_rule, validate, byHand, near) => {
  it('agrees with what is read by hand', () => {
    fc.assert(
      fc.property(fc.oneof(near, anyText()), (text) => {
        expect(validate(text)).toEqual(byHand(text))
      }),
    )
    for (const text of NAUGHTY_TEXTS) expect([text, validate(text)]).toEqual([text, byHand(text)])
  })
})

function priceByHand(text: string): string {
  let stored = ''
  /** Number of digits after the dot so far; undefined where no dot leads here. */
  let decimals: number | undefined
  for (const sign of text) {
    if ('-−－'.includes(sign)) continue
    const isDigit = DIGITS.includes(sign)
    if (sign === '.') decimals = 0
    else if (!isDigit) decimals = undefined
    else if (decimals !== undefined) decimals += 1
    if (!isDigit || decimals === undefined || decimals <= 2) stored += sign
  }
  return stored
}

function textareaByHand(text: string): string {
  const stored = text.split('').filter((sign) => sign !== '<' && sign !== '>')
  while (stored.length > 0 && BLANK.includes(stored[0] ?? '')) stored.shift()
  while (stored.length > 0 && BLANK.includes(stored.at(-1) ?? '')) stored.pop()
  return stored.join('')
}

function queryByHand(text: string): readonly (readonly [string, string])[] {
  const pairs = new Map<string, string>()
  const wordFrom = (start: number) => {
    let end = start
    while (end < text.length && WORD.includes(text.charAt(end))) end += 1
    return text.slice(start, end)
  }
  for (let at = 0; at < text.length;) {
    const key = wordFrom(at)
    at += Math.max(1, key.length)
    if (key === '' || text.charAt(at) !== '=') continue
    const value = wordFrom(at + 1)
    if (value !== '') pairs.set(key, value)
    at += value === '' ? 0 : 1 + value.length
  }
  return [...pairs].toSorted()
}

function yuanByHand(raw: string): Result<number, YuanFailure> {
  const text = textareaByHand(raw.replaceAll('<', 'x').replaceAll('>', 'x'))
  if (text === '') return { ok: false, failure: 'empty' }
  const [yuan = '', decimals = '', ...more] = text.split('.')
  const isRead =
    more.length === 0 &&
    yuan !== '' &&
    decimals.length <= 2 &&
    [...yuan, ...decimals].every((sign) => DIGITS.includes(sign))
  if (!isRead) return { ok: false, failure: 'not-an-amount' }
  const fen = BigInt(yuan) * 100n + BigInt(decimals.padEnd(2, '0'))
  return fen > BigInt(MAX_FEN) ? { ok: false, failure: 'too-large' } : { ok: true, value: Number(fen) }
}
