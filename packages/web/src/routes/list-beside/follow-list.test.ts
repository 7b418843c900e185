// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Location } from 'react-router-dom'
import { followList } from './follow-list.ts'
import type { Step } from '../../router/page-context.ts'
import { visitPage, type VisitedPages } from '../visited-pages.ts'

const at = (pathname: string, key: string, search = ''): Location => ({ pathname, search, hash: '', state: null, key })
const reloaded = (location: Location): VisitedPages => ({
  shown: { location, navigationType: 'POP', turn: 0, openedBy: 'POP', hasArrived: false },
  hidden: [],
})

async function brought(noted: unknown, pages: VisitedPages): Promise<VisitedPages> {
  let now = pages
  history.replaceState({ key: pages.shown.location.key, beside: noted }, '')
  await followList(pages, (change) => (now = change(now)))
  return now
}

it('the list that an entry of the history notes stands beside its shop again, and Back finds it (WEB-148)', async () => {
  const place = { pathname: '/lists', search: '?platform=1', key: 'list' }
  const pages = await brought(place, reloaded(at('/shop/a', 'shop')))
  expect(pages.beside?.location).toEqual(at('/lists', 'list', '?platform=1'))
  expect(pages.hidden).toEqual([pages.beside])
  expect(pages.beside?.turn).toBeLessThan(pages.shown.turn)
  const back: Step = { location: at('/lists', 'list', '?platform=1'), navigationType: 'POP' }
  const list = visitPage(pages, back, true)
  expect([list.shown.turn, list.beside]).toEqual([pages.beside?.turn, undefined])
  const other = visitPage(pages, { location: at('/shop/b', 'next'), navigationType: 'PUSH' }, true)
  expect(other.beside).toBe(pages.beside)
})

it('a list that is kept hidden is the one that is shown, once', async () => {
  const list = reloaded(at('/lists', 'list'))
  const shop = visitPage(list, { location: at('/shop/a', 'shop'), navigationType: 'PUSH' })
  const pages = await brought({ pathname: '/lists', search: '', key: 'list' }, shop)
  expect(pages.beside).toBe(list.shown)
  expect(pages.hidden).toEqual([list.shown])
})

it.each([
  ['nothing', undefined],
  ['a word', '/lists'],
  ['no list', { pathname: '/user_center', search: '', key: 'x' }],
  ['another origin', { pathname: '//elsewhere.example/lists', search: '', key: 'x' }],
  ['half a place', { pathname: '/lists', key: 'x' }],
])('%s that is noted brings nothing (WEB-148)', async (_what, noted) => {
  const pages = reloaded(at('/shop/a', 'shop'))
  expect(await brought(noted, pages)).toBe(pages)
})

it('a list that comes late is not put beside another page', async () => {
  const shop = reloaded(at('/shop/a', 'shop'))
  const elsewhere = visitPage(shop, { location: at('/contact', 'c'), navigationType: 'PUSH' })
  let now = elsewhere
  history.replaceState({ key: 'shop', beside: { pathname: '/lists', search: '', key: 'list' } }, '')
  await followList(shop, (change) => (now = change(now)))
  expect(now).toBe(elsewhere)
})

it('a list that stands beside is noted in the entry of its shop, and in no other, and its card is marked (WEB-148)', async () => {
  document.body.innerHTML =
    '<div data-place="list"><a href="/shop/a">a</a><a href="/shop/b" aria-current="true">b</a></div>'
  const list = reloaded(at('/lists', 'list', '?q=x'))
  const shop = visitPage(list, { location: at('/shop/a', 'shop'), navigationType: 'PUSH' }, true)
  history.replaceState({ key: 'another' }, '')
  await followList(shop, () => undefined)
  expect(history.state).toEqual({ key: 'another' })
  history.replaceState({ key: 'shop', usr: 1 }, '')
  await followList(shop, () => undefined)
  expect(history.state).toEqual({
    key: 'shop',
    usr: 1,
    beside: { pathname: '/lists', search: '?q=x', key: 'list', depth: 0 },
  })
  expect([...document.querySelectorAll('[aria-current]')].map((link) => link.textContent)).toEqual(['a'])
  history.replaceState(null, '')
  document.body.innerHTML = ''
})

it('a list that was reloaded is followed down to where it stood, until the card of its shop is there (WEB-148)', async () => {
  document.body.innerHTML = '<div data-place="list"><a href="/shop/b">b</a></div>'
  const element = document.querySelector<HTMLElement>('[data-place=list]') as HTMLElement
  let height = 1000
  Object.defineProperties(element, { scrollHeight: { get: () => height }, clientHeight: { get: () => 800 } })
  const list = reloaded(at('/lists', 'list'))
  const shop = visitPage(list, { location: at('/shop/z', 'shop'), navigationType: 'PUSH' }, true)
  history.replaceState({ key: 'shop', beside: { pathname: '/lists', search: '', key: 'list', depth: 1500 } }, '')
  await followList(shop, () => undefined)
  expect(element.scrollTop).toBe(1000)
  const grow = async (to: number, path: string) => {
    height = to
    element.insertAdjacentHTML('beforeend', `<a href="${path}">more</a>`)
    await new Promise((resolve) => setTimeout(resolve))
  }
  await grow(2000, '/shop/c')
  expect(element.scrollTop).toBe(2000)
  await grow(2400, '/shop/d')
  // It is as deep as it was, and asks for no more.
  expect(element.scrollTop).toBe(2000)
  expect(history.state).toMatchObject({ beside: { depth: 1500 } })
  await grow(2500, '/shop/z')
  expect(element.querySelector('[aria-current]')?.getAttribute('href')).toBe('/shop/z')
  expect(history.state).toMatchObject({ key: 'shop', beside: { depth: element.scrollTop } })
  history.replaceState(null, '')
  document.body.innerHTML = ''
})
