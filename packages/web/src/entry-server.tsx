// Before all that brings rules of its own.
import './styles/tokens.css'
import './styles/base.css'
import './styles/utilities/index.ts'
import './styles/print.css'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { bringRefusals, isLocale, preferredLocale } from '@diandu/core/messages'

import { StaticRouter } from 'react-router-dom'
import { companyQuery } from './app/layout/company/company-query.ts'
import { AppProviders, type AppServices } from './app/frame/app-providers.tsx'
import { pageStateText } from './app/rendering/page-state.ts'
import {
  LOCALE_COOKIE,
  parseCookies,
  readPreferences,
  THEME_COOKIE,
  TYPE_COOKIE,
  type Theme,
  type TypeSize,
} from './app/preferences/preferences.ts'
import { failureOfError, statusOf } from './app/queries/failures/failure-error.ts'
import { createQueryClient } from './app/queries/query-client.ts'
import { DEFAULT_SHARE_PICTURE } from './app/entrance/shells/share-data.ts'
import { shareTexts } from './app/entrance/shells/share-texts.ts'
import { lightPorts } from './composition/light-ports.ts'
import type { Ports } from './composition/ports.ts'
import { createServerPorts, type CallApi } from './composition/server-ports.ts'
import { renderToText } from './app/rendering/render-to-text.ts'
import { AppRoutes } from './app/frame/app-routes.tsx'
import { loadPageCode } from './routes/page-code.tsx'
import type { PageDescription, PageModule, PageRoute } from './router/page.ts'
import { createPages, matchPage, matchRoute } from './routes/prefetch-page.ts'
import { englishRefusals } from './messages/english-refusals.ts'
import { noScriptsMessages } from './messages/no-scripts.messages.ts'
import type { SharePicture } from './share-pictures/share-picture.ts'
import { fetchSharePicture, sharePictureAddress, sharePictureOf } from './share-pictures/share-pictures.ts'

bringRefusals('en', englishRefusals)

export interface PageRequest {
  /** Path and query. */
  readonly path: string
  /** As the browser sent them; only `appearanceOf` of them is read. */
  readonly cookies: string
  /** The public origin of the market; empty where none is configured. */
  readonly origin?: string
  /** Whether this installation offers a chat with customer service. */
  readonly hasChat?: boolean
}

/** A rendered page; the server puts it into a document with the files of the build. */
export interface RenderedPage {
  readonly status: number
  /** Where the visit goes on instead. */
  readonly redirectTo?: string
  readonly title: string
  /** One sentence, for link previews. */
  readonly description: string
  /** Metadata for machines, where the page has any. */
  readonly forPrograms?: PageForPrograms
  readonly lang: string
  readonly theme: Theme
  readonly typeSize: TypeSize
  /** Shown where no script runs. */
  readonly noScripts: string
  readonly html: string
  /** JSON, safe inside a script element. */
  readonly state: string
  /** The source of the page's own module, a key of the build's manifest. */
  readonly source: string | undefined
  /** Every visitor may be given it for a moment: it is public, it exists, and nothing in it failed. */
  readonly isCacheable: boolean
}

/** Metadata for search engines and feed readers. */
export interface PageForPrograms {
  /** The picture of a link preview. */
  readonly pictureUrl: string
  readonly canonicalUrl?: string
  /** JSON. */
  readonly structuredData?: string
  readonly isInFeed: boolean
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** The share picture of the page with this path and query, for visitors with this locale. */
export type DescribePicture = (path: string, locale: string) => Promise<SharePicture | undefined>

/** Made once per process: every page shares its ports, and holds nothing once it is rendered. */
export function createPageRenderer(callApi: CallApi, now: () => number): RenderPage {
  const ports = createServerPorts(callApi)
  return (request) => withQueries((queries) => renderPage({ ...request, nowMs: now() }, ports, queries))
}

/** Made once per process, too. */
export function createPictureDescriber(callApi: CallApi, now: () => number): DescribePicture {
  const ports = createServerPorts(callApi)
  return (path, locale) =>
    withQueries(async (queries) => {
      const matched = isLocale(locale) ? matchPage(foldedPath(path)) : undefined
      if (matched === undefined || !isLocale(locale)) return undefined
      const visit = { ...matched.visit, queries, ports: () => Promise.resolve(ports), locale }
      return fetchSharePicture(matched.route.path, visit, now())
    })
}

async function withQueries<T>(work: (queries: QueryClient) => Promise<T>): Promise<T> {
  const queries = createQueryClient(() => undefined)
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, retry: false, retryOnMount: false },
  })
  try {
    return await work(queries)
  } finally {
    queries.clear()
  }
}

/**
 * The cookies that change how a page is rendered, and no others; the same text for all visitors who see it alike. A
 * visitor who has chosen no language yet gets the one that the browser asks for.
 */
export function appearanceOf(cookies: string, acceptLanguage = ''): string {
  const parsed = parseCookies(cookies)
  const { theme, typeSize = 'regular', ...chosen } = readPreferences(parsed)
  const locale = isLocale(parsed[LOCALE_COOKIE]) ? chosen.locale : preferredLocale(acceptLanguage)
  return `${LOCALE_COOKIE}=${locale}; ${THEME_COOKIE}=${theme}; ${TYPE_COOKIE}=${typeSize}`
}

