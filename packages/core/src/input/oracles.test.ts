import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isHan } from '../../testing/is-han.ts'
import { NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts'
import {
  isBankCardNumber,
  isCreditCode,
  isEmail,
  isLoginName,
  isMobile,
  isPaymentPassword,
  isResidentId,
  isVerificationCode,
  passwordWeakness,
} from './index.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The same checks by hand: counting, comparing, taking apart. No regular expression takes part. */
const ORACLES: ReadonlyArray<
  readonly [string, (text: string) => boolean, (text: string) => boolean, readonly string[]]
> = [
  ['isMobile (FMV-1)', isMobile, (text) => consistsOf(text, DIGITS, 11, 11) && text.startsWith('1'), ['13812341234']],
  [
    'isResidentId (FMV-2)',
    isResidentId,
    residentIdByHand,
    ['11010519491231002X', '440524188001010014', '110105209912000000', '110105200001990000'],
  ],
  ['isEmail (FMV-3)', isEmail, emailByHand, ['a@b.cn', 'first.last+tag@mail.a-b.info', '1_%-@x.y.zz']],
  [
    'isCreditCode (FMV-4)',
    isCreditCode,
    (text) => consistsOf(text, DIGITS + LETTERS, 18, 18),
    ['91350100M000100Y43', 'abcdefghijklmnopqr'],
  ],
  [
    'isBankCardNumber (FMV-5)',
    isBankCardNumber,
    (text) => consistsOf(text, DIGITS, 10, 30) && !text.startsWith('0'),
    ['6222021234567890123', '1'.repeat(10), '9'.repeat(30)],
  ],
  ['isVerificationCode (FMV-6)', isVerificationCode, (text) => consistsOf(text, DIGITS, 6, 6), ['123456']],
  ['isLoginName (FMV-10)', isLoginName, loginNameByHand, ['abcd', '店渡_user1', '1234567890123456789a', '𠀀𠀀𠀀𠀀']],
  [
    'isPaymentPassword (FMV-12)',
    isPaymentPassword,
    paymentPasswordByHand,
    ['135791', '123457', '111112', '123456', '987654'],
  ],
  [
    'passwordWeakness (FMV-11)',
    (text) => passwordWeakness(text) === undefined,
    strongByHand,
    ['a1b2c3d4', 'abcdefgh', '12345678', '正确马电池订书钉', '👗'.repeat(64)],
  ],
]

describe.each(ORACLES)('%s', (_rule, validate, byHand, models) => {
  it('agrees with a check that reads character by character', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), almost(models), almost(models)), (text) => {
        expect(validate(text)).toBe(byHand(text))
      }),
    )
  })

  it('agrees with him on every naughty text, and on what is right but for one sign', () => {
    for (const text of [...NAUGHTY_TEXTS, ...models.flatMap(everyNeighbour)])
      expect([text, validate(text)]).toEqual([text, byHand(text)])
    expect(models.some(validate)).toBe(true)
  })
})

it('an e-mail address has 254 characters at most (FMV-3)', () => {
  expect([249, 250].map((length) => isEmail(`${'a'.repeat(length)}@b.cn`))).toEqual([true, false])
})

it('leaves all but 20 of the million payment passwords (FMV-12)', () => {
  let refused = 0
  for (let number = 0; number < 1_000_000; number += 1)
    if (!isPaymentPassword(String(number).padStart(6, '0'))) refused += 1
  // Ten of one digit, five runs up, five runs down.
  expect(refused).toBe(20)
})

/** Characters that a careless pattern would let through or turn away. */
const SIGNS = [...'019Xxa_.-@% \n', 'Z', '中', '１', 'ſ', 'K', '\u0000', '\u200b', '\ud840', '👗']

/** A right text with up to three characters changed, put in or taken out. */
function almost(models: readonly string[]): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(), fc.constantFrom('put', 'change', 'take'), fc.constantFrom(...SIGNS))
  return fc.tuple(fc.constantFrom(...models), fc.array(change, { maxLength: 3 })).map(([model, changes]) =>
    changes.reduce((text, [place, kind, sign]) => {
      const at = place % (text.length + 1)
      return text.slice(0, at) + (kind === 'take' ? '' : sign) + text.slice(kind === 'put' ? at : at + 1)
    }, model),
  )
}

/** Every text that is one sign away: each sign at each place, each place left out. */
function everyNeighbour(model: string): readonly string[] {
  return Array.from({ length: model.length + 1 }, (_, at) => at).flatMap((at) => [
    model.slice(0, at) + model.slice(at + 1),
    ...SIGNS.flatMap((sign) => [
      model.slice(0, at) + sign + model.slice(at + 1),
      model.slice(0, at) + sign + model.slice(at),
    ]),
  ])
}

function consistsOf(text: string, alphabet: string, min: number, max: number): boolean {
  return text.length >= min && text.length <= max && Array.from(text).every((sign) => alphabet.includes(sign))
}

function residentIdByHand(text: string): boolean {
  if (text.length !== 18 || !consistsOf(text.slice(0, 17), DIGITS, 17, 17) || !`${DIGITS}X`.includes(text.slice(17)))
    return false
  const [year, month] = [Number(text.slice(6, 10)), Number(text.slice(10, 12))]
  return !text.startsWith('0') && year >= 1800 && year <= 2099 && month >= 1 && month <= 12
}

function emailByHand(text: string): boolean {
  const parts = text.split('@')
  const [name = '', domain = ''] = parts
  const labels = domain.split('.')
  const suffix = labels.pop() ?? ''
  return (
    parts.length === 2 &&
    text.length <= 254 &&
    consistsOf(name.slice(0, 1), DIGITS + LETTERS, 1, 1) &&
    consistsOf(name, `${DIGITS + LETTERS}_.%+-`, 1, 254) &&
    labels.length > 0 &&
    labels.every((label) => consistsOf(label, `${DIGITS + LETTERS}-`, 1, 254)) &&
    consistsOf(suffix, LETTERS, 2, 4)
  )
}

function loginNameByHand(text: string): boolean {
  const signs = Array.from(text)
  const allowed = (sign: string) => `${DIGITS + LETTERS}_`.includes(sign) || isHan(sign)
  return (
    signs.length >= 4 && signs.length <= 20 && signs.every(allowed) && !signs.every((sign) => DIGITS.includes(sign))
  )
}

/** The twenty that are refused, written out. */
function paymentPasswordByHand(text: string): boolean {
  const up = [0, 1, 2, 3, 4].map((first) => DIGITS.slice(first, first + 6))
  const down = up.map((run) => Array.from(run).reverse().join(''))
  const same = Array.from(DIGITS, (digit) => digit.repeat(6))
  return consistsOf(text, DIGITS, 6, 6) && ![...up, ...down, ...same].includes(text)
}

function strongByHand(text: string): boolean {
  const signs = Array.from(text)
  return signs.length >= 8 && signs.length <= 64
}
