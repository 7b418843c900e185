import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isLoginName } from '../input/index.ts'
import { fail, ok } from '../kernel/index.ts'
import { checkUsername, FIELD_PROBLEMS, refusalOf, type Problem } from './index.ts'

const wrong = (problem: Problem) => fail([{ field: 'username', problem }])

describe('checkUsername', () => {
  it.each([['shop_owner'], ['店铺老板'], ['a1b2'], [' 林小姐_01 '], ['a'.repeat(20)]])('[ACC-4] takes %j', (raw) => {
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
  ])('[ACC-4] refuses %j: %s', (raw, problem) => {
    expect(checkUsername(raw, 'lin_1')).toEqual(wrong(problem))
  })

  it('[ACC-4] asks for a name even of somebody who has none', () => {
    expect(checkUsername('', '')).toEqual(wrong('missing'))
  })

  it('[ACC-4] takes what can be logged in with, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.stringMatching(/^[\w林]{0,24}$/)), (raw) => {
        expect(checkUsername(raw, '').ok).toBe(isLoginName(raw.trim()))
      }),
    )
  })
})

describe('a field that is wrong', () => {
  it('[ACC-5] is refused by name, the first one first', () => {
    const problems = [
      { field: 'mobile', problem: 'malformed' },
      { field: 'detail', problem: 'missing' },
    ] as const
    expect(refusalOf(problems)).toEqual({ kind: 'refused', reason: 'bad-parameter', message: '格式不正确', field: 'mobile' })
    expect(refusalOf([])).toStrictEqual({ kind: 'refused', reason: 'bad-parameter', message: '格式不正确' })
  })

  it('[ACC-5] has words in both languages', () => {
    for (const { zh, en } of Object.values(FIELD_PROBLEMS)) {
      expect(zh).toMatch(/^\p{Script=Han}/u)
      expect(en).toMatch(/^[A-Z]/)
    }
  })
})
