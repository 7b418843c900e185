import { bringRefusals } from '@diandu/core/messages'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { englishRefusals } from '../messages/refusals.messages.ts'

bringRefusals('en', englishRefusals)

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeAll(() => void (react.IS_REACT_ACT_ENVIRONMENT = false))

class SilentObserver {
  observe = (): void => undefined
  unobserve = (): void => undefined
  disconnect = (): void => undefined
}

/** A desk is wide, and every part of it is there at once: jsdom has neither layout nor media queries. */
function stubLayout(): void {
  const computed = window.getComputedStyle.bind(window)
  vi.stubGlobal('getComputedStyle', (element: Element) => computed(element))
  vi.stubGlobal('ResizeObserver', SilentObserver)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  Element.prototype.scrollIntoView ??= () => undefined
}

beforeEach(() => {
  if (typeof document !== 'undefined') stubLayout()
})
// The page may still need what was stubbed to leave: what is registered last runs first.
afterEach(() => void vi.unstubAllGlobals())
afterEach(cleanup)
afterAll(async () => {
  await vi.dynamicImportSettled()
  cleanup()
})

configure({ asyncUtilTimeout: 30_000 })
