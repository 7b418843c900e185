import { describe, expect, it } from 'vitest'
import { HUGE_TEXTS, NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts'
import * as input from './index.ts'

/** By cleaner: the pattern that its result must match, and by how much that may be longer than the input. */
const CLEANERS: Readonly<Record<string, readonly [(raw: string) => string, RegExp, number?]>> = {
  cleanAmountText: [input.cleanAmountText, /^(?:\d{1,12}(?:\.\d{0,2})?)?$/, 1],
  cleanPrice: [input.cleanPrice, /^(?:(?!\.\d{3})[^-−－])*$/u],
  cleanSearchText: [input.cleanSearchText, /^[\p{sc=Han}\w]*$/u],
  cleanTextarea: [input.cleanTextarea, /^(?!\s)[^<>]*(?<!\s)$/],
  cleanResidentIdInput: [input.cleanResidentIdInput, /^[\dX]*$/],
  cleanCreditCodeInput: [input.cleanCreditCodeInput, /^[A-Za-z\d]*$/],
  digitsOnly: [input.digitsOnly, /^\d*$/],
  stripAngleBrackets: [input.stripAngleBrackets, /^[^<>]*$/],
  stripChineseAndAngleBrackets: [input.stripChineseAndAngleBrackets, /^[^\p{sc=Han}<>]*$/u],
}

/** The naughty texts that each validator takes all the same. Whatever is not listed is refused. */
const TAKEN: Readonly<Record<string, readonly [(text: string) => boolean, readonly string[]]>> = {
  isMobile: [input.isMobile, ['13812341234']],
  isResidentId: [input.isResidentId, ['11010519491231002X']],
  hasValidResidentIdChecksum: [input.hasValidResidentIdChecksum, ['11010519491231002X']],
  isEmail: [input.isEmail, ['a@b.cn']],
  isCreditCode: [input.isCreditCode, ['91350100M000100Y43', '11010519491231002x', '11010519491231002X']],
  hasValidCreditCodeChecksum: [input.hasValidCreditCodeChecksum, ['91350100M000100Y43']],
  isBankCardNumber: [
    input.isBankCardNumber,
    ['13812341234', '1381234123', '138123412345', '9007199254740993', '6222021234567890123'],
  ],
  isVerificationCode: [input.isVerificationCode, ['123456']],
  isPaymentPassword: [input.isPaymentPassword, []],
  isLoginName: [
    input.isLoginName,
    [
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'valueOf',
      'hasOwnProperty',
      'Infinity',
      'null',
      'undefined',
      'true',
      'None',
      '1e308',
      '1e309',
      '1e21',
      '0x10',
      '1_000',
      '11010519491231002x',
      '11010519491231002X',
      '91350100M000100Y43',
    ],
  ],
  passesLuhn: [input.passesLuhn, ['00', '9'.repeat(400)]],
}

const others = {
  hasContactData: (text: string) => input.hasContactData(text) === input.hasContactData(text.normalize('NFKC')),
  hasLink: (text: string) => input.hasLink(text) === input.hasLink(text.normalize('NFKC')),
  hasControlSign: (text: string) => input.hasControlSign(text) === Array.from(text).some(input.hasControlSign),
  cleanAmount: (text: string) => String(input.cleanAmount(text)) === input.cleanAmountText(text),
  parseJson: (text: string) => input.parseJson(text) !== undefined,
  parseQuery: (text: string) =>
    Object.entries(input.parseQuery(text))
      .flat()
      .every((word) => /^\w+$/.test(word)),
  foldTyped: (text: string) => input.foldTyped(input.foldTyped(text)) === input.foldTyped(text),
  plainNumber: (text: string) => /^(?:\d+(?:\.\d+)?)?$/.test(input.plainNumber(text) ?? ''),
  readCount: (text: string) => (input.readCount(text) ?? 0) >= 0,
  readYuan: (text: string) => {
    const read = input.readYuan(text)
    return !read.ok || Number.isSafeInteger(read.value)
  },
  readPrice: (text: string) => /^(?:\d{1,9}(?:\.\d{0,2})?)?$/.test(input.readPrice(text) ?? ''),
  readDecimal: (text: string) => /^(?:\d+(?:\.\d+)?)?$/.test(input.readDecimal(text) ?? ''),
  typedMobile: (text: string) => input.isMobile(input.typedMobile(text)) || input.typedMobile(text) === text.trim(),
  isForeignNumber: (text: string) => !input.isForeignNumber(text) || !input.isMobile(input.typedMobile(text)),
  isPrintable: (text: string) => text === '' || input.unprintableSigns(text).length >= 0,
  unprintableSigns: (text: string) => input.unprintableSigns(text).every((sign) => !input.isPrintable(sign)),
  printedText: (text: string) => input.unprintableSigns(input.printedText(text)).length === 0,
  typedName: (text: string) => input.typedName(input.typedName(text)) === input.typedName(text),
  nameKey: (text: string) => input.nameKey(input.typedName(text)) === input.nameKey(text),
  isSameName: (text: string) => input.isSameName(text, input.typedName(text)),
  refusedInName: (text: string) => input.refusedInName(text).every((sign) => sign !== ''),
  parseYuan: (text: string) => {
    const read = input.parseYuan(text)
    return read.ok
      ? Number.isSafeInteger(read.value) && read.value >= 0
      : ['empty', 'not-an-amount', 'too-large'].includes(read.failure)
  },
  passwordWeakness: (text: string) => [undefined, ...input.PASSWORD_WEAKNESSES].includes(input.passwordWeakness(text)),
  fittingDraft: (text: string) =>
    input.fittingDraft({ [text]: text }, true, (field, value): value is string => field === value).fate === 'same',
  pictureTypeOf: (text: string) => input.pictureTypeOf(new TextEncoder().encode(text)) === undefined,
  isHeic: (text: string) => !input.isHeic(new TextEncoder().encode(text)),
  isPdf: (text: string) => input.isPdf(new TextEncoder().encode(text)) === text.startsWith('%PDF-'),
  chooseImage: (text: string) => input.chooseImage({ type: text, size: text.length }) === 'refuse',
}

describe('the naughty texts of the world', () => {
  it.each(Object.entries(CLEANERS))(
    '%s leaves its alphabet, no more than there was, and the same the second time',
    (_name, [clean, alphabet, growth = 0]) => {
      for (const text of [...NAUGHTY_TEXTS, ...HUGE_TEXTS]) {
        const cleaned = clean(text)
        expect([
          text.slice(0, 40),
          alphabet.test(cleaned),
          cleaned.length <= text.length + growth,
          clean(cleaned) === cleaned,
        ]).toEqual([text.slice(0, 40), true, true, true])
      }
    },
  )

  it.each(Object.entries(TAKEN))('%s takes none but those that are right', (_name, [validate, taken]) => {
    expect(NAUGHTY_TEXTS.filter(validate).toSorted()).toEqual(taken.toSorted())
    // A number may be as long as it likes; everything else has an end.
    if (validate !== input.passesLuhn) expect(HUGE_TEXTS.filter(validate).length).toBe(0)
  })

  it.each(Object.entries(others))('%s has an answer of the kind it promises', (_name, isAnswered) => {
    for (const text of [...NAUGHTY_TEXTS, ...HUGE_TEXTS])
      expect([text.slice(0, 40), isAnswered(text)]).toEqual([text.slice(0, 40), true])
  })

  it('no function of input is left out', () => {
    const functions = Object.entries(input).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    const withoutText = ['refusePicture', 'repeatedPicture', 'rescaledSize']
    expect([...Object.keys({ ...CLEANERS, ...TAKEN, ...others }), ...withoutText].toSorted()).toEqual(
      functions.toSorted(),
    )
  })
})
