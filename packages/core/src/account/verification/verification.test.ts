import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import { hasValidResidentIdChecksum } from '../../input/index.ts'
import { fail, ok } from '../../kernel/index.ts'
import {
  checkCompanyVerification,
  checkPersonVerification,
  isOfAge,
  mayMoveVerification,
  maySubmitVerification,
  PERSON_PROOFS,
  toVerificationStatus,
  type CompanyVerification,
  type PersonVerification,
  type Problem,
} from '../index.ts'

const NOW = AN_ORDINARY_NOON

const PERSON: PersonVerification = {
  kind: 'person',
  name: '林小姐',
  residentId: '11010519491231002X',
  frontPhoto: 'upload/front-1.jpg',
  backPhoto: 'upload/back-1.jpg',
  proof: 'four-elements',
  cardNumber: '4111111111111111',
  mobile: '13800000001',
}

const COMPANY: CompanyVerification = {
  kind: 'company',
  companyName: '福州店渡网络科技有限公司',
  creditCode: '91350100M000100Y43',
  legalPerson: '林小姐',
  legalPersonId: '11010519491231002X',
  licencePhoto: 'upload/licence-1.png',
}

describe('checkPersonVerification', () => {
  it('takes a form as it will be reviewed (ACC-12)', () => {
    const typed = {
      ...PERSON,
      name: ' 林小姐 ',
      residentId: ' 11010519491231002x',
      cardNumber: '4111 1111-1111 1111',
      mobile: ' 13800000001 ',
      extra: 1,
    }
    expect(checkPersonVerification(typed, NOW)).toEqual(ok(PERSON))
  })

  it('a bank confirms the card alone, and no mobile is kept (ACC-13)', () => {
    expect(PERSON_PROOFS).toEqual(['bank', 'four-elements'])
    expect(checkPersonVerification({ ...PERSON, proof: 'bank', mobile: 'anything' }, NOW)).toEqual(
      ok({ ...PERSON, proof: 'bank', mobile: '' }),
    )
  })

  it.each(['阿卜杜拉·买买提', "Anne-Marie O'Neil", '𠂇林', 'J. R. Lin', '欧阳•修', 'Zoë', 'Zoe\u0308'])(
    '%s is a name (ACC-12)',
    (name) => {
      expect(checkPersonVerification({ ...PERSON, name }, NOW).ok).toBe(true)
    },
  )

  it.each<[Partial<PersonVerification>, string, Problem]>([
    [{ name: ' ' }, 'name', 'missing'],
    [{ name: '林' }, 'name', 'too-short'],
    [{ name: '林'.repeat(51) }, 'name', 'too-long'],
    [{ name: '林1' }, 'name', 'malformed'],
    [{ name: '·林' }, 'name', 'malformed'],
    [{ name: '林<b>' }, 'name', 'malformed'],
    [{ name: '林😀' }, 'name', 'unprintable'],
    [{ name: '𠮷田' }, 'name', 'unprintable'],
    [{ residentId: '' }, 'residentId', 'missing'],
    [{ residentId: '110105194912310' }, 'residentId', 'malformed'],
    [{ residentId: '110105194912310021' }, 'residentId', 'impossible'],
    [{ frontPhoto: '' }, 'frontPhoto', 'missing'],
    [{ frontPhoto: 'javascript:alert(1)' }, 'frontPhoto', 'malformed'],
    [{ backPhoto: '' }, 'backPhoto', 'missing'],
    [{ backPhoto: 'a b' }, 'backPhoto', 'malformed'],
    [{ backPhoto: 'x'.repeat(201) }, 'backPhoto', 'malformed'],
    [{ backPhoto: '图片.jpg' }, 'backPhoto', 'malformed'],
    [{ cardNumber: ' ' }, 'cardNumber', 'missing'],
    [{ cardNumber: '411111111' }, 'cardNumber', 'malformed'],
    [{ cardNumber: '4111111111111112' }, 'cardNumber', 'impossible'],
    [{ mobile: '' }, 'mobile', 'missing'],
    [{ mobile: '23800000001' }, 'mobile', 'malformed'],
  ])('refuses %j: %s is %s (ACC-12)', (change, field, problem) => {
    expect(checkPersonVerification({ ...PERSON, ...change }, NOW)).toEqual(fail([{ field, problem }]))
  })

  it('takes a picture id of up to two hundred characters (ACC-12)', () => {
    expect(checkPersonVerification({ ...PERSON, frontPhoto: 'x'.repeat(200) }, NOW).ok).toBe(true)
  })

  it('names all that is wrong, in the order of the form (ACC-5)', () => {
    const empty: PersonVerification = {
      kind: 'person',
      name: '',
      residentId: '',
      frontPhoto: '',
      backPhoto: '',
      proof: 'four-elements',
      cardNumber: '',
      mobile: '',
    }
    const fields = ['name', 'residentId', 'frontPhoto', 'backPhoto', 'cardNumber', 'mobile']
    expect(checkPersonVerification(empty, NOW)).toEqual(fail(fields.map((field) => ({ field, problem: 'missing' }))))
  })
})

