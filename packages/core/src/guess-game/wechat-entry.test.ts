import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import type { Shell } from '../session/index.ts'
import { needsWeChatEntry } from './index.ts'

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
