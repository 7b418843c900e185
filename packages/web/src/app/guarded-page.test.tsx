// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AppProviders } from './app-providers.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { GuardedPage } from './guarded-page.tsx'
import { createQueryClient } from './query-client.ts'
import { createSessionSource } from './session-source.ts'
import { memoryRouter, SomewhereIn } from './testing/memory-router.tsx'
import { openTestMarket } from './testing/open-test-market.ts'
import { testPorts } from './testing/test-ports.ts'
import { startAuthActor } from './auth-actor.ts'

afterEach(cleanup)

function openGuarded(fails: boolean) {
  const market = openTestMarket(1)
  const { device } = market.buyer
  const bare = testPorts(market, device)
  const ports = () => (fails ? Promise.reject(new Error('Failed to fetch dynamically imported module')) : Promise.resolve(bare))
  const session = createSessionSource(device.session, () => startAuthActor(() => Promise.resolve(bare)))
  const router = memoryRouter(['/user_center'])
  render(
    <AppProviders
      means={{ preferences: { locale: 'zh-CN', theme: 'system' }, queries: createQueryClient(() => undefined), ports, session, pages: { prefetch: () => undefined }, busy: bare.busy, hearFailure: () => undefined }}
    >
      <SomewhereIn router={router}>
        <FailureBoundary at="/user_center" failed={() => <p>没有开门</p>}>
          <GuardedPage>里面</GuardedPage>
        </FailureBoundary>
      </SomewhereIn>
    </AppProviders>,
  )
  return router
}

it('[WEB-11] code of the guard that did not come is told, instead of an empty page', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  openGuarded(true)
  expect(await screen.findByText('没有开门')).toBeTruthy()
  expect(screen.queryByText('里面')).toBeNull()
})

it('[WEB-11] another query on the same page is the same visit', async () => {
  const router = openGuarded(false)
  const inside = await screen.findByText('里面')
  await act(() => router.navigate('/user_center?tab=2'))
  expect(inside.isConnected).toBe(true)
})
