// Before all that brings rules of its own.
import './styles/tokens.css'
import './styles/base.css'
import './styles/utilities/index.ts'
import './styles/print.css'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { MIN_LOAD_MS, plainPath } from '@diandu/core/kernel'
import { bringRefusals, type Locale } from '@diandu/core/messages'
import { AppProviders, type AppServices } from './app/frame/app-providers.tsx'
import { watchLeaving } from './app/queries/failures/being-left.ts'
import type { ReportFailure } from './app/queries/failures/failure-context.ts'
import { createNavigationBridge } from './app/layout/navigation-bridge.tsx'
import { takeWholeStyles } from './app/rendering/take-whole-styles.ts'
import { nextTask } from './app/rendering/next-task.ts'
import { parsePageState, STATE_ELEMENT_ID } from './app/rendering/page-state.ts'
import { renderedPreferences } from './app/preferences/preferences.ts'
import { createQueryClient, RETENTION_MS } from './app/queries/query-client.ts'
import { followIdentity, wasReopened } from './app/entrance/follow-identity.ts'
import { createSessionSource } from './app/session/session-source.ts'
import { whenIdle } from './app/rendering/on-visible.ts'
import { loadPorts } from './composition/browser-ports.ts'
import { lightPorts } from './composition/light-ports.ts'
import { loadOnce } from './composition/load-once.ts'
import { pageConfig } from './composition/page-config.ts'
import { AppRoutes } from './app/frame/app-routes.tsx'
import { loadPageCode } from './routes/page-code.tsx'
import { createPages, matchRoute } from './routes/prefetch-page.ts'
import { keepScrollPlaces } from './router/scroll-places.ts'

const preferences = renderedPreferences(document.documentElement)
const { sessionStore, shell, storage } = lightPorts
const session = createSessionSource(sessionStore, async () =>
  (await import('./app/entrance/auth-actor.ts')).startAuthActor(loadPorts),
)
const here = () => location.pathname + location.search

/** A reader of English is told of refusals in general words where they do not come. */
async function bringWords(locale: Locale): Promise<void> {
  if (locale !== 'en') return
  const english = await import('./messages/english-refusals.ts').catch(() => undefined)
  if (english !== undefined) bringRefusals('en', english.englishRefusals)
}

async function start(): Promise<void> {
  // The newest of what the product needs beyond the language itself: a browser that has it has all of it.
  if (!('toSorted' in Array.prototype)) await import('./app/rendering/old-browsers.ts')
  // The first page's code is awaited, so that the browser hydrates exactly what the server rendered. What does not come
  // is told by the page's place.
  const matched = matchRoute(here())
  const words = bringWords(preferences.locale)
  if (matched !== undefined) await loadPageCode(matched.route).catch(() => undefined)
  await words
  takeWholeStyles()
  const navigation = createNavigationBridge()
  const { locale } = preferences
  const responder = loadOnce(async () => {
    const { createResponder } = await import('./app/entrance/create-responder.ts')
    return createResponder({ store: sessionStore, storage, session, queries, ports, locale, navigation })
  })
  const respond = (act: (to: Awaited<ReturnType<typeof responder>>) => void) => void responder().then(act, () => 0)
  const reportFailure: ReportFailure = (failure, wish) => respond(({ onFailure }) => onFailure(failure, wish))
  const ports = loadOnce(async () => {
    const loaded = await loadPorts()
    loaded.failures.subscribe((...failed) => respond(({ onFailedCall }) => onFailedCall(...failed)))
    return loaded
  })
  const queries = createQueryClient(reportFailure, { gcTime: RETENTION_MS, minMs: MIN_LOAD_MS })
  const pages = createPages({ queries, ports, locale })
  const services: AppServices = {
    preferences,
    queries,
    ports,
    session,
    pages,
    device: lightPorts,
    reportFailure,
  }
  const app = (
    <AppProviders services={services}>
      <BrowserRouter useTransitions={false}>
        <AppRoutes onShown={navigation.onShown} />
        <navigation.Bridge />
      </BrowserRouter>
    </AppProviders>
  )
  const place = document.getElementById('app')
  if (place === null) throw new Error('The document has no place for the app')
  const state = parsePageState(document.getElementById(STATE_ELEMENT_ID)?.textContent)
  if (state.queries === null) createRoot(place).render(app)
  else {
    hydrate(queries, state.queries)
    // As a transition React hydrates in slices, and a finger is answered in between.
    startTransition(() => void hydrateRoot(place, app))
  }
  const stored = document.querySelector('meta[name=diandu-stored-at]')
  if (stored !== null) void import('./app/support/copy-notice.tsx').then(({ tellCopy }) => tellCopy(stored, locale))
  const { gamePages } = pageConfig()
  const follow = loadOnce(async () => {
    const { startFollowing } = await import('./app/frame/start-following.ts')
    startFollowing({ navigation, session, shell, ports, queries, locale, gamePages })
  })
  const startToFollow = () => void follow().catch(() => undefined)
  // A browser is only led away from pages of the game.
  if (shell !== 'browser' || gamePages.some((page) => plainPath(location.pathname).startsWith(plainPath(page))))
    startToFollow()
  else if (gamePages.length > 0) navigation.subscribe(startToFollow)
  followIdentity(sessionStore, () => respond(({ onOvertaken }) => onOvertaken()))
  if (wasReopened(storage)) respond(({ onReopened }) => onReopened())
  // The ports come once something asks the server. A returning person's stored session is checked when the page has
  // come to rest.
  const settle = () => {
    void session.actor()
    void ports().catch(() => undefined)
    respond(() => undefined)
  }
  if (session.user() === undefined) session.subscribe(settle)
  else whenIdle(settle)
}

// Before any code is asked for: leaving the page breaks that off, and the place that is left is kept all the same.
watchLeaving()
keepScrollPlaces(storage)

// In a task of its own: reading the script and starting the page would else hold up a finger together.
void nextTask().then(start)
