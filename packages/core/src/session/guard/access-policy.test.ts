import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { canEnter, decideEntry, type Shell } from '../index.ts'

const SHELLS = ['browser', 'wechat', 'ios-app', 'android-app'] as const satisfies readonly Shell[]
const aShell = () => fc.constantFrom(...SHELLS)

const OPEN = ['/user_center/setting', '/user_center/about', '/user_center/aboutDetail', '/user_center/sevenYears']
const CLOSED = [
  '/user_center',
  '/user_center/index',
  '/user_center/order',
  '/user_center/order_detail/7',
  '/user_center/server/recharge',
  '/shop/12/order',
  '/message',
  '/message/details/7',
  '/user_center/goldcoin',
  '/user_center/goldcoin/details/more',
  '/user_center/x/user_center/goldcoin/details',
]
const COINS = ['/user_center/goldcoin/details', '/user_center/goldcoin/luckDraw']

describe('canEnter', () => {
  it.each(OPEN)('%s is open to every visitor (SES-11)', (path) => {
    for (const shell of SHELLS) expect(canEnter(path, shell)).toBe(true)
  })

  it.each([
    '/',
    '/tmall',
    '/shop/12',
    '/search/user_center',
    '/login',
    '/user_centers',
    '/shop/12/order/3',
    '/x/shop/12/order',
    '/shop//order',
  ])('%s lies outside of the user center (SES-11)', (path) => {
    for (const shell of SHELLS) expect(canEnter(path, shell)).toBe(true)
  })

  it.each(CLOSED)('%s asks for a login (SES-11)', (path) => {
    for (const shell of SHELLS) expect(canEnter(path, shell)).toBe(false)
  })

  it.each([
    '/user_center/',
    '/user_center/order?from=/user_center/setting',
    '/user_center/order#/user_center/about',
    '/User_Center/Order',
    '/user%5Fcenter/order',
    '/user_center%2Forder',
    '//user_center//order',
    '/user_center/settings',
    '/shop/12/Order/',
    '/shop/12/%6frder',
    '/user_center/%E0%A4%A',
  ])('%s asks for a login too (SES-11)', (path) => {
    expect(canEnter(path, 'browser')).toBe(false)
  })

  it('decides the same for every spelling that a router takes for the same page (SES-11)', () => {
    const spellings = [
      (path: string) => path,
      (path: string) => path.toUpperCase(),
      (path: string) => `${path}/`,
      (path: string) => `${path}?a=1#b`,
      (path: string) => path.replaceAll('_', '%5f'),
      (path: string) => path.replaceAll('e', '%65'),
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...OPEN, ...CLOSED, ...COINS, '/', '/lists/x'),
        fc.constantFrom(...spellings),
        aShell(),
        (path, spell, shell) => {
          expect(canEnter(spell(path), shell)).toBe(canEnter(path, shell))
        },
      ),
    )
  })

  it.each(COINS)('%s is open in the apps only (SES-13)', (path) => {
    expect(SHELLS.filter((shell) => canEnter(path, shell))).toEqual(['ios-app', 'android-app'])
  })

  it('takes any text for a path (SES-11)', () => {
    fc.assert(fc.property(anyText(), aShell(), (text, shell) => typeof canEnter(text, shell) === 'boolean'))
    fc.assert(
      fc.property(
        anyText(),
        (text) => canEnter(`/user_center/x${text.replaceAll(/[/?#%\\]/g, '')}`, 'browser') === false,
      ),
    )
  })
})

describe('decideEntry', () => {
  it('lets every visitor into an open page (SES-11)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OPEN, '/', '/shop/1'),
        aShell(),
        fc.boolean(),
        fc.boolean(),
        (path, shell, hasToken, isSignedIn) => {
          expect(decideEntry({ path, shell, hasToken, isSignedIn })).toBe('enter')
        },
      ),
    )
  })
})
