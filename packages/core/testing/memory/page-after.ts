import { mapResult, ok, type Page, type Result } from '../../src/kernel/index.ts'
import { refuse } from './market-state.ts'

/** Small, so that a test need not make many things to turn a page. */
const PAGE_SIZE = 10

/**
 * The page after a cursor, which is the id of the last item of the page before. The whole row is searched for it, so
 * that an item which no longer belongs to the list still marks its place.
 */
export function pageAfter<T extends { readonly id: string }>(
  row: readonly T[],
  cursor: string | null,
  belongs: (item: T) => boolean,
): Result<Page<T>> {
  const from = cursor === null ? 0 : row.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== null && from === 0) return refuse('bad-parameter', '参数错误', 'cursor')
  const rest = row.slice(from).filter(belongs)
  const items = rest.slice(0, PAGE_SIZE)
  const nextCursor = rest.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null
  return ok({ items, nextCursor, total: { count: row.filter(belongs).length, capped: false } })
}

/** The same, with its items as their reader sees them. */
export const shownPage = <T extends { readonly id: string }, U>(
  row: readonly T[],
  cursor: string | null,
  show: (item: T) => U,
  belongs: (item: T) => boolean = () => true,
): Result<Page<U>> => mapResult(pageAfter(row, cursor, belongs), (page) => ({ ...page, items: page.items.map(show) }))
