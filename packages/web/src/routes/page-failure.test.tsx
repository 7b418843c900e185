// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createMemoryVisit } from '../app/testing/memory-visit.tsx'
import { findViolations } from '../app/testing/render-page.tsx'
import { MemoryServices } from '../app/testing/memory-services.tsx'
import { RouteError } from '../app/queries/failures/route-error.ts'
import { PageFailureBoundary } from './page-failure.tsx'

function showFailureOf(error: unknown): void {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const Broken = () => {
    throw error
  }
  const visit = createMemoryVisit(['/'])
  render(
    <MemoryServices>
      <visit.Router>
        <PageFailureBoundary at="/">
          <Broken />
        </PageFailureBoundary>
      </visit.Router>
    </MemoryServices>,
  )
}

it('a page that broke says that the fault is ours, with a heading and a way on', async () => {
  showFailureOf(new TypeError('x is undefined'))
  expect((await screen.findByRole('alert')).textContent).toContain('服务器出了点问题')
  expect(screen.getByRole('heading', { level: 1, name: '没有打开' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '刷新' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})

it('a failure while a route changes shows its status and its message; without one it is 500 (WEB-118)', async () => {
  showFailureOf(new RouteError('这个活动还没有开始', 503))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('这个活动还没有开始')
  expect(alert.textContent).toContain('状态码 503')
  cleanup()
  showFailureOf(new TypeError('x is undefined'))
  expect((await screen.findByRole('alert')).textContent).toContain('状态码 500')
})

it('code that did not come without a network says so and keeps the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  showFailureOf(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
  expect((await screen.findByRole('alert')).textContent).toContain('没有连上服务器')
  expect(sessionStorage).toHaveLength(0)
})

/** As the translators of Chrome, Edge and WeChat do with every text of a page. */
function translate(within: Element): void {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

it('a page whose texts a translator moves again and again is rendered again, five times at most', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const visit = createMemoryVisit(['/'])
  const show = (count: number) => (
    <MemoryServices>
      <visit.Router>
        <PageFailureBoundary at="/">
          <main>
            {['none', 'one', 'two', 'three', 'four', 'five', 'six'].map((text, nth) => nth === count && text)}
          </main>
        </PageFailureBoundary>
      </visit.Router>
    </MemoryServices>
  )
  const { rerender } = render(show(0))
  for (const [nth, text] of ['one', 'two', 'three', 'four', 'five'].entries()) {
    translate(screen.getByRole('main'))
    rerender(show(nth + 1))
    expect(screen.getByRole('main').textContent).toBe(text)
  }
  translate(screen.getByRole('main'))
  rerender(show(6))
  expect((await screen.findByRole('alert')).textContent).toContain('服务器出了点问题')
})

it.each([
  ['the server answers', true, '页面没有加载完整，请刷新再试'],
  ['the server does not answer', false, '没有连上服务器'],
])(
  'code that did not come twice in a minute is told as what it is where %s (WEB-160)',
  async (_where, isHere, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    vi.stubGlobal('fetch', () =>
      isHere ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('no network')),
    )
    sessionStorage.setItem('diandu_reloaded_at', String(Date.now()))
    showFailureOf(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words))
    expect(document.body.textContent).not.toContain('网络未连接')
    vi.unstubAllGlobals()
  },
)
