import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Locale } from '../messages/messages.ts'
import type { titleMessages } from '../messages/titles.messages.ts'
import type { PortsSource } from '../app/queries/queries.ts'

/** One entry of the route table: everything that is known of a page before its code is loaded. */
export interface PageRoute {
  /** A route pattern of react-router. */
  readonly path: string
  /**
   * `default` has the tab bar; `plain` leaves the whole height to the page; `error` puts what happened in its middle.
   */
  readonly layout: 'default' | 'plain' | 'error'
  /** Public pages are rendered on the server with their data; a user's own pages in the browser only. */
  readonly rendering: 'server' | 'browser'
  readonly title: keyof Titles
  /** The source of the top bar inside our apps: the page itself, or the app (`app`). */
  readonly bar?: 'app'
  /** A visit that fails it gets the 404 page (spec §2). */
  readonly isValid?: (parameters: Readonly<Record<string, string | undefined>>) => boolean
  /** The name of the guard; without it the rules of access decide. */
  readonly guard?: string
  readonly load: () => Promise<PageModule>
}

/** A page as most are: without the tab bar, and rendered in the browser. */
export const route = (
  path: string,
  title: PageRoute['title'],
  load: PageRoute['load'],
  more: Partial<PageRoute> = {},
): PageRoute => ({ path, layout: 'plain', rendering: 'browser', title, load, ...more })

export interface PageModule {
  readonly Page: ComponentType
  /** Fetches the page's first data; failures stay in the query cache for the page to show. */
  readonly prefetch?: (visit: Visit) => Promise<void>
  /**
   * The question that the page is about: where it failed, the page is answered with the status of that. An address may
   * ask nothing.
   */
  readonly main?: (visit: Visit) => QueryKey | undefined
  /** Needs the page's data; called after `prefetch`. */
  readonly describe?: (visit: Visit) => PageDescription
}

export interface PageDescription {
  readonly title?: string
  readonly status?: number
  /** The server answers with this address, and renders nothing. */
  readonly redirectTo?: string
  /** In a sentence, for the reader with whom the page is shared. */
  readonly description?: string
  /** Of the same use: a path of ours. */
  readonly pictureUrl?: string
  /** The one path under which the page is to be known, whichever led to it. */
  readonly canonicalPath?: string
  /** schema.org data for search engines, with addresses below this origin. */
  readonly structuredData?: (origin: string) => unknown
  /** Its content is in the feed of articles. */
  readonly isInFeed?: boolean
}

export interface Visit {
  readonly path: string
  readonly parameters: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
  readonly queries: QueryClient
  readonly ports: PortsSource
  readonly locale: Locale
}

/** The route of an address, with the address's parameters. */
export interface MatchedPage {
  readonly route: PageRoute
  readonly visit: Pick<Visit, 'path' | 'parameters' | 'search'>
}

export const isId = (id: string | undefined): boolean => id !== undefined && /^[\w-]{1,40}$/.test(id)

/** Of a page whose address ends in an id. */
export const WITH_ID: Pick<PageRoute, 'isValid'> = { isValid: ({ id }) => isId(id) }

export type Titles = (typeof titleMessages)[Locale]
