import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isChatHidden } from './index.ts'

const HIDDEN = [
  '/login',
  '/supplierService/customer',
  '/supplierService/design',
  '/supplierService/extension',
  '/supplierService/photography',
  '/supplierService/shoptrusteeship',
  '/sign-success',
  '/user_center/sevenYears',
  '/user_center/goldcoin/details',
  '/user_center/goldcoin/exchange',
  '/user_center/goldcoin/goldindex',
  '/user_center/goldcoin/luckDraw',
  '/user_center/goldcoin/myprize',
  '/activity/1111',
]

const SHOWN = [
  '/',
  '/shop/12',
  '/user_center',
  '/user_center/setting',
  '/user_center/server/recharge',
  '/activity/20201111',
  '/activity/20201111/login',
  '/activity/11112',
  '/activity/double-eleven',
  '/register_account',
  '/search/login',
  '/login-help',
  '/search/goldcoin',
  '/lists?next=/login',
]

describe('isChatHidden', () => {
  it.each(HIDDEN)('the chat stays away from %s (SUP-1)', (path) => {
    expect(isChatHidden(path)).toBe(true)
  })

  it.each(SHOWN)('the chat floats above %s (SUP-1)', (path) => {
    expect(isChatHidden(path)).toBe(false)
  })

  it('says the same of every spelling of a page (SUP-1)', () => {
    const spellings = [
      (path: string) => path.toUpperCase(),
      (path: string) => `${path}/`,
      (path: string) => `/${path}`,
      (path: string) => `${path}#top`,
      (path: string) => `${path}${path.includes('?') ? '&' : '?'}os=1`,
      (path: string) => path.replaceAll('i', '%69'),
    ]
    fc.assert(
      fc.property(fc.constantFrom(...HIDDEN, ...SHOWN), fc.constantFrom(...spellings), (path, spell) => {
        expect(isChatHidden(spell(path))).toBe(HIDDEN.includes(path))
      }),
    )
  })

  it('takes any text for a path (SUP-1)', () => {
    fc.assert(fc.property(anyText(), (text) => typeof isChatHidden(text) === 'boolean'))
    fc.assert(fc.property(anyText(), (text) => isChatHidden(`/supplierService/${text}`)))
  })
})
