import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeviceProvider, type Device } from '../device/device-context.ts'
import { FailureProvider, type ReportFailure } from '../queries/failures/failure-context.ts'
import { PagesProvider, type Pages } from '../../router/page-context.ts'
import { PortsProvider, type PortsSource } from '../queries/queries.ts'
import { PreferencesContext, type Preferences } from '../preferences/preferences.ts'
import { SessionProvider } from '../session/session-context.ts'
import type { SessionSource } from '../session/session-source.ts'

export interface AppServices {
  readonly preferences: Preferences
  readonly queries: QueryClient
  readonly ports: PortsSource
  readonly session: SessionSource
  readonly pages: Pages
  readonly device: Device
  readonly reportFailure: ReportFailure
}

/** Everything a page may ask its surroundings for; the browser, the server and the tests each bring their own. */
export function AppProviders({ services, children }: { readonly services: AppServices; readonly children: ReactNode }) {
  return (
    <PreferencesContext value={services.preferences}>
      <DeviceProvider value={services.device}>
        <PortsProvider value={services.ports}>
          <SessionProvider value={services.session}>
            <FailureProvider value={services.reportFailure}>
              <PagesProvider value={services.pages}>
                <QueryClientProvider client={services.queries}>{children}</QueryClientProvider>
              </PagesProvider>
            </FailureProvider>
          </SessionProvider>
        </PortsProvider>
      </DeviceProvider>
    </PreferencesContext>
  )
}
