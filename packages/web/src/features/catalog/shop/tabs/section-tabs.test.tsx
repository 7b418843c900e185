// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SectionTabs } from './section-tabs.tsx'

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

it('the last part that has come up is current, and the first one above all of them', async () => {
  render(page)
  const scrollTo = (tops: readonly number[]) => {
    for (const [at, { id }] of SECTIONS.entries()) {
      const part = document.getElementById(id) as HTMLElement
      part.getBoundingClientRect = () => new DOMRect(0, tops[at], 100, 100)
    }
    fireEvent.scroll(window)
  }
  scrollTo([-900, -20, 600])
  await waitFor(() => expect(current()).toBe('经营'))
  scrollTo([-1900, -1020, -400])
  await waitFor(() => expect(current()).toBe('费用'))
  scrollTo([600, 1500, 2100])
  await waitFor(() => expect(current()).toBe('概况'))
})
