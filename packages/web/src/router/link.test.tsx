// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import type { ComponentProps } from 'react'
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MemoryServices } from '../app/testing/memory-services.tsx'
import { createMemoryVisit } from '../app/testing/memory-visit.tsx'
import { PageLink } from './page-link.tsx'

function openAt(path: string, link: Partial<ComponentProps<typeof PageLink>> = {}) {
  const visit = createMemoryVisit(['/before', path])
  render(
    <MemoryServices>
      <visit.Router>
        <PageLink to="/lists" {...link}>
          找店
        </PageLink>
      </visit.Router>
    </MemoryServices>,
  )
  const tap = (how: MouseEventInit = {}) => {
    const link = screen.getByRole('link')
    let isTaken = false
    // jsdom can open no other document: what is left to the browser ends here.
    const end = (event: MouseEvent) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', end, { once: true })
    fireEvent(link, createEvent.click(link, how))
    removeEventListener('click', end)
    return isTaken
  }
  return { visit, tap }
}

it('a plain tap on a link is a step of the visit', async () => {
  const { visit, tap } = openAt('/')
  expect(tap()).toBe(true)
  await waitFor(() => expect(visit.address()).toBe('/lists'))
})

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a tap with %o is left to the browser',
  (how) => {
    const { visit, tap } = openAt('/')
    expect(tap(how)).toBe(false)
    expect(visit.address()).toBe('/')
  },
)

it('a link into a new tab is left to the browser', () => {
  const { visit, tap } = openAt('/', { target: '_blank' })
  expect(tap()).toBe(false)
  expect(visit.address()).toBe('/')
})

it.each(['https://elsewhere.example/contract', '//elsewhere.example/'])(
  'a link to %s is left to the browser, which leaves the app',
  (to) => {
    const { visit, tap } = openAt('/', { to })
    expect(tap()).toBe(false)
    expect(visit.address()).toBe('/')
  },
)

it('a link whose press is taken by its page leads nowhere', () => {
  const { visit, tap } = openAt('/', { onClick: (event) => event.preventDefault() })
  expect(tap()).toBe(true)
  expect(visit.address()).toBe('/')
})

it('a link carries its state, and stands in the place of its page where it says so', async () => {
  const { visit, tap } = openAt('/', { state: { card: 'one' }, replace: true })
  tap()
  await waitFor(() => expect(visit.navigationType()).toBe('REPLACE'))
  expect([visit.address(), visit.location().state]).toEqual(['/lists', { card: 'one' }])
})

it('a link to where one already is adds no step to go back over', async () => {
  const { visit, tap } = openAt('/lists')
  tap()
  await waitFor(() => expect(visit.navigationType()).toBe('REPLACE'))
  await visit.navigate(-1)
  await waitFor(() => expect(visit.address()).toBe('/before'))
})

it('no step of a visit leads to another host, however it is written', async () => {
  const outside = fc
    .tuple(
      fc.constantFrom('//', '/\\', '/.//', '/a/..//', '/\t/', '\\\\', 'https://', 'javascript:'),
      fc.stringMatching(/^[a-z][a-z.]{0,20}$/),
    )
    .map((parts) => parts.join(''))
  let navigate: NavigateFunction | undefined
  function Watcher() {
    navigate = useNavigate()
    return null
  }
  render(
    <BrowserRouter useTransitions={false}>
      <Watcher />
    </BrowserRouter>,
  )
  const left = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { origin } = location
  await fc.assert(
    fc.asyncProperty(outside, fc.boolean(), async (to, replace) => {
      // The router refuses, or folds the address into one of ours.
      await act(async () => {
        try {
          await navigate?.(to, { replace })
        } catch (error) {
          expect(String(error)).toContain('External navigation')
        }
      })
      expect(location.origin).toBe(origin)
      expect(left).not.toHaveBeenCalled()
    }),
  )
})
