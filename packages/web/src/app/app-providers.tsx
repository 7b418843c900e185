import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BusyCount, Failure } from '@diandu/core/kernel'
import type { Shell } from '@diandu/core/session'
import { BusyProvider } from './busy-context.ts'
import { FailureProvider } from './failure-context.ts'
import { PagesProvider, type Pages } from './pages-context.ts'
import { PortsProvider, type PortsSource } from './ports-context.ts'
import { PreferencesContext, type Preferences } from './preferences.ts'
import { SessionProvider } from './session-context.ts'
import { ShellProvider } from './shell-context.ts'
import type { SessionSource } from './session-source.ts'

export interface AppMeans {
  readonly preferences: Preferences
  readonly queries: QueryClient
  readonly ports: PortsSource
  readonly session: SessionSource
  readonly pages: Pages
  readonly busy: BusyCount
  readonly hearFailure: (failure: Failure) => void
  /** What is around the page; a browser, where it is not said. */
  readonly shell?: Shell
}

/** Everything a page may ask its surroundings for; the browser, the server and the tests each bring their own. */
export function AppProviders({ means, children }: { readonly means: AppMeans; readonly children: ReactNode }) {
  return (
    <PreferencesContext value={means.preferences}>
      <BusyProvider value={means.busy}>
        <PortsProvider value={means.ports}>
          <SessionProvider value={means.session}>
            <FailureProvider value={means.hearFailure}>
              <PagesProvider value={means.pages}>
                <ShellProvider value={means.shell ?? 'browser'}>
                  <QueryClientProvider client={means.queries}>{children}</QueryClientProvider>
                </ShellProvider>
              </PagesProvider>
            </FailureProvider>
          </SessionProvider>
        </PortsProvider>
      </BusyProvider>
    </PreferencesContext>
  )
}
