import { describe, expect, it } from 'vitest'
import { canEnter, decideEntry, type EntryDecision, type Shell } from '../index.ts'

/**
 * Spec §2's user center against spec §4's decision table, written out by hand. A line holds who enters without a
 * session, in the order browser, WeChat, iOS app, Android app: `+` enters, `-` does not.
 */
const ROUTES: Readonly<Record<string, string>> = {
  '/user_center': '----',
  '/user_center/index': '----',
  '/user_center/abc': '----',
  '/user_center/about': '++++',
  '/user_center/aboutDetail': '++++',
  '/user_center/address': '----',
  '/user_center/change_password': '----',
  '/user_center/change_pay': '----',
  '/user_center/change_phone': '----',
  '/user_center/changephone/chgph-form': '----',
  '/user_center/changephone/detail': '----',
  '/user_center/collection': '----',
  '/user_center/edit_address': '----',
  '/user_center/edit-address': '----',
  '/user_center/order': '----',
  '/user_center/order_detail': '----',
  '/user_center/order_detail/order-7': '----',
  '/user_center/proposal': '----',
  '/user_center/setting': '++++',
  '/user_center/sevenYears': '++++',
  '/user_center/user_setting': '----',
  '/user_center/goldcoin/details': '--++',
  '/user_center/goldcoin/exchange': '--++',
  '/user_center/goldcoin/goldindex': '--++',
  '/user_center/goldcoin/luckDraw': '--++',
  '/user_center/goldcoin/myprize': '--++',
  '/user_center/server/add_bank': '----',
  '/user_center/server/cash_draw': '----',
  '/user_center/server/contract': '----',
  '/user_center/server/contractAgree': '----',
  '/user_center/server/coupon': '----',
  '/user_center/server/history': '----',
  '/user_center/server/Invoice': '----',
  '/user_center/server/money_detail': '----',
  '/user_center/server/my_crad': '----',
  '/user_center/server/my_ticket': '----',
  '/user_center/server/recharge': '----',
  '/user_center/server/verify': '----',
  '/user_center/server/verify_content': '----',
}

const SHELLS = ['browser', 'wechat', 'ios-app', 'android-app'] as const satisfies readonly Shell[]

/** Visitors who cannot simply enter. Columns: has a token, has a person, decision. In an app nothing stored counts. */
const AT_THE_DOOR: Readonly<Record<Shell, readonly (readonly [boolean, boolean, EntryDecision])[]>> = {
  browser: [
    [false, false, 'login'],
    [true, false, 'login'],
    [false, true, 'login'],
    [true, true, 'enter'],
  ],
  wechat: [
    [false, false, 'login'],
    [true, false, 'login'],
    [false, true, 'login'],
    [true, true, 'enter'],
  ],
  'ios-app': [
    [false, false, 'exchange-app-token'],
    [true, false, 'exchange-app-token'],
    [false, true, 'exchange-app-token'],
    [true, true, 'exchange-app-token'],
  ],
  'android-app': [
    [false, false, 'exchange-app-token'],
    [true, false, 'exchange-app-token'],
    [false, true, 'exchange-app-token'],
    [true, true, 'exchange-app-token'],
  ],
}

const rows = Object.entries(ROUTES).flatMap(([path, line]) =>
  SHELLS.map((shell, at) => ({ path, shell, isOpen: line[at] === '+' })),
)

describe('every page of the user center', () => {
  it('is in the table once for each shell (SES-11, SES-13)', () => {
    expect(rows).toHaveLength(39 * 4)
    expect(rows.filter(({ isOpen }) => isOpen)).toHaveLength(4 * 4 + 5 * 2)
  })

  it.each(rows)('$path in $shell opens to a visitor: $isOpen (SES-11, SES-13)', ({ path, shell, isOpen }) => {
    expect(canEnter(path, shell)).toBe(isOpen)
  })

  it.each(rows)('$path in $shell, whatever is stored (SES-14, SES-15)', ({ path, shell, isOpen }) => {
    for (const [hasToken, isSignedIn, decision] of AT_THE_DOOR[shell]) {
      expect(decideEntry({ path, shell, hasToken, isSignedIn })).toBe(isOpen ? 'enter' : decision)
    }
  })
})
