import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, HUGE_TEXTS } from '../../../testing/any-text.ts'
import {
  hasValidCreditCodeChecksum,
  hasValidResidentIdChecksum,
  isBankCardNumber,
  isCreditCode,
  isEmail,
  isLoginName,
  isMobile,
  isPaymentPassword,
  isResidentId,
  isVerificationCode,
  passesLuhn,
} from '../index.ts'

interface Case {
  readonly rule: string
  readonly validate: (text: string) => boolean
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

const CASES: readonly Case[] = [
  {
    rule: 'isMobile (FMV-1)',
    validate: isMobile,
    right: ['13812341234', '10000000000', '19999999999'],
    wrong: [
      '',
      '23812341234',
      '1381234123',
      '138123412345',
      ' 13812341234',
      '13812341234\n',
      '138-1234123',
      '+8613812341234',
    ],
  },
  {
    rule: 'isResidentId (FMV-2)',
    validate: isResidentId,
    right: ['11010519491231002X', '440524188001010014', '110105209912000000', '110105200001990000'],
    wrong: [
      '',
      '010105194912310021',
      '110105174912310021',
      '110105214912310021',
      '110105194900310021',
      '110105194913310021',
      '1101051949123100X1',
      '11010519491231002x',
      '11010519491231002',
      '11010519491231002X1',
      'a11010519491231002X',
      '11010519491231002X\n',
    ],
  },
  {
    rule: 'isEmail (FMV-3)',
    validate: isEmail,
    right: ['a@b.cn', '1@qq.com', 'first.last+tag@mail.example.info', 'a_b-c%d@a-b.co', `${'a'.repeat(249)}@b.cn`],
    wrong: [
      '',
      'a',
      '@b.cn',
      '.a@b.cn',
      '_a@b.cn',
      'a@b',
      'a@b.c',
      'a@b.cloud',
      'a@b.museum',
      'a@b.c0m',
      'a@.cn',
      'a@b..cn',
      'a@b@c.cn',
      'a b@c.cn',
      'a@b.cn\n',
      '邮@箱.cn',
      'a<@b.cn',
      `${'a'.repeat(250)}@b.cn`,
    ],
  },
  {
    rule: 'isCreditCode (FMV-4)',
    validate: isCreditCode,
    right: ['91350100M000100Y43', 'abcdefghijklmnopqr', '000000000000000000'],
    wrong: ['', '91350100M000100Y4', '91350100M000100Y433', '91350100M000100Y4_', '９1350100M000100Y43'],
  },
  {
    rule: 'isBankCardNumber (FMV-5)',
    validate: isBankCardNumber,
    right: ['1234567890', '6222021234567890123', '9'.repeat(30)],
    wrong: ['', '123456789', '0234567890', '9'.repeat(31), '6222 0212 3456 7890', '1234567890x'],
  },
  {
    rule: 'isVerificationCode (FMV-6)',
    validate: isVerificationCode,
    right: ['000000', '123456'],
    wrong: ['', '12345', '1234567', '12345a', '１２３４５６'],
  },
  {
    rule: 'isLoginName (FMV-10)',
    validate: isLoginName,
    right: ['abcd', '店渡用户', 'a123', '_123', '𠀀𠀀𠀀𠀀', '店'.repeat(20), '1234567890123456789a'],
    wrong: [
      '',
      'abc',
      '13812341234',
      '1234',
      'a'.repeat(21),
      'a bc',
      'a-bcd',
      'abcd\n',
      'ａｂｃｄ',
      '👗👗👗👗',
      '店渡用\ud840',
    ],
  },
  {
    rule: 'isPaymentPassword (FMV-12)',
    validate: isPaymentPassword,
    right: ['123457', '112233', '135791', '000001', '890123', '121212'],
    wrong: [
      '',
      '12345',
      '1234567',
      '111111',
      '000000',
      '123456',
      '012345',
      '654321',
      '987654',
      'abcdef',
      '１３５７９１',
      '13579',
      '1357913',
      ' 135791',
      '135791\n',
      '13579a',
    ],
  },
]

describe.each(CASES)('$rule', ({ validate, right, wrong }) => {
  it.each(right)('accepts %j', (text) => {
    expect(validate(text)).toBe(true)
  })

  it.each(wrong)('refuses %j', (text) => {
    expect(validate(text)).toBe(false)
  })
})

describe('validators', () => {
  it('leaves all but 20 of the million payment passwords (FMV-12)', () => {
    let refused = 0
    for (let number = 0; number < 1_000_000; number += 1) {
      if (!isPaymentPassword(String(number).padStart(6, '0'))) refused += 1
    }
    // Ten of one digit, five runs up, five runs down.
    expect(refused).toBe(20)
  })

  it.each([
    ['isMobile', isMobile],
    ['isResidentId', isResidentId],
    ['isBankCardNumber', isBankCardNumber],
    ['isVerificationCode', isVerificationCode],
    ['isCreditCode', isCreditCode],
    ['isEmail', isEmail],
    ['isPaymentPassword', isPaymentPassword],
    ['hasValidResidentIdChecksum', hasValidResidentIdChecksum],
    ['hasValidCreditCodeChecksum', hasValidCreditCodeChecksum],
    ['passesLuhn', passesLuhn],
  ])('%s accepts nothing but ASCII', (_name, validate) => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(validate(text) && /[^\x21-\x7e]/.test(text)).toBe(false)
      }),
    )
  })

  it.each(CASES.map(({ rule, validate }) => [rule.slice(rule.indexOf(' ') + 1), validate] as const))(
    '%s refuses a million characters',
    (_name, validate) => {
      for (const huge of HUGE_TEXTS) expect(validate(huge)).toBe(false)
    },
  )
})
