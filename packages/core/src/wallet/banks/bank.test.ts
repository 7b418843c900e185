import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import {
  bankOf,
  BANKS,
  isBankCode,
  validateCard,
  validateHolder,
  lastFourOf,
  maskCard,
  publicBanks,
  recognizeBank,
} from '../index.ts'

/** The list of spec §3. */
const CODES = ['BOC', 'ICBC', 'CCB', 'ABC', 'PSBC', 'BCM', 'CMB', 'CITIC', 'CGB', 'CMBC', 'CEB', 'PAB', 'OTHER']

it('there are thirteen banks, each told apart by code, names and pictures (BNK-1)', () => {
  expect(BANKS.map(({ code }) => code)).toEqual(CODES)
  const wordings = BANKS.map(({ code, name, shortName, image, logo, iconCode }) => [
    code,
    name.zh,
    name.en,
    shortName.zh,
    shortName.en,
    image,
    logo,
    iconCode,
  ])
  for (const [at] of (wordings[0] ?? []).entries()) {
    const column = wordings.map((row) => row[at]?.trim())
    expect(new Set(column).size).toBe(13)
    expect(column).not.toContain('')
  }
  for (const { colourClass, image, logo } of BANKS) {
    expect(colourClass).toMatch(/^bank-(red|blue|green|orange|purple|grey)$/)
    expect(image).toBe(logo.replace(/^bank-/, 'bank-card-'))
    expect(image).toMatch(/^[a-z-]+$/)
  }
  expect(bankOf('CMB')).toEqual({
    code: 'CMB',
    name: { zh: '招商银行', en: 'China Merchants Bank' },
    shortName: { zh: '招行', en: 'CMB' },
    colourClass: 'bank-red',
    image: 'bank-card-cmb',
    logo: 'bank-cmb',
    iconCode: '招',
    isHidden: false,
  })
})

it('the other bank is in no list to choose from, and is what an unknown code means (BNK-1)', () => {
  expect(publicBanks().map(({ code }) => code)).toEqual(CODES.slice(0, -1))
  expect(bankOf('OTHER')).toMatchObject({ isHidden: true, shortName: { en: 'Other' } })
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.constantFrom('constructor', '__proto__', 'cmb', ...CODES)), (code) => {
      expect(isBankCode(code)).toBe(CODES.includes(code))
      expect(bankOf(code).code).toBe(CODES.includes(code) ? code : 'OTHER')
    }),
  )
})

const CARD = { bank: 'CMB', holder: '林小满', number: '6225 8801-2345 6783' }

it('a card is taken with its number as digits and its holder trimmed (BNK-2)', () => {
  expect(validateCard({ ...CARD, holder: ' <林小满> ' })).toEqual({
    ok: true,
    value: { bank: 'CMB', holder: '林小满', number: '6225880123456783' },
  })
  for (const holder of ['林满', 'a'.repeat(40)]) expect(validateCard({ ...CARD, holder }).ok).toBe(true)
})

it.each([
  ['bank', { bank: 'XYZ' }, '请选择开户银行'],
  ['bank', { bank: '' }, '请选择开户银行'],
  ['holder', { holder: '' }, '请填写持卡人姓名'],
  ['holder', { holder: ' 林 ' }, '请填写持卡人姓名'],
  ['holder', { holder: 'a'.repeat(41) }, '请填写持卡人姓名'],
  ['number', { number: '' }, '银行卡号不正确'],
  ['number', { number: '0225880123456789' }, '银行卡号不正确'],
  ['number', { number: '622588012' }, '银行卡号不正确'],
  ['number', { number: '6225880123456786' }, '银行卡号不正确'],
  ['number', { number: '6'.repeat(31) }, '银行卡号不正确'],
  ['number', { number: '6225x80123456789' }, '银行卡号不正确'],
  ['number', { number: '6225\n880123456789' }, '银行卡号不正确'],
])('a card without a good %s is refused by that field: %j (BNK-2)', (field, change, message) => {
  expect(validateCard({ ...CARD, ...change })).toEqual({
    ok: false,
    failure: { kind: 'refused', reason: 'bad-parameter', message, field },
  })
})

it('of a number only its last four digits are shown (BNK-3)', () => {
  expect(lastFourOf('6225880123456789')).toBe('6789')
  expect(maskCard('6789')).toBe('**** **** **** 6789')
  for (const odd of ['', '678', '67890', 'abcd', '６７８９']) expect(maskCard(odd)).toBe('**** **** **** ****')
})

it('any text is taken or refused, and no mask tells more than four digits (BNK-2, BNK-3)', () => {
  fc.assert(
    fc.property(anyText(), anyText(), fc.oneof(anyText(), fc.stringMatching(/^\d{9,31}$/)), (bank, holder, number) => {
      expect(validateCard({ bank, holder, number }).ok).toBe(false)
      const validated = validateCard({ ...CARD, number })
      if (validated.ok) expect(validated.value.number).toMatch(/^[1-9]\d{9,29}$/)
      const lastFour = lastFourOf(number)
      expect(lastFour).toBe(/^[1-9]\d{9,29}$/.test(number) ? number.slice(number.length - 4) : '')
      expect(maskCard(lastFour).replace(/\D/g, '')).toBe(lastFour)
    }),
  )
})

it('a holder is the one who is known, however blanks and dots are typed; while none is known any holder passes (BNK-6)', () => {
  expect(validateHolder('林小满', [])).toEqual({ ok: true, value: null })
  for (const holder of ['阿依古丽·买买提', ' 阿依古丽•买买提', '阿依古丽买买提'])
    expect(validateHolder(holder, ['店渡商贸', '阿依古丽·买买提']).ok).toBe(true)
  expect(validateHolder('吴大川', ['林小满'])).toMatchObject(refusedAs('holder-mismatch', 'holder'))
  expect(validateHolder('吴大川', ['林小满'], 'cardId')).toMatchObject(refusedAs('holder-mismatch', 'cardId'))
})

it('a bank is recognised by how a number begins, and never by a number that no bank has (BNK-1)', () => {
  expect(['6225 8801 2345', '622848', '955880', '621700', '6228481'].map(recognizeBank)).toEqual([
    'CMB',
    'ABC',
    'ICBC',
    'CCB',
    'ABC',
  ])
  expect(
    [
      '621660',
      '620058',
      '436742',
      '103',
      '620062',
      '405512',
      '4100-62',
      '433670',
      '9111',
      '407405',
      '303',
      '412962',
    ].map(recognizeBank),
  ).toEqual(['BOC', 'ICBC', 'CCB', 'ABC', 'PSBC', 'BCM', 'CMB', 'CITIC', 'CGB', 'CMBC', 'CEB', 'PAB'])
  for (const odd of ['', '6', '62258', '000000', 'abc']) expect(recognizeBank(odd)).toBeUndefined()
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.stringMatching(/^\d{0,20}$/)), (number) => {
      const bank = recognizeBank(number)
      expect(bank === undefined || (isBankCode(bank) && bank !== 'OTHER')).toBe(true)
    }),
  )
})
