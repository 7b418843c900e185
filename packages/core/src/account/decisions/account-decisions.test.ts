import fc from 'fast-check'
import { expect, it, describe } from 'vitest'
import { isLoginName } from '../../input/index.ts'
import { decideCodeLogin, newcomerName } from './decide-code-login.ts'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import {
  decideFaceCheck,
  decideFaceChecked,
  type VerificationStatus,
  decidePhoneChange,
  decidePhoneRequest,
  shownPhoneChange,
  type PhoneChangeId,
} from '../index.ts'
import { fail, refused } from '../../kernel/index.ts'
import { mobileTaken } from './decide-phone-change.ts'

it('lets an account in whether or not the agreement was accepted again (SES-52)', () => {
  for (const hasAgreed of [true, false])
    expect(decideCodeLogin({ hasAccount: true, hasAgreed })).toEqual({ ok: true, value: 'come-in' })
})

it('makes an account for a mobile without one where the agreement was accepted, and not otherwise (SES-52)', () => {
  expect(decideCodeLogin({ hasAccount: false, hasAgreed: true })).toEqual({ ok: true, value: 'make-account' })
  expect(decideCodeLogin({ hasAccount: false, hasAgreed: false })).toMatchObject({
    ok: false,
    failure: { reason: 'bad-parameter', field: 'hasAgreed' },
  })
})

it('always gives a newcomer a name with which one can log in (SES-53)', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(9_999)), (draws) => {
      const below = (limit: number) => Number(draws.next().value) % limit
      expect(isLoginName(newcomerName({ below }))).toBe(true)
    }),
  )
})

const LIN = { name: '林小满', residentId: '11010519491231002X' }
const RECOGNISED = { ...LIN, kind: 'person', proof: 'face' } as const
const decide = (person: Partial<typeof LIN> = {}, last: VerificationStatus | null = null) =>
  decideFaceCheck({ last, at: AN_ORDINARY_NOON }, { ...LIN, ...person })

it('asks for a name and an ID number, and for nothing else (ACC-50)', () => {
  expect(decide({ name: ' 林小满 ', residentId: '11010519491231002x' })).toEqual({ ok: true, value: RECOGNISED })
  expect(decide({ name: '1' })).toMatchObject({ failure: { reason: 'bad-parameter', field: 'name' } })
  expect(decide({ residentId: '110105194912310021' })).toMatchObject({ failure: { field: 'residentId' } })
  expect(decide({ residentId: '110105202001010014' })).toMatchObject({ failure: { field: 'residentId' } })
})

it('verifies a person whom the provider recognised at once, and shows no more than to know them by (ACC-50)', () => {
  expect(decideFaceChecked({ last: null, at: AN_ORDINARY_NOON }, RECOGNISED)).toEqual({
    ok: true,
    value: {
      kind: 'person',
      status: 'verified',
      name: '林**',
      number: '110*************2X',
      handedInAt: AN_ORDINARY_NOON,
      reviewedAt: AN_ORDINARY_NOON,
      note: '',
    },
  })
})

it('never checks or verifies one who is under review or verified (ACC-51)', () => {
  fc.assert(
    fc.property(fc.constantFrom('reviewing', 'verified'), fc.nat(), (last, at) => {
      expect(decideFaceCheck({ last, at: AN_ORDINARY_NOON + at }, LIN)).toMatchObject({
        failure: { reason: 'papers-settled' },
      })
      expect(decideFaceChecked({ last, at }, RECOGNISED)).toMatchObject({ failure: { reason: 'papers-settled' } })
    }),
  )
  expect(decide({}, 'failed').ok).toBe(true)
  expect(decideFaceChecked({ last: 'failed', at: 1 }, RECOGNISED).ok).toBe(true)
})

const MOBILE = '13800000001'
const DRAFT = { newMobile: '13900000002', code: '123123', reason: '旧手机丢了' }
const REQUESTED = {
  newMobile: DRAFT.newMobile,
  reason: DRAFT.reason,
  status: 'reviewing',
  askedAt: 5,
  reviewedAt: null,
  note: '',
} as const

describe('decidePhoneChange', () => {
  it('needs another mobile, and proof of the present one (ACC-29)', () => {
    const facts = { mobile: MOBILE, hasProof: false }
    expect(decidePhoneChange(facts, MOBILE)).toEqual(
      fail(refused('bad-parameter', '参数校验失败：newMobile 与原来的相同', 'newMobile')),
    )
    expect(decidePhoneChange(facts, DRAFT.newMobile)).toEqual(
      fail(refused('proof-spent', '验证已过期，请重新验证原手机号')),
    )
    expect(decidePhoneChange({ ...facts, hasProof: true }, DRAFT.newMobile).ok).toBe(true)
  })
})

describe('decidePhoneRequest', () => {
  it('takes a request with the code that has to be right for it (ACC-18)', () => {
    const typed = { ...DRAFT, code: ' 123123' }
    for (const last of [undefined, { status: 'refused' as const }])
      expect(decidePhoneRequest({ mobile: MOBILE, last, at: 5 }, typed)).toEqual({
        ok: true,
        value: { requested: REQUESTED, code: '123123' },
      })
  })

  it('refuses what is wrong in the form before another that is under review (ACC-18)', () => {
    const facts = { mobile: MOBILE, last: REQUESTED, at: 5 }
    expect(decidePhoneRequest(facts, { ...DRAFT, reason: '' })).toMatchObject({ failure: { field: 'reason' } })
    expect(decidePhoneRequest(facts, DRAFT)).toEqual(fail(refused('change-open', '已有一份更换申请在审核中')))
    expect(mobileTaken('mobile')).toEqual(refused('mobile-taken', '该手机号已被其他账号使用', 'mobile'))
  })

  it('a request is shown with its mobile masked, and as no row of a table (ACC-39)', () => {
    const stored = { ...REQUESTED, id: 'c1' as PhoneChangeId, userId: 'lin' }
    const { userId: _, ...shown } = { ...stored, newMobile: '139****0002' }
    expect(shownPhoneChange(stored)).toEqual(shown)
  })
})
