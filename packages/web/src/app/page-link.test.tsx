// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Ports } from '../composition/ports.ts'
import { openTestMarket } from './testing/open-test-market.ts'
import { renderPage } from './testing/render-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const watching = (detail: (id: string) => void) => (ports: Ports): Ports => ({
  ...ports,
  catalog: {
    ...ports.catalog,
    detail: (id, signal) => {
      detail(id)
      return ports.catalog.detail(id, signal)
    },
  },
})

it('[WEB-2] a card that is touched or focused has its page fetched before it is let go, once', async () => {
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

it('[WEB-3] the first cards of a list are fetched while they are in view, the others not', async () => {
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
  await renderPage('/lists', { market: openTestMarket(6), change: watching(detail) })
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(6))
  await waitFor(() => expect(seen).toHaveLength(4))
  for (const tell of seen) tell()
  await waitFor(() => expect(detail).toHaveBeenCalledTimes(4))
})