async function renderPage(
  request: PageRequest & { readonly nowMs: number },
  serverPorts: Ports,
  queries: QueryClient,
): Promise<RenderedPage> {
  const preferences = readPreferences(parseCookies(request.cookies))
  const { locale, theme, typeSize = 'regular' } = preferences
  const path = foldedPath(request.path)
  const matched = matchPage(path)
  const base = {
    lang: locale,
    theme,
    typeSize,
    noScripts: noScriptsMessages[locale].line,
    source: matched === undefined ? undefined : await sourceOf(matched.route),
  }
  if (matched?.route.rendering === 'browser') {
    return {
      ...base,
      status: 200,
      ...shareTexts(matched.route, {}, locale),
      html: '',
      state: pageStateText({ queries: null }),
      isCacheable: false,
    }
  }
  const ports = () => Promise.resolve(serverPorts)
  const page = matched === undefined ? undefined : await loadPageCode(matched.route)
  const visit = matched === undefined ? undefined : { ...matched.visit, queries, ports, locale }
  // Every page names the company at its foot.
  await Promise.all([visit && page?.prefetch?.(visit), queries.prefetchQuery(companyQuery(ports))])
  const described: PageDescription = visit === undefined ? { status: 404 } : (page?.describe?.(visit) ?? {})
  if (described.redirectTo !== undefined) {
    return {
      ...base,
      status: 302,
      redirectTo: described.redirectTo,
      ...shareTexts(matched?.route, described, locale),
      html: '',
      state: pageStateText({ queries: null }),
      isCacheable: false,
    }
  }
  const main = visit && page?.main?.(visit)
  const failed = main && queries.getQueryState(main)?.error
  const status = described.status ?? (failed ? statusOf(failureOfError(failed)) : 200)
  const picture = visit && matched && sharePictureOf(matched.route.path, visit)
  // A page whose address is not valid is shown by its own route, as "not found".
  const shown = matchRoute(path)
  if (shown !== undefined) await loadPageCode(shown.route)
  const html = await renderRoutes(path, {
    preferences,
    queries,
    ports,
    session: unidentified,
    pages: createPages({ queries, ports, locale }),
    device: {
      ...lightPorts,
      clock: { ...lightPorts.clock, now: () => request.nowMs },
      hasChat: request.hasChat === true,
    },
    reportFailure: () => undefined,
  })
  const hasFailed = queries
    .getQueryCache()
    .getAll()
    .some((query) => query.state.status === 'error')
  return {
    ...base,
    status,
    ...shareTexts(matched?.route, described, locale),
    forPrograms: forPrograms(
      { ...described, ...(picture && { pictureUrl: sharePictureAddress(path, locale, picture) }) },
      request.origin ?? '',
    ),
    html,
    state: pageStateText({ queries: hasFailed ? null : dehydrate(queries) }),
    isCacheable: status === 200 && !hasFailed,
  }
}

function forPrograms(described: PageDescription, origin: string): PageForPrograms {
  const { canonicalPath, structuredData, isInFeed = false, pictureUrl = DEFAULT_SHARE_PICTURE } = described
  return {
    pictureUrl: origin + pictureUrl,
    ...(canonicalPath === undefined ? {} : { canonicalUrl: origin + canonicalPath }),
    ...(structuredData === undefined ? {} : { structuredData: JSON.stringify(structuredData(origin)) }),
    isInFeed,
  }
}

const PAGE_SOURCES = import.meta.glob<PageModule>(['./{app,features}/**/*-page.tsx', '!**/error-page.tsx'])
let namedPages: Promise<ReadonlyMap<PageModule['Page'], string>> | undefined
const sources = new WeakMap<PageRoute, Promise<string>>()

/**
 * The file of a page's module, as the build's manifest names it. Without it a page would be sent without its styles,
 * which is why a route whose page is no such file is an error.
 */
function sourceOf(route: PageRoute): Promise<string> {
  const source = sources.get(route) ?? findSource(route)
  sources.set(route, source)
  return source
}

async function findSource({ load }: PageRoute): Promise<string> {
  namedPages ??= Promise.all(
    Object.entries(PAGE_SOURCES).map(
      async ([file, loadModule]) => [(await loadModule()).Page, file.replace('./', 'src/')] as const,
    ),
  ).then((pairs) => new Map(pairs))
  const [{ Page }, known] = await Promise.all([load(), namedPages])
  const source = known.get(Page)
  if (source === undefined) throw new Error('A route loads a page whose file is no *-page.tsx')
  return source
}

/** The path as a browser would have sent it, dots folded: whatever reads it must find the same page in it. */
function foldedPath(requested: string): string {
  const { pathname, search } = new URL(`http://page${requested.startsWith('/') ? '' : '/'}${requested}`)
  return `${pathname}${search}`
}

/** The server renders every page as a visitor sees it. */
const unidentified: AppServices['session'] = {
  user: () => undefined,
  formerUser: () => undefined,
  subscribe: () => () => undefined,
  actor: () => Promise.reject(new Error('No session is changed while the server renders')),
}

const renderRoutes = (path: string, services: AppServices): Promise<string> =>
  renderToText(
    <AppProviders services={services}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </AppProviders>,
  )
