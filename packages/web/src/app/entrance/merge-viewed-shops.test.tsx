// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { fail, ok } from '@diandu/core/kernel'
import type { ViewedShop } from '@diandu/core/catalog'
import { expect, it } from 'vitest'
import type { Ports } from '../../composition/ports.ts'
import { openTestMarket } from '../testing/open-test-market.ts'
import { renderPage } from '../testing/render-page.tsx'

const LOGIN = { credentials: { name: 'buyer_lin', password: 'lin-buys-1' }, by: 'password' } as const

it('a visitor’s looks stay on the device, newest first, and are the account’s once its user is logged in (CAT-30)', async () => {
  const market = openTestMarket()
  const [first, second] = market.shopIds
  const page = await renderPage(`/shop/${first}`, { market })
  await waitFor(() => expect(page.ports.viewedShops.read().map(({ shopId }) => shopId)).toEqual([first]))
  const viewed = page.ports.viewedShops.read()
  page.unmount()
  market.clock.advance(1_000)
  const next = await renderPage(`/shop/${second}`, {
    market,
    change: (ports) => (ports.viewedShops.write(viewed), ports),
  })
  await waitFor(() => expect(next.ports.viewedShops.read().map(({ shopId }) => shopId)).toEqual([second, first]))
  const actor = await next.session.actor()
  actor.send({ type: 'entrance.used', entrance: LOGIN })
  await waitFor(() => expect(next.ports.viewedShops.read()).toEqual([]))
  const history = await next.ports.viewHistory.list(null)
  expect(history.ok && history.value.items.map(({ id }) => id)).toEqual([second, first])
})

it('a logged-in user’s looks do not go to the device (CAT-30)', async () => {
  const market = openTestMarket()
  const page = await renderPage(`/shop/${market.shopIds[0]}`, { market, person: market.buyer })
  await screen.findAllByRole('heading', { level: 1 })
  expect(page.ports.viewedShops.read()).toEqual([])
})

it('what could not be handed over stays for the next start, and is asked once (CAT-30)', async () => {
  const market = openTestMarket()
  const asked: (readonly ViewedShop[])[] = []
  const viewed = [{ shopId: market.shopIds[0], viewedAt: 1 }] as readonly ViewedShop[]
  const offline = (isOffline: boolean) => (ports: Ports) => {
    ports.viewedShops.write(viewed)
    const merge = async (given: readonly ViewedShop[]) => {
      asked.push(given)
      return isOffline ? fail({ kind: 'offline' } as const) : ok(null)
    }
    return { ...ports, viewHistory: { ...ports.viewHistory, merge } }
  }
  const page = await renderPage('/user_center/about', { market, person: market.buyer, change: offline(true) })
  await page.session.actor()
  await waitFor(() => expect(asked).toEqual([viewed]))
  expect(page.ports.viewedShops.read()).toEqual(viewed)
  page.unmount()
  const next = await renderPage('/user_center/about', { market, person: market.buyer, change: offline(false) })
  await next.session.actor()
  await waitFor(() => expect(next.ports.viewedShops.read()).toEqual([]))
  expect(asked).toEqual([viewed, viewed])
})
