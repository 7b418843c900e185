import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { GUESS_SUCCESS_CODE, toGuessUser, needsWeChatEntry } from './index.ts'
import type { Shell } from '../session/index.ts'

const RECORD = { id: 7, name: 'lin' }

describe('toGuessUser', () => {
  it.each([[2000], ['2000']])('gives the record of code %j (GUE-1)', (code) => {
    expect(GUESS_SUCCESS_CODE).toBe(2000)
    expect(toGuessUser({ code, data: RECORD })).toBe(RECORD)
  })

  it.each([
    [0],
    [200],
    [2001],
    [-2000],
    ['000000'],
    ['02000'],
    ['2000 '],
    [null],
    [undefined],
    [true],
    [[2000]],
    [Number.NaN],
  ])('finds no user in code %j (GUE-1)', (code) => {
    expect(toGuessUser({ code, data: RECORD })).toBeNull()
  })

  it.each([[null], [undefined], ['lin'], [7], [[]], [[RECORD]]])('finds no user in the record %j (GUE-1)', (data) => {
    expect(toGuessUser({ code: 2000, data })).toBeNull()
  })

  it.each([[undefined], [null], [2000], ['2000'], [[]], [{}], [{ code: 2000 }]])(
    'finds no user in the answer %j (GUE-1)',
    (answer) => {
      expect(toGuessUser(answer)).toBeNull()
    },
  )

  it('takes anything at all, and gives a record or null (GUE-1)', () => {
    const anAnswer = fc.record({
      code: fc.oneof(fc.constantFrom(2000, '2000'), fc.double(), anyText()),
      data: fc.anything(),
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anAnswer), (answer) => {
        const user = toGuessUser(answer)
        const { code, data } = Object(answer) as { code?: unknown; data?: unknown }
        const isRight =
          (code === '2000' || code === 2000) &&
          Object(data) === data &&
          typeof data !== 'function' &&
          !Array.isArray(data)
        expect(user).toBe(isRight ? data : null)
      }),
    )
  })
})

const WITHOUT_OS = ['', '?', '?a=1', 'a=os', '?a=1&pos=2', '?osx=1', '?x=?os=1', '?OS=1', '?a=1&osos']
const WITH_OS = ['?os=ios', 'os=ios', '?os', '?os=', '?a=1&os=android', '?os&a=1']

describe('needsWeChatEntry', () => {
  it.each(WITHOUT_OS)('a browser at %j is led to WeChat (GUE-3)', (query) => {
    expect(needsWeChatEntry({ shell: 'browser', query })).toBe(true)
  })

  it.each(WITH_OS)('a visitor at %j needs no entry (GUE-3)', (query) => {
    for (const shell of ['browser', 'wechat', 'ios-app', 'android-app'] as const)
      expect(needsWeChatEntry({ shell, query })).toBe(false)
  })

  it.each<Shell>(['wechat', 'ios-app', 'android-app'])(
    'a visitor in %s needs no entry, whatever the address says (GUE-3)',
    (shell) => {
      fc.assert(
        fc.property(
          fc.oneof(anyText(), fc.constantFrom(...WITHOUT_OS, ...WITH_OS)),
          (query) => !needsWeChatEntry({ shell, query }),
        ),
      )
    },
  )

  it('agrees with how a browser reads an address (GUE-3)', () => {
    const aPair = fc
      .tuple(fc.constantFrom('os', 'a', 'pos', 'osx'), fc.constantFrom('', '=', '=1', '=os'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom('', '?'), fc.array(aPair), (mark, pairs) => {
        const query = mark + pairs.join('&')
        expect(needsWeChatEntry({ shell: 'browser', query })).toBe(!new URLSearchParams(query).has('os'))
      }),
    )
  })
})
