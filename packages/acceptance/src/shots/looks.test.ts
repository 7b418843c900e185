import { expect, it } from 'vitest'
import { wishOf } from './looks.ts'
import { contactSheet } from './contact-sheet.ts'

const namesOf = (...words: readonly string[]) => {
  const wish = wishOf(words)
  return 'unknown' in wish ? wish.unknown : wish.looks.map(({ name }) => name)
}

it('looks at every screen in four widths, two languages and two lights, and with text of twice the size', () => {
  const names = namesOf()
  expect(names).toHaveLength(18)
  expect(new Set(names).size).toBe(18)
  expect(names).toContain('1440-en-dark')
  expect(names).toContain('412-zh-light-200')
})

it('words choose looks, several of one kind any of them, and those with a slash choose screens', () => {
  expect(namesOf('360', '412', 'en', 'dark')).toEqual(['360-en-dark', '412-en-dark'])
  expect(namesOf('200')).toEqual(['412-zh-light-200', '412-en-light-200'])
  expect(wishOf(['/lists', '768', 'zh', 'light'])).toMatchObject({ paths: ['/lists'], looks: [{ width: 768 }] })
})

it('a word that no look knows is told', () => {
  expect(namesOf('360', 'purple')).toBe('purple')
})

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
