// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { SectionTabs } from './section-tabs.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SECTIONS = [
  { id: 'one', label: '概况' },
  { id: 'two', label: '经营' },
  { id: 'three', label: '费用' },
]

const page = (
  <>
    <SectionTabs label="店铺的各部分" sections={SECTIONS} />
    {SECTIONS.map(({ id }) => (
      <section key={id} id={id} tabIndex={-1} />
    ))}
  </>
)
const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent

it('arrow keys, Home and End move among the parts of a page, round its ends', async () => {
  const user = userEvent.setup()
  render(page)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('经营')
  await user.keyboard('{End}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('概况')
  await user.keyboard('{ArrowLeft}{Home}')
  expect(document.activeElement?.textContent).toBe('概况')
})

it('a part that is chosen is current and takes the focus, so that a keyboard goes on there', async () => {
  render(page)
  await userEvent.setup().click(screen.getByRole('link', { name: '费用' }))
  expect(document.activeElement?.id).toBe('three')
  expect(current()).toBe('费用')
})

it('the part that is read is current', () => {
  let see: (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: typeof see) {
        see = onSeen
      }
      observe() {}
      disconnect() {}
    },
  )
  render(page)
  const part = (id: string, isIntersecting: boolean) => ({
    target: document.getElementById(id) as Element,
    isIntersecting,
  })
  act(() => see([part('one', false), part('two', true), part('three', true)]))
  expect(current()).toBe('经营')
  act(() => see([part('two', false)]))
  expect(current()).toBe('费用')
})
