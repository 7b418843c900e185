// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AppProviders } from '../frame/app-providers.tsx'
import { PageFailureBoundary } from '../../routes/page-failure.tsx'
import { GuardedPage } from './guarded-page.tsx'
import { createQueryClient } from '../queries/query-client.ts'
import { createSessionSource } from '../session/session-source.ts'
import { createMemoryVisit } from '../testing/memory-visit.tsx'
import { openTestMarket, testPorts } from '../testing/open-test-market.ts'
import { startAuthActor } from './auth-actor.ts'

interface Start {
  readonly by?: 'buyer' | 'visitor'
  /** The code behind the ports does not come. */
  readonly fails?: boolean
}

function openGuarded({ by = 'buyer', fails = false }: Start) {
  const market = openTestMarket(1)
  const device = by === 'buyer' ? market.buyer.device : market.openDevice()
  const bare = testPorts(market, device)
  const ports = () =>
    fails ? Promise.reject(new Error('Failed to fetch dynamically imported module')) : Promise.resolve(bare)
  const session = createSessionSource(device.session, () => startAuthActor(() => Promise.resolve(bare)))
  const visit = createMemoryVisit(['/user_center'])
  render(
    <AppProviders
      services={{
        preferences: { locale: 'zh-CN', theme: 'system' },
        queries: createQueryClient(() => undefined),
        ports,
        session,
        pages: { prefetch: () => undefined, prefetchCode: () => undefined },
        device: bare,
        reportFailure: () => undefined,
      }}
    >
      <visit.Router>
        <PageFailureBoundary at="/user_center">
          <GuardedPage>里面</GuardedPage>
        </PageFailureBoundary>
      </visit.Router>
    </AppProviders>,
  )
  return visit
}

it('code of the guard that did not come is told, instead of an empty page', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openGuarded({ by: 'visitor', fails: true })
  expect((await screen.findByRole('alert')).textContent).toContain('没有连上服务器')
  expect(screen.queryByText('里面')).toBeNull()
})

it('a user whom the device knows sees the page with the first render, whatever else is still on its way', () => {
  openGuarded({ fails: true })
  expect(screen.getByText('里面').isConnected).toBe(true)
})

it('another query on the same guarded page is the same visit', async () => {
  const visit = openGuarded({})
  const inside = await screen.findByText('里面')
  await visit.navigate('/user_center?tab=2')
  expect(inside.isConnected).toBe(true)
})
