import { expect, it } from 'vitest'
import { couponTitle } from './coupon-title.ts'

it.each([
  ['双十一服务费券', 'Double Eleven coupon'],
  ['十周年服务费券', 'Ten years coupon'],
  ['618服务费券', 'Mid-year 618 coupon'],
  ['年货节服务费券', 'New Year goods coupon'],
  ['12 元优惠券', '¥12 coupon'],
  ['20 元服务费券', '¥20 coupon'],
  ['新人券', 'Welcome coupon'],
  ['大额成交券', 'Big deal coupon'],
  ['开张礼', '开张礼'],
  ['某某服务费券', '某某服务费券'],
  ['服务费券', '服务费券'],
  ['', ''],
])('the coupon %s is called so by a reader of English: %s, and one of the operator’s own as it is', (title, en) => {
  expect(couponTitle(title, 'en')).toBe(en)
  expect(couponTitle(title, 'zh-CN')).toBe(title)
})
