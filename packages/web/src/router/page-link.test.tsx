// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openTestMarket } from '../app/testing/open-test-market.ts'
import { renderPage, withPort } from '../app/testing/render-page.tsx'

const watching = (detail: (id: string) => void) =>
  withPort('catalog', (ports) => ({
    detail: (id, signal) => {
      detail(id)
      return ports.catalog.detail(id, signal)
    },
  }))

it('a card that is touched or focused has its page fetched before it is let go, once', async () => {
  const detail = vi.fn<(id: string) => void>()
  const page = await renderPage('/lists', { market: openTestMarket(2), change: watching(detail) })
  const [first] = await screen.findAllByTestId('shop-card')
  if (first === undefined) throw new Error('The list is empty')
  expect(detail).not.toHaveBeenCalled()
  await page.user.pointer({ keys: '[MouseLeft>]', target: first })
  await waitFor(() => expect(detail).toHaveBeenCalledTimes(1))
  first.blur()
  first.focus()
  await Promise.resolve()
  expect(detail).toHaveBeenCalledTimes(1)
})

it('a finger that goes on to scroll asks for nothing, and one that stays has the page fetched', async () => {
  const detail = vi.fn<(id: string) => void>()
  const page = await renderPage('/lists', { market: openTestMarket(2), change: watching(detail) })
  const [first, second] = await screen.findAllByTestId('shop-card')
  if (first === undefined || second === undefined) throw new Error('The list is empty')
  fireEvent.pointerDown(first, { pointerType: 'touch' })
  fireEvent.pointerCancel(first, { pointerType: 'touch' })
  fireEvent.pointerDown(second, { pointerType: 'touch' })
  await waitFor(() => expect(detail).toHaveBeenCalledTimes(1))
  expect(detail.mock.calls).toEqual([[page.market.shopIds.find((id) => second.getAttribute('href') === `/shop/${id}`)]])
})

it('a key that goes on to the next link asks for nothing of the one before', async () => {
  const detail = vi.fn<(id: string) => void>()
  const page = await renderPage('/lists', { market: openTestMarket(2), change: watching(detail) })
  const [first, second] = await screen.findAllByTestId('shop-card')
  if (first === undefined || second === undefined) throw new Error('The list is empty')
  first.focus()
  second.focus()
  await waitFor(() => expect(detail).toHaveBeenCalledTimes(1))
  expect(detail.mock.calls).toEqual([[page.market.shopIds.find((id) => second.getAttribute('href') === `/shop/${id}`)]])
})

it('the code behind the first cards of a list is fetched while they are in view, the others are not watched', async () => {
  const seen: (() => void)[] = []
  class Watcher {
    readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
    constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.tell = tell
    }
    observe(element: Element): void {
      if (element.matches('a')) seen.push(() => this.tell([{ isIntersecting: true }]))
    }
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => (task(), 1))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const detail = vi.fn<(id: string) => void>()
  const prefetchCode = vi.fn<(path: string) => void>()
  await renderPage('/lists', { market: openTestMarket(6), change: watching(detail), prefetchCode })
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(6))
  await waitFor(() => expect(seen).toHaveLength(4))
  for (const tell of seen) tell()
  expect(prefetchCode).toHaveBeenCalledTimes(4)
  expect(detail).not.toHaveBeenCalled()
})
