import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { anInstant } from '../../testing/arbitraries/an-instant.ts'
import { fail, ok } from '../kernel/index.ts'
import {
  checkPhoneChange,
  mayAskPhoneChange,
  mayMovePhoneChange,
  phoneChangeDueAt,
  reviewPhoneChange,
  toPhoneChangeStatus,
  type PhoneChange,
  type PhoneChangeDraft,
  type Problem,
} from './index.ts'

const CURRENT = '13800000001'
const DRAFT: PhoneChangeDraft = { newMobile: '13900000002', code: '123123', reason: '旧手机丢了' }

describe('checkPhoneChange', () => {
  it('[ACC-17] takes a new phone with its code and a reason', () => {
    expect(checkPhoneChange({ newMobile: ' 13900000002', code: '123123 ', reason: ' 旧手机丢了\n' }, CURRENT)).toEqual(ok(DRAFT))
    expect(checkPhoneChange({ ...DRAFT, reason: '丢了。\n补办不了。' }, CURRENT).ok).toBe(true)
  })

  it.each<[Partial<PhoneChangeDraft>, string, Problem]>([
    [{ newMobile: '' }, 'newMobile', 'missing'],
    [{ newMobile: '2390000000' }, 'newMobile', 'malformed'],
    [{ newMobile: CURRENT }, 'newMobile', 'unchanged'],
    [{ code: ' ' }, 'code', 'missing'],
    [{ code: '12312' }, 'code', 'malformed'],
    [{ code: '12312x' }, 'code', 'malformed'],
    [{ reason: '' }, 'reason', 'missing'],
    [{ reason: '丢' }, 'reason', 'too-short'],
    [{ reason: '丢'.repeat(201) }, 'reason', 'too-long'],
    [{ reason: '丢\u0000了' }, 'reason', 'malformed'],
  ])('[ACC-17] refuses %j: %s is %s', (change, field, problem) => {
    expect(checkPhoneChange({ ...DRAFT, ...change }, CURRENT)).toEqual(fail([{ field, problem }]))
  })

  it('[ACC-17] takes any text, and the second time changes nothing', () => {
    fc.assert(
      fc.property(anyText(), fc.oneof(anyText(), fc.constant('123123')), anyText(), (newMobile, code, reason) => {
        const checked = checkPhoneChange({ newMobile, code, reason }, CURRENT)
        if (checked.ok) expect(checkPhoneChange(checked.value, CURRENT)).toEqual(checked)
      }),
    )
  })
})

const ASKED: PhoneChange = {
  id: 'change-1' as PhoneChange['id'],
  newMobile: DRAFT.newMobile,
  reason: DRAFT.reason,
  status: 0,
  askedAt: 1_000,
  reviewedAt: null,
  note: '',
}

describe('the review of a change of phone', () => {
  it.each([
    [0, 'reviewing', 'pending', '审核中', 'Under review', false],
    [1, 'changed', 'success', '已更换', 'Changed', true],
    [2, 'refused', 'failure', '未通过', 'Refused', true],
  ])('[ACC-18] code %s is %s, %s', (code, status, outcome, zh, en, isFinal) => {
    expect(toPhoneChangeStatus(code)).toEqual({ code, status, outcome, name: { zh, en }, isFinal })
  })

  it('[ACC-18] moves along these edges and no others', () => {
    const codes = [0, 1, 2, 3, -1, Number.NaN]
    const moves = codes.flatMap((from) => codes.filter((to) => mayMovePhoneChange(from, to)).map((to) => `${from}→${to}`))
    expect(moves).toEqual(['0→1', '0→2'])
  })

  it('[ACC-18] agrees, or refuses with a reason', () => {
    expect(reviewPhoneChange(ASKED, { verdict: 1, note: '', at: 2_000 })).toEqual(ok({ ...ASKED, status: 1, reviewedAt: 2_000 }))
    expect(reviewPhoneChange(ASKED, { verdict: 2, note: ' 照片不清 ', at: 2_000 })).toEqual(ok({ ...ASKED, status: 2, reviewedAt: 2_000, note: '照片不清' }))
    expect(reviewPhoneChange(ASKED, { verdict: 2, note: ' ', at: 2_000 })).toEqual(fail([{ field: 'note', problem: 'missing' }]))
    expect(reviewPhoneChange(ASKED, { verdict: 2, note: '否', at: 2_000 })).toEqual(fail([{ field: 'note', problem: 'too-short' }]))
    expect(reviewPhoneChange(ASKED, { verdict: 1, note: '好'.repeat(201), at: 2_000 })).toEqual(fail([{ field: 'note', problem: 'too-long' }]))
    expect(reviewPhoneChange(ASKED, { verdict: 2, note: '照片不清，\n请重拍', at: 2_000 }).ok).toBe(true)
  })

  it('[ACC-18] happens once: a settled change stays as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1 as const, 2 as const), { minLength: 1, maxLength: 5 }), anInstant(), (verdicts, at) => {
        let change = ASKED
        for (const verdict of verdicts) {
          const reviewed = reviewPhoneChange(change, { verdict, note: '看过了', at })
          if (change.status === 0) expect(reviewed.ok).toBe(true)
          else expect(reviewed).toEqual(fail([{ field: 'status', problem: 'settled' }]))
          if (reviewed.ok) change = reviewed.value
        }
        expect(change.status).toBe(verdicts[0])
      }),
    )
  })

  it('[ACC-18] one at a time is asked for', () => {
    expect(mayAskPhoneChange(undefined)).toBe(true)
    expect(([0, 1, 2] as const).map((status) => mayAskPhoneChange({ status }))).toEqual([false, true, true])
  })
})

it('[ACC-39] a change that was asked for is answered within two days', () => {
  expect(phoneChangeDueAt({ askedAt: Date.UTC(2025, 8, 16, 3) })).toBe(Date.UTC(2025, 8, 18, 3))
})
