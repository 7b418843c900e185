import { hashKey, type DehydratedState } from '@tanstack/react-query'
import { fromColumns, toColumns } from './columns.ts'

export const STATE_ELEMENT_ID = 'diandu-state'

/** Sent to the browser with the rendered page. */
export interface PageState {
  /** The answers the page was rendered from; none where the browser is to render it. */
  readonly queries: DehydratedState | null
}

type Query = DehydratedState['queries'][number]

/** Values that nearly every query state shares; they are not sent. */
const ANSWERED = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const satisfies Partial<Query['state']>

/** As text for a script element of type application/json: nothing in it can end that element. */
export const pageStateText = ({ queries }: PageState): string =>
  JSON.stringify(toColumns({ queries: queries && { ...queries, queries: queries.queries.map(toSent) } })).replaceAll(
    '<',
    '\\u003c',
  )

/** Total: without a readable state the browser renders the page itself. */
export function parsePageState(text: string | null | undefined): PageState {
  try {
    const { queries = null } = fromColumns(JSON.parse(text ?? 'null')) as Partial<PageState>
    return { queries: queries && { ...queries, queries: queries.queries.map(fromSent) } }
  } catch {
    return { queries: null }
  }
}

function toSent({ queryHash: _derived, state, ...query }: Query): object {
  const known: Readonly<Record<string, unknown>> = ANSWERED
  const differing = Object.entries(state).filter(([key, value]) => !(key in known && known[key] === value))
  return { ...query, state: Object.fromEntries(differing) }
}

const fromSent = (query: Query): Query => ({
  ...query,
  queryHash: hashKey(query.queryKey),
  state: { ...ANSWERED, ...query.state },
})
