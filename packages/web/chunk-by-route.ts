import { basename } from 'node:path'

/** The part of the bundler's module info that is read here. */
interface ModuleInfo {
  /** The modules that import it statically. */
  readonly importers: readonly string[]
  readonly isEntry: boolean
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null
}

const PAGE = /\/features\/([^/]+)\/.*-page\.tsx$/
/** Where a visitor arrives, and what a tap from there opens: each of these pages is to need few bytes. */
const PUBLIC_AREAS = new Set(['catalog', 'session', 'tools'])
/** Pages of those areas that are opened later have a folder of their own: what they need does not travel with those. */
const LATER = /\/features\/[^/]+\/more\//
/** It names everything of its folder: a module that imports it needs some of that, and does not say what. */
const INDEX = /\/index\.ts$/

const areaOf = (page: string): string => (LATER.test(page) ? '' : (PAGE.exec(page)?.[1] ?? ''))

/** The file in which a module of ours travels, by the routes that need it. */
export function createChunkByRoute() {
  const known = new Map<string, ReadonlySet<string>>()

  /** The pages that cannot be shown without the module, and whether the entry is among who needs it. */
  function rootsOf(id: string, modules: Modules, path: ReadonlySet<string> = new Set()): ReadonlySet<string> {
    const before = known.get(id)
    if (before !== undefined) return before
    const info = modules.getModuleInfo(id)
    const own = PAGE.test(id) ? [id] : info?.isEntry === true ? ['entry'] : []
    const importers = (info?.importers ?? []).filter((importer) => !path.has(importer) && !INDEX.test(importer))
    const roots = new Set([
      ...own,
      ...importers.flatMap((importer) => [...rootsOf(importer, modules, new Set([...path, id]))]),
    ])
    // Within a circle of imports only the first one asked knows all.
    if (path.size === 0) known.set(id, roots)
    return roots
  }

  return {
    /**
     * One chunk for code that market pages share, and one for each set of other public pages that share code among
     * themselves or with a user's own pages.
     */
    market(id: string, modules: Modules): string | undefined {
      const roots = [...rootsOf(id, modules)]
      const publicPages = roots.filter((root) => PUBLIC_AREAS.has(areaOf(root)))
      if (roots.includes('entry') || roots.length < 2 || publicPages.length === 0) return undefined
      const ofMarket = publicPages.filter((page) => areaOf(page) === 'catalog')
      return ofMarket.length > 1
        ? 'market'
        : `market-${publicPages
            .map((page) => basename(page, '-page.tsx'))
            .sort()
            .join('-')}`
    },
    /** Anything else that several pages share; what the entry needs stays with the entry. */
    shared: (id: string, modules: Modules): string | undefined =>
      rootsOf(id, modules).has('entry') ? undefined : 'shared',
  }
}
