import { expect, it } from 'vitest'
import { matchRow } from './prefetch-page.ts'
import type { Place } from './router-context.ts'
import { goOn, type StandingPages } from './standing-pages.ts'

const placeAt = (address: string, navigationType: 'PUSH' | 'POP' | 'REPLACE' = 'PUSH'): Place => {
  const { pathname, search } = new URL(address, 'http://page')
  return { location: { pathname, search, hash: '', state: null, key: address }, navigationType: navigationType as Place['navigationType'], matched: matchRow(address), keepsScroll: false }
}
const began = (address: string): StandingPages => ({ shown: { turn: 0, place: placeAt(address, 'POP') } })

it('[WEB-111] by a tap from one public page to another the page that was left stands on, and only the last one', () => {
  const lists = began('/lists')
  const shop = goOn(lists, placeAt('/shop/a'))
  expect(shop).toEqual({ shown: { turn: 1, place: placeAt('/shop/a') }, left: lists.shown })
  expect(goOn(shop, placeAt('/shop/b'))).toEqual({ shown: { turn: 2, place: placeAt('/shop/b') }, left: shop.shown })
})

it('[WEB-111] another query is the same page, and leaves what stands as it is', () => {
  const lists = began('/lists')
  expect(goOn(lists, placeAt('/lists?sort=latest'))).toEqual({ shown: { turn: 0, place: placeAt('/lists?sort=latest') } })
  const shop = goOn(lists, placeAt('/shop/a'))
  expect(goOn(shop, placeAt('/shop/a?from=b'))).toEqual({ shown: { turn: 1, place: placeAt('/shop/a?from=b') }, left: lists.shown })
})

it.each([
  ['back to a page', '/lists', placeAt('/', 'POP')],
  ['in the place of a page', '/lists', placeAt('/tmall', 'REPLACE')],
  ['to a page of one’s own', '/shop/a', placeAt('/user_center/order')],
  ['from a page of one’s own', '/user_center/order', placeAt('/shop/a')],
  ['to where no page is', '/lists', placeAt('/a/b/c')],
])('[WEB-111] %s nothing is left standing', (_name, from, to) => {
  expect(goOn(began(from), to)).toEqual({ shown: { turn: 1, place: to } })
})
