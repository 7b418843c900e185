import type { ReactNode } from 'react'
import type { Locale } from '../../messages/messages.ts'
import { createPages } from '../../routes/prefetch-page.ts'
import { AppProviders, type AppServices } from '../frame/app-providers.tsx'
import { createQueryClient } from '../queries/query-client.ts'
import { startAuthActor } from '../entrance/auth-actor.ts'
import { createSessionSource } from '../session/session-source.ts'
import { openTestMarket, testPorts } from './open-test-market.ts'

function visitorServices(locale: Locale): AppServices {
  const market = openTestMarket()
  const device = testPorts(market, market.openDevice())
  const ports = () => Promise.resolve(device)
  const queries = createQueryClient(() => undefined)
  return {
    preferences: { locale, theme: 'system' },
    queries,
    ports,
    pages: createPages({ queries, ports, locale }),
    session: createSessionSource(device.sessionStore, () => startAuthActor(ports)),
    device,
    reportFailure: () => undefined,
  }
}

const services = new Map<Locale, AppServices>()

/** The services of a visitor to an in-memory market, for components that are no page. */
export function MemoryServices({
  locale = 'zh-CN',
  children,
}: {
  readonly locale?: Locale
  readonly children: ReactNode
}) {
  const given = services.get(locale) ?? visitorServices(locale)
  services.set(locale, given)
  return <AppProviders services={given}>{children}</AppProviders>
}
