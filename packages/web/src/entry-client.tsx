import { hydrate } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { afterPaint } from './app/after-paint.ts'
import { AppProviders, type AppMeans } from './app/app-providers.tsx'
import { createAppRouter } from './app/app-router.ts'
import { AppRoutes } from './app/app-routes.tsx'
import { holdControlledFields } from './app/controlled-fields.ts'
import { parsePageState, STATE_ELEMENT_ID } from './app/page-state.ts'
import { createPages, matchRow } from './app/prefetch-page.ts'
import { parseCookies, readPreferences } from './app/preferences.ts'
import { createHouseAnswers } from './app/house-answers.ts'
import { createQueryClient } from './app/query-client.ts'
import { nextTask } from './app/next-task.ts'
import { loadPageCode } from './app/page-code.tsx'
import { keepScrollPlaces } from './app/scroll-places.ts'
import { createSessionLapse } from './app/session-lapse.ts'
import { createSessionSource } from './app/session-source.ts'
import { takeOver } from './app/taken-over-later.tsx'
import { warmType } from './app/warm-type.ts'
import { whenIdle } from './app/when-seen.ts'
import { browserBusy, loadPorts } from './composition/browser-ports.ts'
import { lightPorts } from './composition/light-ports.ts'
import { pageConfig } from './composition/page-config.ts'
import { toasts } from './ui/toasts.ts'
import './styles/tokens.css'
import './styles/base.css'

holdControlledFields()

const preferences = readPreferences(parseCookies(document.cookie))
const session = createSessionSource(lightPorts.sessionStore, async () => (await import('./app/auth-actor.ts')).startAuthActor(loadPorts))
const here = () => location.pathname + location.search

async function start(): Promise<void> {
  // The first page's code is awaited, so that the browser takes over exactly what the server drew. What does not come
  // is told by the page's place.
  const matched = matchRow(here())
  if (matched !== undefined) await loadPageCode(matched.row).catch(() => undefined)
  const router = createAppRouter(createBrowserHistory(), { later: (write) => void afterPaint(write) })
  keepScrollPlaces(router)
  const say = (failure: Failure) => toasts.show(failureText(failure, preferences.locale), 'bad')
  const goTo = (path: string) => router.navigate(path)
  const lapse = createSessionLapse({ session, ports: loadPorts, path: here, say, goToLogin: () => goTo('/login') })
  const hearFailure = createHouseAnswers({ lapse, ports: loadPorts, path: here, say, goTo })
  const queries = createQueryClient(hearFailure)
  const pages = createPages({ queries, ports: loadPorts, locale: preferences.locale })
  const means: AppMeans = { preferences, queries, ports: loadPorts, session, pages, busy: browserBusy, hearFailure, shell: lightPorts.shell }
  const app = (
    <AppProviders means={means}>
      <AppRoutes router={router} />
    </AppProviders>
  )
  const place = document.getElementById('app')
  if (place === null) throw new Error('The document has no place for the app')
  const state = parsePageState(document.getElementById(STATE_ELEMENT_ID)?.textContent)
  if (state.queries === null) createRoot(place).render(app)
  else {
    hydrate(queries, state.queries)
    await nextTask()
    await takeOver(() => void hydrateRoot(place, app))
  }
  const { shell } = lightPorts
  const { gamePages } = pageConfig()
  if (shell !== 'browser' || gamePages.length > 0) {
    const { locale } = preferences
    import('./app/shells/start-following.ts').then(({ startFollowing }) => startFollowing({ router, shell, ports: loadPorts, queries, locale, gamePages }), () => undefined)
  }
  whenIdle(warmType)
  // A returning person's stored session is checked, and the ports fetched, when the page has come to rest.
  whenIdle(() => void (session.user() === undefined ? loadPorts() : session.actor()))
}

void start()
