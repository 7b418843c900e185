import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { bankOf, BANKS, isBankCode, judgeCard, judgeHolder, lastFourOf, maskCard, publicBanks, recognizeBank } from './index.ts'

/** The list of spec §3. */
const CODES = ['BOC', 'ICBC', 'CCB', 'ABC', 'PSBC', 'BCM', 'CMB', 'CITIC', 'CGB', 'CMBC', 'CEB', 'PAB', 'OTHER']

it('[BNK-1] there are thirteen banks, each told apart by code, names and pictures', () => {
  expect(BANKS.map(({ code }) => code)).toEqual(CODES)
  const wordings = BANKS.map(({ code, name, shortName, image, logo, iconCode }) => [code, name.zh, name.en, shortName.zh, shortName.en, image, logo, iconCode])
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

it('[BNK-1] the other bank is in no list to choose from, and is what an unknown code means', () => {
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

it('[BNK-2] a card is taken with its number as digits and its holder trimmed', () => {
  expect(judgeCard({ ...CARD, holder: ' <林小满> ' })).toEqual({ ok: true, value: { bank: 'CMB', holder: '林小满', number: '6225880123456783' } })
  for (const holder of ['林满', 'a'.repeat(40)]) expect(judgeCard({ ...CARD, holder }).ok).toBe(true)
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
])('[BNK-2] a card without a good %s is refused by that field: %j', (field, change, message) => {
  expect(judgeCard({ ...CARD, ...change })).toEqual({ ok: false, failure: { kind: 'refused', reason: 'bad-parameter', message, field } })
})

it('[BNK-3] of a number only its last four digits are shown', () => {
  expect(lastFourOf('6225880123456789')).toBe('6789')
  expect(maskCard('6789')).toBe('**** **** **** 6789')
  for (const odd of ['', '678', '67890', 'abcd', '６７８９']) expect(maskCard(odd)).toBe('**** **** **** ****')
})

it('[BNK-2] [BNK-3] any text is taken or refused, and no mask tells more than four digits', () => {
  fc.assert(
    fc.property(anyText(), anyText(), fc.oneof(anyText(), fc.stringMatching(/^\d{9,31}$/)), (bank, holder, number) => {
      expect(judgeCard({ bank, holder, number }).ok).toBe(false)
      const judged = judgeCard({ ...CARD, number })
      if (judged.ok) expect(judged.value.number).toMatch(/^[1-9]\d{9,29}$/)
      const lastFour = lastFourOf(number)
      expect(lastFour).toBe(/^[1-9]\d{9,29}$/.test(number) ? number.slice(number.length - 4) : '')
      expect(maskCard(lastFour).replace(/\D/g, '')).toBe(lastFour)
    }),
  )
})

it('[BNK-6] a holder is the one who is known, however blanks and dots are typed; nobody known is anybody', () => {
  expect(judgeHolder('林小满', [])).toEqual({ ok: true, value: null })
  for (const holder of ['阿依古丽·买买提', ' 阿依古丽•买买提', '阿依古丽买买提']) expect(judgeHolder(holder, ['店渡商贸', '阿依古丽·买买提']).ok).toBe(true)
  expect(judgeHolder('吴大川', ['林小满'])).toMatchObject({ ok: false, failure: { reason: 'holder-mismatch', field: 'holder' } })
  expect(judgeHolder('吴大川', ['林小满'], 'cardId')).toMatchObject({ ok: false, failure: { reason: 'holder-mismatch', field: 'cardId' } })
})

it('[BNK-7] a bank is recognised by how a number begins, and never by a number that is nobody’s', () => {
  expect(['6225 8801 2345', '622848', '955880', '621700', '6228481'].map(recognizeBank)).toEqual(['CMB', 'ABC', 'ICBC', 'CCB', 'ABC'])
  for (const odd of ['', '6', '62258', '000000', 'abc']) expect(recognizeBank(odd)).toBeUndefined()
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.stringMatching(/^\d{0,20}$/)), (number) => {
      const bank = recognizeBank(number)
      expect(bank === undefined || (isBankCode(bank) && bank !== 'OTHER')).toBe(true)
    }),
  )
})
