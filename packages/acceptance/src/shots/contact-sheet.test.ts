import { expect, it } from 'vitest'
import { contactSheet } from './contact-sheet.ts'
import { wishOf } from './looks.ts'

it('the sheet has a row for each screen and a column for each look, and leaves out what has no picture', () => {
  const wish = wishOf(['360', 'zh'])
  const looks = 'unknown' in wish ? [] : wish.looks
  const sheet = contactSheet(
    [{ title: '/shop/<1> "a" & b', pictures: new Map([['360-zh-light', 'shop-360-zh-light.jpg']]) }],
    looks,
  )
  expect(sheet.match(/<th scope="col">[^<]+/g)).toEqual([
    '<th scope="col">1 screens',
    '<th scope="col">360-zh-light',
    '<th scope="col">360-zh-dark',
  ])
  expect(sheet).toContain('alt="/shop/&lt;1> &quot;a&quot; &amp; b, 360-zh-light"')
  expect(sheet.match(/<img /g)).toHaveLength(1)
  expect(sheet).toContain('<td></td>')
})
