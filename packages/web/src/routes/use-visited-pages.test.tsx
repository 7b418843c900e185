// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Step } from '../router/page-context.ts'
import { useVisitedPages } from './visited-pages.ts'

const step = (pathname: string, key: string): Step => ({
  location: { pathname, search: '', hash: '', state: null, key },
  navigationType: 'PUSH',
})

it('while another page is awaited, the page before stays at the last place of its own, and is led back to no earlier one', () => {
  const [opened, sheet, receipt] = [step('/shop/a/order', '1'), step('/shop/a/order', '2'), step('/paysuccess', '3')]
  const { result, rerender } = renderHook(({ at, may }) => useVisitedPages(at, may).shown.location.key, {
    initialProps: { at: opened, may: true },
  })
  rerender({ at: sheet, may: false })
  expect(result.current).toBe('2')
  // React has not caught up with the sheet when the next page is asked for.
  rerender({ at: receipt, may: false })
  expect(result.current).toBe('2')
  rerender({ at: receipt, may: true })
  expect(result.current).toBe('3')
})
