import { describe, expect, it } from 'vitest'
import { fail, refused } from '../../kernel/index.ts'
import { mobileTaken } from './decide-phone-change.ts'
import { decidePhoneChange, decidePhoneRequest, shownPhoneChange, type PhoneChangeId } from '../index.ts'

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
