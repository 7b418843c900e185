// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentId, useVisitedPage } from '../../router/page-context.ts'
import { useStepPlace } from './use-step-place.ts'

let top = 0

beforeEach(() => {
  top = 0
  vi.stubGlobal('scrollTo', (_: number, to: number) => void (top = to))
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top })
  Object.defineProperty(document.documentElement, 'scrollTop', {
    configurable: true,
    set: (to: number) => {
      top = to
    },
  })
})

function scroll(to: number): void {
  top = to
  window.dispatchEvent(new Event('scroll'))
}

function Page({ step, order }: { readonly step: string; readonly order: number | undefined }) {
  useStepPlace(step, order)
  return null
}

it('a step begins at its top, and the one before is found where it was left (WEB-141)', () => {
  const { rerender } = render(<Page step="reading" order={0} />)
  scroll(2400)
  rerender(<Page step="proving" order={1} />)
  expect(top).toBe(0)
  scroll(300)
  rerender(<Page step="consent" order={1} />)
  expect(top).toBe(0)
  rerender(<Page step="reading" order={0} />)
  expect(top).toBe(2400)
  rerender(<Page step="proving" order={1} />)
  expect(top).toBe(0)
})

it('a step that is waited for moves nothing, and neither does the same step after it (WEB-141)', () => {
  const { rerender } = render(<Page step="reading" order={0} />)
  scroll(900)
  rerender(<Page step="opening" order={undefined} />)
  rerender(<Page step="reading" order={0} />)
  expect(top).toBe(900)
  rerender(<Page step="expired" order={0} />)
  expect(top).toBe(0)
})

it('the first step is wherever its page is (WEB-141)', () => {
  top = 420
  render(<Page step="reading" order={0} />)
  expect(top).toBe(420)
})

it('takes the focus into the content of the next step, where what had it is gone (WEB-141)', () => {
  const Steps = ({ step, order }: { readonly step: string; readonly order: number }) => (
    <main id={contentId(useVisitedPage())} tabIndex={-1}>
      <Page step={step} order={order} />
      <button key={step}>{step}</button>
    </main>
  )
  const { rerender, getByRole } = render(<Steps step="reading" order={0} />)
  getByRole('button').focus()
  rerender(<Steps step="proving" order={1} />)
  expect(document.activeElement).toBe(getByRole('main'))
})
