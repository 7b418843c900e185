// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DEBOUNCE_MS } from '@diandu/core/kernel'
import type { Ports } from '../../../composition/ports.ts'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'

const field = () => screen.getByRole('searchbox', { name: '搜索店铺' })
const remembering =
  (...terms: readonly string[]) =>
  (ports: Ports) => (ports.searchHistory.write(terms), ports)

it.each(['zh-CN', 'en'] as const)('the search page has one heading and no violation in %s (WEB-6)', async (locale) => {
  await renderPage('/search', { locale, change: remembering('女装') })
  await screen.findByRole('link', { name: '女装' })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('typing begins at once, and Enter leads to the results of what is left of it (INP-16)', async () => {
  const page = await renderPage('/search')
  expect(document.activeElement).toBe(field())
  await page.user.keyboard('  <女 装> ')
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(page.address()).toBe(`/search/${encodeURIComponent('女装')}`))
})

it('an empty search leads nowhere', async () => {
  const page = await renderPage('/search')
  await page.user.keyboard('   {Enter}')
  expect(page.address()).toBe('/search')
})

it('signs alone lead to all shops, and say so (SEA-6)', async () => {
  const page = await renderPage('/search', { alsoShow: ['/lists'] })
  await page.user.keyboard('！？…—#@&%{Enter}')
  await waitFor(() => expect(page.address()).toBe('/lists'))
  expect(toasts.current().map(({ text }) => text)).toContain('只有符号，搜不出什么，为您列出全部店铺')
})

it('former searches are one tap away, and forgotten when asked to be (CAT-10)', async () => {
  const page = await renderPage('/search', { change: remembering('女装', '茶叶') })
  const group = within(await screen.findByRole('group', { name: '搜过的' }))
  expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/search/${encodeURIComponent('女装')}`,
    `/search/${encodeURIComponent('茶叶')}`,
  ])
  await page.user.click(screen.getByRole('button', { name: '清空' }))
  expect(screen.queryByRole('group', { name: '搜过的' })).toBeNull()
  await waitFor(() => expect(page.ports.searchHistory.read()).toEqual([]))
  expect(toasts.current().map(({ text }) => text)).toContain('已清空搜索记录')
  expect(screen.getByText(/^还没有搜过/)).toBeTruthy()
})

it('the place of former searches is there before they are known, and stays when there are none (CAT-10)', async () => {
  await renderPage('/search')
  await screen.findByRole('group', { name: '大家在搜' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 2)).toEqual(['搜过的', '大家在搜'])
})

it('what others search for is offered; a second after the last key, what fits is, with counts (SEA-25, INP-20)', async () => {
  const requested: string[] = []
  const page = await renderPage('/search', {
    change: withPort('searchWords', (ports) => ({
      suggest: (text) => (requested.push(text), ports.searchWords.suggest(text)),
    })),
  })
  expect(await screen.findByRole('group', { name: '大家在搜' })).toBeTruthy()
  await page.user.type(field(), ' <muy')
  act(() => page.market.clock.advance(DEBOUNCE_MS - 1))
  expect(requested).toEqual([])
  act(() => page.market.clock.advance(1))
  const [suggestion] = await screen.findAllByRole('link', { name: /^母婴用品/ })
  expect(suggestion?.getAttribute('href')).toBe(`/search/${encodeURIComponent('母婴用品')}`)
  expect(requested).toEqual(['muy'])
  expect(screen.queryByRole('group', { name: '大家在搜' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '清空输入' }))
  expect(screen.getByRole('group', { name: '大家在搜' })).toBeTruthy()
})

it('what others search for that holds what is typed is offered too (SEA-30)', async () => {
  const page = await renderPage('/search')
  const [word = ''] = await page.market.buyer.device.searchWords.hot().then((hot) => (hot.ok ? hot.value : []))
  await page.user.type(field(), word.slice(0, 2))
  act(() => page.market.clock.advance(DEBOUNCE_MS))
  const offered = within(await screen.findByRole('group', { name: '别人还搜' })).getByRole('link', { name: word })
  expect(offered.getAttribute('href')).toBe(`/search/${encodeURIComponent(word)}`)
})

it('a search without suggestions still searches (SEA-25)', async () => {
  const failed = async () => ({ ok: false, failure: { kind: 'http', status: 400 } }) as const
  const page = await renderPage('/search', {
    change: (ports) => ({ ...ports, searchWords: { hot: failed, suggest: failed, holding: failed } }),
  })
  await page.user.type(field(), '女装{Enter}')
  await waitFor(() => expect(page.address()).toBe(`/search/${encodeURIComponent('女装')}`))
})

it('the fullest industries lead to their shops (SEA-13)', async () => {
  await renderPage('/search')
  const links = within(await screen.findByRole('group', { name: '按类目找' })).getAllByRole('link')
  expect(links.length).toBeGreaterThan(0)
  expect(links.length).toBeLessThanOrEqual(12)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/lists\?industry=[a-z-]+$/)
})
