// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AppRoutes } from '../frame/app-routes.tsx'
import { loadPageCode } from '../../routes/page-code.tsx'
import { matchRoute, createPages } from '../../routes/prefetch-page.ts'
import { AppProviders } from '../frame/app-providers.tsx'
import { createQueryClient } from '../queries/query-client.ts'
import { createMemoryVisit } from '../testing/memory-visit.tsx'
import { openTestMarket, testPorts } from '../testing/open-test-market.ts'
import { createSessionSource } from '../session/session-source.ts'
import { startAuthActor } from '../entrance/auth-actor.ts'

const { failed } = vi.hoisted(() => ({ failed: vi.fn() }))
vi.mock('../frame/floats.tsx', () => {
  failed()
  throw new Error('The network is away')
})

it('a page stands though the code of what floats over it does not come (WEB-146)', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const market = openTestMarket(1)
  const bare = testPorts(market, market.buyer.device)
  const ports = () => Promise.resolve(bare)
  const queries = createQueryClient(() => undefined)
  const visit = createMemoryVisit(['/contact'])
  const matched = matchRoute('/contact')
  if (matched === undefined) throw new Error('There is no such page')
  await loadPageCode(matched.route)
  await act(async () => {
    render(
      <AppProviders
        services={{
          preferences: { locale: 'zh-CN', theme: 'system' },
          queries,
          ports,
          session: createSessionSource(bare.sessionStore, () => startAuthActor(ports)),
          pages: createPages({ queries, ports, locale: 'zh-CN' }),
          device: bare,
          reportFailure: () => undefined,
        }}
      >
        <visit.Router>
          <AppRoutes />
        </visit.Router>
      </AppProviders>,
    )
  })
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(failed).toHaveBeenCalled())
  // The failure reaches React some turns later.
  for (let turn = 0; turn < 20; turn += 1) await act(async () => new Promise((next) => setTimeout(next)))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('联系客服')
  expect(screen.queryByRole('alert')).toBeNull()
})
