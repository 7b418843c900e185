/** By purpose. Caches named `diandu_own_…` hold traces of a user, and are deleted when the session ends. */
export const CACHES = {
  files: 'diandu_files',
  shell: 'diandu_shell',
  viewed: 'diandu_own_viewed',
  saved: 'diandu_own_saved',
  pictures: 'diandu_own_pictures',
} as const

export const OFFLINE_PAGE = '/offline'

const SHOP_PAGE = /^\/shop\/[\w-]{1,40}$/

/** The page of a shop; its order and other paths below it are a user's own. */
export const isShopPage = (path: string): boolean => SHOP_PAGE.test(path)

/** A message from a page to the worker. */
export interface Order {
  readonly keep: 'viewed' | 'saved' | 'shell' | 'forget'
  readonly paths: readonly string[]
  readonly lang: string
}

const KINDS: readonly unknown[] = ['viewed', 'saved', 'shell', 'forget']
/** More shops than a person keeps in mind. */
const MAX_PATHS = 50

/** Total: what a page of another version sends that is not understood is no order. */
export function readOrder(data: unknown): Order | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { keep, paths, lang } = data as Readonly<Record<string, unknown>>
  if (!KINDS.includes(keep)) return undefined
  const named = Array.isArray(paths) ? paths : []
  return {
    keep: keep as Order['keep'],
    paths: named.filter((path): path is string => typeof path === 'string' && isShopPage(path)).slice(0, MAX_PATHS),
    lang: typeof lang === 'string' ? lang : '',
  }
}

/** The files of ours that a document names, each once. */
export const filesIn = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/(?:src|href)="(\/assets\/[\w./-]+)"/g), ([, path = '']) => path)),
]
