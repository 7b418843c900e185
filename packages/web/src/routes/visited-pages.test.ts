import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Location } from 'react-router-dom'
import { type Step } from '../router/page-context.ts'
import { visitPage, type VisitedPages } from './visited-pages.ts'

const at = (address: string, key = address): Location => {
  const { pathname, search } = new URL(address, 'http://page')
  return { pathname, search, hash: '', state: null, key }
}
const step = (address: string, how: Step['navigationType'], key = address): Step => ({
  location: at(address, key),
  navigationType: how,
})
const began = (address: string): VisitedPages => ({
  shown: { ...step(address, 'POP'), turn: 0, openedBy: 'POP', hasArrived: false },
  hidden: [],
})

it('the public page that a tap leaves is kept hidden, and shown again as it was by Back', () => {
  const lists = began('/lists')
  const shop = visitPage(lists, step('/shop/a', 'PUSH'))
  expect(shop).toEqual({
    shown: { ...step('/shop/a', 'PUSH'), turn: 1, openedBy: 'PUSH', hasArrived: true },
    hidden: [lists.shown],
  })
  expect(visitPage(shop, step('/lists', 'POP'))).toEqual({
    shown: { ...lists.shown, hasArrived: true },
    hidden: [shop.shown],
  })
})

it('a step forward to an address that was visited before opens another page', () => {
  const shop = visitPage(began('/lists'), step('/shop/a', 'PUSH'))
  expect(visitPage(shop, step('/lists', 'PUSH', 'again')).shown.turn).toBe(2)
  expect(visitPage(shop, step('/lists', 'POP', 'elsewhere')).shown.turn).toBe(2)
})

it('another query is the same page, and leaves the hidden pages as they are', () => {
  const lists = began('/lists')
  const sorted = visitPage(lists, step('/lists?sort=latest', 'PUSH'))
  expect(sorted).toEqual({ shown: { ...lists.shown, ...step('/lists?sort=latest', 'PUSH') }, hidden: [] })
  const shop = visitPage(sorted, step('/shop/a', 'PUSH'))
  expect(visitPage(shop, step('/shop/a?from=b', 'PUSH')).hidden).toEqual(shop.hidden)
})

it.each([
  ['in the place of a page', '/lists', '/tmall', 'REPLACE'],
  ['from a page of one’s own', '/user_center/order', '/shop/a', 'PUSH'],
  ['from the login', '/login', '/lists', 'PUSH'],
  ['from where no page is', '/a/b/c', '/lists', 'PUSH'],
] as const)('%s nothing is kept', (_name, from, to, how) => {
  expect(visitPage(began(from), step(to, how)).hidden).toEqual([])
})

it('where there is room a shop is shown beside the list that it was opened from, and so is the next one (WEB-142)', () => {
  const lists = began('/lists?platform=1')
  const first = visitPage(lists, step('/shop/a', 'PUSH'), true)
  expect(first.beside).toBe(lists.shown)
  const third = visitPage(visitPage(first, step('/shop/b', 'PUSH'), true), step('/shop/c', 'PUSH'), true)
  expect(third.beside).toBe(lists.shown)
  expect(third.hidden).toHaveLength(3)
  const back = visitPage(third, step('/shop/b', 'POP'), true)
  expect([back.shown.location.pathname, back.beside]).toEqual(['/shop/b', lists.shown])
  expect(visitPage(first, step('/lists?platform=1', 'POP'), true)).toEqual({
    shown: { ...lists.shown, ...step('/lists?platform=1', 'POP'), hasArrived: true },
    hidden: [first.shown],
  })
})

it.each([
  ['on a phone', '/lists', '/shop/a', false],
  ['from the home page', '/', '/shop/a', true],
  ['from a page of one’s own', '/user_center/collection', '/shop/a', true],
  ['where no shop is opened', '/lists', '/contact', true],
  ['on its order', '/lists', '/shop/a/order', true],
] as const)('%s nothing is shown beside (WEB-142)', (_where, from, to, hasRoom) => {
  expect(visitPage(began(from), step(to, 'PUSH'), hasRoom).beside).toBeUndefined()
})

it('a list that another page lies between is not shown beside a shop', () => {
  const seller = visitPage(
    visitPage(began('/lists'), step('/shop/a', 'PUSH'), true),
    step('/shop/a/seller', 'PUSH'),
    true,
  )
  expect(visitPage(seller, step('/shop/b', 'PUSH'), true).beside).toBeUndefined()
})

it('never more than two pages are kept, none of a person’s own, and none twice', () => {
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom('/', '/lists', '/shop/a', '/shop/b', '/user_center/order'),
      fc.constantFrom('PUSH', 'POP', 'REPLACE'),
      fc.constantFrom('one', 'two'),
    ),
  )
  fc.assert(
    fc.property(steps, (taken) => {
      let pages = began('/')
      for (const [path, how, key] of taken) {
        pages = visitPage(pages, step(path, how, `${path} ${key}`))
        const turns = [pages.shown, ...pages.hidden].map(({ turn }) => turn)
        expect(new Set(turns).size).toBe(turns.length)
        expect(pages.hidden.length).toBeLessThanOrEqual(2)
        expect(pages.hidden.map(({ location }) => location.pathname)).not.toContain('/user_center/order')
        expect(pages.shown.location.pathname).toBe(path)
      }
    }),
  )
})
