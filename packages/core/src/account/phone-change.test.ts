import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anInstant } from '../../testing/arbitraries/an-instant.ts'
import { fail, ok } from '../kernel/index.ts'
import {
  checkPhoneChange,
  mayRequestPhoneChange,
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
  it('takes a new phone with its code and a reason (ACC-18)', () => {
    expect(checkPhoneChange({ newMobile: ' 13900000002', code: '123123 ', reason: ' 旧手机丢了\n' }, CURRENT)).toEqual(
      ok(DRAFT),
    )
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
  ])('refuses %j: %s is %s (ACC-18)', (change, field, problem) => {
    expect(checkPhoneChange({ ...DRAFT, ...change }, CURRENT)).toEqual(fail([{ field, problem }]))
  })
})

const REQUESTED: PhoneChange = {
  id: 'change-1' as PhoneChange['id'],
  newMobile: DRAFT.newMobile,
  reason: DRAFT.reason,
  status: 'reviewing',
  askedAt: 1_000,
  reviewedAt: null,
  note: '',
}

describe('the review of a change of phone', () => {
  it.each([
    [0, 'reviewing', 'pending', '审核中', 'Under review', false],
    [1, 'changed', 'success', '已更换', 'Changed', true],
    [2, 'refused', 'failure', '未通过', 'Not approved', true],
  ])('code %s is %s, %s (ACC-18)', (code, status, outcome, zh, en, isFinal) => {
    expect(toPhoneChangeStatus(code)).toEqual({ code, status, outcome, name: { zh, en }, isFinal })
  })

  it('moves along these edges and no others (ACC-18)', () => {
    const codes = [0, 1, 2, 3, -1, Number.NaN]
    const moves = codes.flatMap((from) =>
      codes.filter((to) => mayMovePhoneChange(from, to)).map((to) => `${from}→${to}`),
    )
    expect(moves).toEqual(['0→1', '0→2'])
  })

  it('agrees, or refuses with a reason (ACC-18)', () => {
    expect(reviewPhoneChange(REQUESTED, { verdict: 'changed', note: '', at: 2_000 })).toEqual(
      ok({ ...REQUESTED, status: 'changed', reviewedAt: 2_000 }),
    )
    expect(reviewPhoneChange(REQUESTED, { verdict: 'refused', note: ' 照片不清 ', at: 2_000 })).toEqual(
      ok({ ...REQUESTED, status: 'refused', reviewedAt: 2_000, note: '照片不清' }),
    )
    expect(reviewPhoneChange(REQUESTED, { verdict: 'refused', note: ' ', at: 2_000 })).toEqual(
      fail([{ field: 'note', problem: 'missing' }]),
    )
    expect(reviewPhoneChange(REQUESTED, { verdict: 'refused', note: '否', at: 2_000 })).toEqual(
      fail([{ field: 'note', problem: 'too-short' }]),
    )
    expect(reviewPhoneChange(REQUESTED, { verdict: 'changed', note: '好'.repeat(201), at: 2_000 })).toEqual(
      fail([{ field: 'note', problem: 'too-long' }]),
    )
    expect(reviewPhoneChange(REQUESTED, { verdict: 'refused', note: '照片不清，\n请重拍', at: 2_000 }).ok).toBe(true)
  })

  it('happens once: a settled change stays as it is (ACC-18)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('changed' as const, 'refused' as const), { minLength: 1, maxLength: 5 }),
        anInstant(),
        (verdicts, at) => {
          let change = REQUESTED
          for (const verdict of verdicts) {
            const reviewed = reviewPhoneChange(change, { verdict, note: '看过了', at })
            if (change.status === 'reviewing') expect(reviewed.ok).toBe(true)
            else expect(reviewed).toEqual(fail([{ field: 'status', problem: 'settled' }]))
            if (reviewed.ok) change = reviewed.value
          }
          expect(change.status).toBe(verdicts[0])
        },
      ),
    )
  })

  it('one change at a time is asked for (ACC-18)', () => {
    expect(mayRequestPhoneChange(undefined)).toBe(true)
    expect((['reviewing', 'changed', 'refused'] as const).map((status) => mayRequestPhoneChange({ status }))).toEqual([
      false,
      true,
      true,
    ])
  })
})

it('a change that was asked for is answered within two days (ACC-39)', () => {
  expect(phoneChangeDueAt({ askedAt: Date.UTC(2025, 8, 16, 3) })).toBe(Date.UTC(2025, 8, 18, 3))
})
