import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { createBusyCount } from '@diandu/core/kernel'
import { AppProviders, type AppMeans } from './app/app-providers.tsx'
import { createAppRouter } from './app/app-router.ts'
import { AppRoutes } from './app/app-routes.tsx'
import { pageStateText } from './app/page-state.ts'
import { loadPageCode } from './app/page-code.tsx'
import { createPages, matchPage, matchRow } from './app/prefetch-page.ts'
import { parseCookies, readPreferences, type Theme, type TypeSize } from './app/preferences.ts'
import { createQueryClient } from './app/query-client.ts'
import { shareTexts } from './app/share-texts.ts'
import { createServerPorts, type Ask } from './composition/server-ports.ts'
import { noScriptsWords } from './words/no-scripts.words.ts'
import './styles/tokens.css'
import './styles/base.css'

export interface PageRequest {
  /** Path and query. */
  readonly path: string
  readonly cookies: string
  readonly ask: Ask
}

/** A drawn page; the server puts it into a document with the files of the build. */
export interface DrawnPage {
  readonly status: number
  readonly title: string
  /** What it is about, in a sentence, for whoever it is handed on to. */
  readonly description: string
  readonly lang: string
  readonly theme: Theme
  readonly typeSize: TypeSize
  /** What is said where no script runs. */
  readonly noScripts: string
  readonly html: string
  /** JSON, safe inside a script element. */
  readonly state: string
  /** The source of the page's own module, a key of the build's manifest. */
  readonly source: string | undefined
}

export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const preferences = readPreferences(parseCookies(request.cookies))
  const { locale, theme, typeSize = 'regular' } = preferences
  const path = foldedPath(request.path)
  const matched = matchPage(path)
  const base = { lang: locale, theme, typeSize, noScripts: noScriptsWords[locale].line, source: matched?.row.source }
  if (matched?.row.rendering === 'browser') {
    return { ...base, status: 200, ...shareTexts(matched.row, {}, locale), html: '', state: pageStateText({ queries: null }) }
  }
  const serverPorts = createServerPorts(request.ask)
  const ports = () => Promise.resolve(serverPorts)
  const queries = createQueryClient(() => undefined)
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false, retryOnMount: false } })
  const module = matched === undefined ? undefined : (await loadPageCode(matched.row)).module
  const visit = matched === undefined ? undefined : { ...matched.visit, queries, ports, locale }
  if (visit !== undefined) await module?.prefetch?.(visit)
  const described = visit === undefined ? { status: 404 } : (module?.describe?.(visit) ?? {})
  const shown = matchRow(path)
  if (shown !== undefined) await loadPageCode(shown.row)
  const html = drawRoutes(path, { preferences, queries, ports, session: nobody, pages: createPages({ queries, ports, locale }), busy: createBusyCount(), hearFailure: () => undefined })
  const hasFailed = queries.getQueryCache().getAll().some((query) => query.state.status === 'error')
  return {
    ...base,
    status: described.status ?? 200,
    ...shareTexts(matched?.row, described, locale),
    html,
    state: pageStateText({ queries: hasFailed ? null : dehydrate(queries) }),
  }
}

/** The path as a browser would have sent it, dots folded: whatever reads it must find the same page in it. */
function foldedPath(asked: string): string {
  const { pathname, search } = new URL(`http://page${asked.startsWith('/') ? '' : '/'}${asked}`)
  return `${pathname}${search}`
}

/** The server draws every page as a stranger sees it. */
const nobody: AppMeans['session'] = {
  user: () => undefined,
  subscribe: () => () => undefined,
  actor: () => Promise.reject(new Error('No session is changed while the server draws')),
}

function drawRoutes(path: string, means: AppMeans): string {
  return renderToString(
    <AppProviders means={means}>
      <AppRoutes router={createAppRouter(createMemoryHistory({ initialEntries: [path] }))} />
    </AppProviders>,
  )
}
