// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route, Routes, useLocation } from 'react-router-dom'
import { createMemoryVisit } from '../testing/memory-visit.tsx'
import { MemoryServices } from '../testing/memory-services.tsx'
import { PageLink } from '../../router/page-link.tsx'
import { startCardTransitions } from './card-transitions.ts'

let stop: () => void = () => undefined
let wantsStill = false
const begun: { readonly names: readonly string[] }[] = []

const namesNow = () =>
  [...document.querySelectorAll<HTMLElement>('[data-alike]')].flatMap(
    (part) => part.style.getPropertyValue('view-transition-name') || [],
  )

beforeEach(() => {
  wantsStill = false
  begun.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStill }))
  Object.assign(document, {
    startViewTransition(change: () => void) {
      begun.push({ names: namesNow() })
      change()
      return { finished: Promise.resolve() }
    },
  })
  stop = startCardTransitions()
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(document, 'startViewTransition')
})

const Shop = () => <p>{JSON.stringify(useLocation().state)}</p>

function showList(): void {
  const visit = createMemoryVisit(['/'])
  render(
    <MemoryServices>
      <visit.Router>
        <Routes>
          <Route
            path="/"
            element={
              <PageLink to="/shop/a" data-testid="shop-card" state={{ card: 'a' }}>
                <i data-alike="picture" />
                <b data-alike="title">Shop</b>
              </PageLink>
            }
          />
          <Route path="/shop/a" element={<Shop />} />
        </Routes>
      </visit.Router>
    </MemoryServices>,
  )
}

it('a tapped card names its picture and its title for the step alone, and the step keeps what the card carries', async () => {
  showList()
  await userEvent.click(screen.getByText('Shop'))
  expect(begun).toEqual([{ names: ['shop-picture', 'shop-title'] }])
  expect(await screen.findByText('{"card":"a"}')).toBeTruthy()
  expect(namesNow()).toEqual([])
})

it('there is none where less motion is wanted, and the card leads on all the same', async () => {
  wantsStill = true
  showList()
  await userEvent.click(screen.getByText('Shop'))
  expect(begun).toEqual([])
  expect(await screen.findByText('{"card":"a"}')).toBeTruthy()
})

it('a click that opens another window is left alone', async () => {
  showList()
  const user = userEvent.setup()
  // jsdom can open no other document: what is left to the browser ends here.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(screen.getByText('Shop'))
  await user.keyboard('{/Control}')
  expect(begun).toEqual([])
})
