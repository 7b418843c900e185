import type { DehydratedState } from '@tanstack/react-query'

export const STATE_ELEMENT_ID = 'diandu-state'

/** What the server hands to the browser beside the page it drew. */
export interface PageState {
  /** The answers the page was rendered from; none where the browser is to render it. */
  readonly queries: DehydratedState | null
}

/** As text for a script element of type application/json: nothing in it can end that element. */
export const pageStateText = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c')

/** Total: without a readable state the browser renders the page itself. */
export function parsePageState(text: string | null | undefined): PageState {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null && 'queries' in value ? (value as PageState) : { queries: null }
  } catch {
    return { queries: null }
  }
}
