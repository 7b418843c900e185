// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useHasActed } from './use-has-acted.ts'

const Shown = () => <p>{useHasActed() ? 'acted' : 'still'}</p>

it.each([
  ['scrolls', () => fireEvent.scroll(window)],
  ['presses', () => fireEvent.pointerDown(document.body)],
  ['types', () => fireEvent.keyDown(document.body)],
])('a visitor who %s has acted, soon after and not before', async (_, act) => {
  render(<Shown />)
  expect(screen.getByText('still')).toBeDefined()
  act()
  await waitFor(() => expect(screen.getByText('acted')).toBeDefined())
})

it('hears no more of a page that is gone', () => {
  const page = render(<Shown />)
  page.unmount()
  fireEvent.scroll(window)
  expect(document.body.textContent).toBe('')
})

it('an act from before the code came counts', async () => {
  document.documentElement.dataset['acted'] = ''
  render(<Shown />)
  await waitFor(() => expect(screen.getByText('acted')).toBeDefined())
  delete document.documentElement.dataset['acted']
})
