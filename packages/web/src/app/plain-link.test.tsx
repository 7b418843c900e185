// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PlainLink } from './plain-link.tsx'
import { memoryRouter, SomewhereIn } from './testing/memory-router.tsx'

afterEach(cleanup)

function openAt(path: string) {
  const router = memoryRouter(['/before', path], () => undefined)
  render(
    <SomewhereIn router={router}>
      <PlainLink to="/lists">找店</PlainLink>
    </SomewhereIn>,
  )
  const tap = (how: MouseEventInit = {}) => {
    const link = screen.getByRole('link')
    const click = createEvent.click(link, how)
    act(() => void fireEvent(link, click))
    return click.defaultPrevented
  }
  return { router, tap, path: () => router.place().location.pathname }
}

it('[WEB-95] a plain tap on a link is a step of the visit', () => {
  const { tap, path } = openAt('/')
  expect(tap()).toBe(true)
  expect(path()).toBe('/lists')
})

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])('[WEB-95] a tap with %o is left to the browser', (how) => {
  const { tap, path } = openAt('/')
  expect(tap(how)).toBe(false)
  expect(path()).toBe('/')
})

it('[WEB-95] a link to where one already is adds no step to go back over', () => {
  const { router, tap, path } = openAt('/lists')
  tap()
  expect(router.place().navigationType).toBe('REPLACE')
  act(() => router.navigate(-1))
  expect(path()).toBe('/before')
})
