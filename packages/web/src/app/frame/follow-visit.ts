import type { QueryClient } from '@tanstack/react-query'
import { plainPath } from '@diandu/core/kernel'
import { needsWeChatEntry, SANDBOX_GAME_ENTRY } from '@diandu/core/guess-game'
import { isNativeApp, type Shell } from '@diandu/core/session'
import type { Locale } from '../../messages/messages.ts'
import { loadPageCode } from '../../routes/page-code.tsx'
import type { MatchedPage, PageDescription } from '../../router/page.ts'
import type { PortsSource } from '../queries/queries.ts'
import { matchPage } from '../../routes/prefetch-page.ts'
import { shareData } from '../entrance/shells/share-data.ts'

interface FollowedVisit {
  readonly shell: Shell
  readonly ports: PortsSource
  readonly queries: QueryClient
  readonly locale: Locale
  readonly origin: string
  /** Pages of the guessing game, with all below them. */
  readonly gamePages: readonly string[]
  /** Leaves the platform, so that Back does not lead here again. */
  readonly leaveFor: (url: string) => void
}

/** Reports each page of a visit to the app shell around it. */
export interface VisitFollower {
  /** Path and query. */
  readonly arrive: (path: string) => Promise<void>
  /** Whatever comes next in this shell has no bar of ours. */
  readonly leave: () => Promise<void>
}

/**
 * Follows a visit from page to page: sharing in WeChat, the bar in the apps, the way to the game's entry anywhere else.
 */
export function followVisit(services: FollowedVisit): VisitFollower {
  const { shell, ports, gamePages } = services
  let newest = ''
  const showBar = async (isTheApps: boolean) => (await ports()).bridge.showTitleView(isTheApps)
  return {
    async arrive(path) {
      newest = path
      const matched = matchPage(path)
      if (isNativeApp(shell)) return showBar(matched?.route.bar === 'app')
      if (shell === 'wechat') {
        const described = await describe(matched, services)
        // Another page was opened while this one was asked about itself.
        if (newest !== path) return
        await (await ports()).sharing.share(shareData({ ...services, route: matched?.route, described, path }))
      } else if (isGamePage(path, gamePages) && needsWeChatEntry({ shell, query: queryOf(path) })) {
        const entry = await (await ports()).weChat.gameUrl()
        if (entry.ok && newest === path && isEntry(entry.value)) services.leaveFor(entry.value)
      }
    },
    async leave() {
      if (isNativeApp(shell)) await showBar(true)
    },
  }
}

/** The page's description, once its data has arrived. */
async function describe(
  matched: MatchedPage | undefined,
  { queries, ports, locale }: FollowedVisit,
): Promise<PageDescription> {
  if (matched === undefined) return {}
  const page = await loadPageCode(matched.route)
  const visit = { ...matched.visit, queries, ports, locale }
  await page.prefetch?.(visit)
  return page.describe?.(visit) ?? {}
}

const queryOf = (path: string): string => /\?[^#]*/.exec(path)?.[0] ?? ''

const isGamePage = (path: string, gamePages: readonly string[]): boolean =>
  gamePages
    .map(plainPath)
    .some((page) => plainPath(path) === page || plainPath(path).startsWith(page === '/' ? page : `${page}/`))

function isEntry(url: string): boolean {
  if (url === SANDBOX_GAME_ENTRY) return true
  try {
    return new URL(url).protocol === 'https:'
  } catch {
    return false
  }
}
