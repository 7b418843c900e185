import { fail, ok, type Page, type Result } from '@diandu/core/kernel'
import { badParameter } from './parse-input.ts'

/*
 * Pages of lists that have the newest first. Each asks its store for one entry more than it shows, to know whether more
 * follow, and its cursor is the place of the last one shown: what comes in meanwhile moves nothing.
 */

const PAGE_SIZE = 20

/** After what happened then and has this id. */
export interface ListPlace {
  readonly at: number
  readonly id: string
}

interface List<Place, Kept, Shown> {
  readonly read: (behind: Place, max: number) => Promise<readonly Kept[]>
  /** As the person sees it. */
  readonly show: (stored: Kept) => Shown
  /** How many of these may be on one page; all of them by default. */
  readonly together?: (found: readonly Kept[]) => number
}

interface TimedList<Kept, Shown> extends List<ListPlace, Kept, Shown> {
  readonly placeOf: (stored: Kept) => ListPlace
}

/** For what is ordered by an instant, and by id where two share one. */
export function pageByTime<Kept, Shown>(
  cursor: string | undefined,
  { placeOf, ...list }: TimedList<Kept, Shown>,
): Promise<Result<Page<Shown>>> {
  return pageBehind(readPlace(cursor), list, (last) => writePlace(placeOf(last)))
}

/** For what has a number of its own in the order of coming. */
export function pageByNumber<Kept extends { readonly place: number }, Shown>(
  cursor: string | undefined,
  list: List<number, Kept, Shown>,
): Promise<Result<Page<Shown>>> {
  return pageBehind(readNumber(cursor), list, ({ place }) => String(place))
}

async function pageBehind<Place, Kept, Shown>(
  behind: Place | null,
  { read, show, together = ({ length }) => length }: List<Place, Kept, Shown>,
  write: (last: Kept) => string,
): Promise<Result<Page<Shown>>> {
  if (behind === null) return fail(badParameter('cursor', '内容不合要求'))
  const found = await read(behind, PAGE_SIZE + 1)
  const shown = found.slice(0, Math.min(PAGE_SIZE, together(found)))
  const last = shown.at(-1)
  return ok({
    items: shown.map(show),
    nextCursor: found.length > shown.length && last !== undefined ? write(last) : null,
  })
}

const writePlace = ({ at, id }: ListPlace): string => Buffer.from(`${at} ${id}`).toString('base64url')

// Both are null for what no list here has written.

function readPlace(cursor: string | undefined): ListPlace | null {
  if (cursor === undefined) return { at: Number.MAX_SAFE_INTEGER, id: '' }
  const [, at, id] = /^(\d{1,15}) ([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id }
}

function readNumber(cursor: string | undefined): number | null {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER
  return /^\d{1,15}$/.test(cursor) ? Number(cursor) : null
}
