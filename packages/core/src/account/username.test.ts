import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isLoginName } from '../input/index.ts'
import { fail, ok } from '../kernel/index.ts'
import { checkUsername, FIELD_PROBLEMS, fieldRefusal, type Problem } from './index.ts'

const wrong = (problem: Problem) => fail([{ field: 'username', problem }])

describe('checkUsername', () => {
  it.each([['shop_owner'], ['店铺老板'], ['a1b2'], [' 林小姐_01 '], ['a'.repeat(20)]])('takes %j (FMV-10)', (raw) => {
    expect(checkUsername(raw, 'lin_1')).toEqual(ok(raw.trim()))
  })

  it.each<[string, Problem]>([
    ['', 'missing'],
    [' \u3000', 'missing'],
    ['abc', 'too-short'],
    ['店铺', 'too-short'],
    ['a'.repeat(21), 'too-long'],
    ['a b c', 'malformed'],
    ['1234', 'malformed'],
    ['13800000001', 'malformed'],
    ['shop😀owner', 'malformed'],
    ['shop\u0000owner', 'malformed'],
    ['<b>shop</b>', 'malformed'],
    ['lin_1', 'unchanged'],
    [' lin_1 ', 'unchanged'],
  ])('refuses %j: %s (FMV-10)', (raw, problem) => {
    expect(checkUsername(raw, 'lin_1')).toEqual(wrong(problem))
  })

  it('asks for a name even of a user who has none (FMV-10)', () => {
    expect(checkUsername('', '')).toEqual(wrong('missing'))
  })

  it('takes what can be logged in with, and nothing else (FMV-10)', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.stringMatching(/^[\w林]{0,24}$/)), (raw) => {
        expect(checkUsername(raw, '').ok).toBe(isLoginName(raw.trim()))
      }),
    )
  })
})

describe('a field that is wrong', () => {
  it('is refused by name, the first one first (ACC-5)', () => {
    const problems = [
      { field: 'mobile', problem: 'malformed' },
      { field: 'detail', problem: 'missing' },
    ] as const
    expect(fieldRefusal(problems)).toEqual({
      kind: 'refused',
      reason: 'bad-parameter',
      message: '格式不正确',
      field: 'mobile',
    })
    expect(fieldRefusal([])).toStrictEqual({ kind: 'refused', reason: 'bad-parameter', message: '格式不正确' })
  })

  it('has words in both languages (ACC-5)', () => {
    for (const { zh, en } of Object.values(FIELD_PROBLEMS)) {
      expect(zh).toMatch(/^\p{Script=Han}/u)
      expect(en).toMatch(/^[A-Z]/)
    }
  })
})
