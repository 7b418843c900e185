// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lightPorts } from '../composition/light-ports.ts'
import { AppProviders, type AppServices } from '../app/frame/app-providers.tsx'
import { createQueryClient } from '../app/queries/query-client.ts'
import { openTestMarket, testPorts } from '../app/testing/open-test-market.ts'
import { AppRoutes } from '../app/frame/app-routes.tsx'
import { createPages, matchPage } from './prefetch-page.ts'
import { loadPageCode } from './page-code.tsx'

let root: Root | undefined
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(async () => {
  await act(async () => root?.unmount())
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const unidentified: AppServices['session'] = {
  user: () => undefined,
  formerUser: () => undefined,
  subscribe: () => () => undefined,
  actor: () => Promise.reject(new Error('nobody is logged in')),
}

/** A page as the server renders it for a visitor, over a market in memory, and as the browser takes it up. */
async function renderedPage(path: string) {
  const market = openTestMarket(8)
  const bare = testPorts(market, market.openDevice())
  const ports = () => Promise.resolve(bare)
  const queries = createQueryClient(() => undefined)
  const services = { queries, ports, locale: 'zh-CN' } as const
  const matched = matchPage(path)
  if (matched !== undefined) await (await loadPageCode(matched.route)).prefetch?.({ ...matched.visit, ...services })
  const deps: AppServices = {
    ...services,
    preferences: { locale: 'zh-CN', theme: 'system' },
    session: unidentified,
    pages: createPages(services),
    device: lightPorts,
    reportFailure: () => undefined,
  }
  const app = (router: ReactNode) => <AppProviders services={deps}>{router}</AppProviders>
  const html = () =>
    renderToString(
      app(
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>,
      ),
    )
  // The server waits for parts that load by themselves; `renderToString` waits for nothing, and finds them here then.
  html()
  await vi.dynamicImportSettled()
  return {
    html: html(),
    inBrowser: app(
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <AppRoutes />
      </MemoryRouter>,
    ),
  }
}

/** A form is held until its code comes, or names the page that needs no code. */
const UNHELD_FORMS = 'form:not([method="post"], [action^="/"])'

// Its list of words is asked for in the browser, and takes the place of what the server rendered.
it('/instrument/violateWord holds its form until its code comes', async () => {
  const place = document.createElement('div')
  place.innerHTML = (await renderedPage('/instrument/violateWord')).html
  expect(place.querySelectorAll('form')).toHaveLength(1)
  expect(place.querySelectorAll(UNHELD_FORMS)).toHaveLength(0)
})

it.each([
  '/',
  '/lists',
  '/search',
  '/shop/shop-0001',
  '/login',
  '/mainCategory',
  '/assessment',
  '/assessment/result?platform=1&kind=flagship&industry=womenswear',
  '/instrument/keyword',
  '/instrument/postage?from=33&grams=2500',
  '/instrument/transfer',
  '/instrument/transfer?platform=2&holder=person',
  '/a/b/c',
])('%s is hydrated as the server rendered it: nothing differs, and every element stays', async (path) => {
  const errors = vi.spyOn(console, 'error')
  const { html, inBrowser } = await renderedPage(path)
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = html
  const before = [...place.querySelectorAll('*')]
  expect(before.length).toBeGreaterThan(5)
  expect(place.querySelectorAll(UNHELD_FORMS)).toHaveLength(0)
  const differences: unknown[] = []
  await act(async () => {
    root = hydrateRoot(place, inBrowser, { onRecoverableError: (error) => differences.push(error) })
  })
  expect(differences).toEqual([])
  expect(errors).not.toHaveBeenCalled()
  expect(before.filter((element) => !element.isConnected)).toEqual([])
})