describe('checkCompanyVerification', () => {
  it('takes a form as it will be reviewed (ACC-14)', () => {
    const typed = {
      ...COMPANY,
      companyName: `${COMPANY.companyName} `,
      creditCode: ' 91350100m000100y43',
      legalPerson: '\t林小姐',
      legalPersonId: '11010519491231002x ',
      extra: 1,
    }
    expect(checkCompanyVerification(typed, NOW)).toEqual(ok(COMPANY))
  })

  it.each<[Partial<CompanyVerification>, string, Problem]>([
    [{ companyName: '' }, 'companyName', 'missing'],
    [{ companyName: '店渡网' }, 'companyName', 'too-short'],
    [{ companyName: '店'.repeat(101) }, 'companyName', 'too-long'],
    [{ companyName: '店渡\n网络' }, 'companyName', 'malformed'],
    [{ creditCode: '' }, 'creditCode', 'missing'],
    [{ creditCode: '91350100M000100Y4' }, 'creditCode', 'malformed'],
    [{ creditCode: '91350100M000100Y34' }, 'creditCode', 'impossible'],
    [{ legalPerson: '' }, 'legalPerson', 'missing'],
    [{ legalPerson: '林1' }, 'legalPerson', 'malformed'],
    [{ legalPersonId: '' }, 'legalPersonId', 'missing'],
    [{ legalPersonId: '110105194912310021' }, 'legalPersonId', 'impossible'],
    [{ licencePhoto: '' }, 'licencePhoto', 'missing'],
    [{ licencePhoto: 'a b' }, 'licencePhoto', 'malformed'],
  ])('refuses %j: %s is %s (ACC-14)', (change, field, problem) => {
    expect(checkCompanyVerification({ ...COMPANY, ...change }, NOW)).toEqual(fail([{ field, problem }]))
  })

  it('takes names of four and of a hundred characters (ACC-14)', () => {
    for (const length of [4, 100])
      expect(checkCompanyVerification({ ...COMPANY, companyName: '𠂇'.repeat(length) }, NOW).ok).toBe(true)
  })
})

describe('isOfAge', () => {
  const id = (birthday: string) => `110105${birthday}0020`

  it.each([
    ['20080311', NOW, true],
    ['20080312', NOW, false],
    ['20080310', NOW, true],
    ['20080401', NOW, false],
    ['20070412', NOW, true],
    ['20090101', NOW, false],
    ['18000101', NOW, true],
    ['20991231', NOW, false],
    // Midnight in China is four in the afternoon of the day before in Greenwich.
    ['20080312', Date.UTC(2026, 2, 11, 15, 59, 59, 999), false],
    ['20080312', Date.UTC(2026, 2, 11, 16), true],
    // A person born on a leap day is of age when February is over.
    ['20080229', Date.UTC(2026, 1, 28, 4), false],
    ['20080229', Date.UTC(2026, 2, 1, 4), true],
  ])('born on %s, at %s: %s (ACC-15)', (birthday, now, isAdult) => {
    expect(isOfAge(id(birthday), now)).toBe(isAdult)
  })

  it.each([Number.NaN, Infinity, -Infinity, 1e308])('no person is of age at the instant %s (ACC-15)', (now) => {
    expect(isOfAge(id('19491231'), now)).toBe(false)
  })

  it('is asked of a person and of a legal person (ACC-15)', () => {
    const minor = '110105201003110020'.slice(0, 17)
    const residentId = [...'0123456789X'].map((sign) => minor + sign).find(hasValidResidentIdChecksum) ?? ''
    expect(checkPersonVerification({ ...PERSON, residentId }, NOW)).toEqual(
      fail([{ field: 'residentId', problem: 'under-age' }]),
    )
    expect(checkCompanyVerification({ ...COMPANY, legalPersonId: residentId }, NOW)).toEqual(
      fail([{ field: 'legalPersonId', problem: 'under-age' }]),
    )
  })
})

describe('the review of a verification', () => {
  it.each([
    [0, 'reviewing', 'pending', '审核中', 'Under review', false],
    [1, 'verified', 'success', '已认证', 'Verified', true],
    [2, 'failed', 'failure', '认证未通过', 'Not verified', false],
  ])('code %s is %s, %s (ACC-16)', (code, status, outcome, zh, en, isFinal) => {
    expect(toVerificationStatus(code)).toEqual({ code, status, outcome, name: { zh, en }, isFinal })
  })

  it('moves along these edges and no others (ACC-16)', () => {
    const codes = [0, 1, 2, 3, -1, Number.NaN]
    const moves = codes.flatMap((from) =>
      codes.filter((to) => mayMoveVerification(from, to)).map((to) => `${from}→${to}`),
    )
    expect(moves).toEqual(['0→1', '0→2', '2→0'])
  })

  it('documents are submitted by a user who never has, and by one who failed (ACC-16)', () => {
    expect(([null, 'reviewing', 'verified', 'failed'] as const).map(maySubmitVerification)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})
