import { safeReturnPath } from '@diandu/core/session'

export interface NextStep {
  readonly to: string
  readonly words: 'backToShop' | 'goOn' | 'toMarket'
}

/** Where a new member goes from here: back to what a login came between, or to the market. */
export function nextStep(state: unknown): NextStep {
  const from =
    typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
      ? state.from
      : undefined
  const path = safeReturnPath(from)
  if (path === undefined) return { to: '/lists', words: 'toMarket' }
  return { to: path, words: path.startsWith('/shop/') ? 'backToShop' : 'goOn' }
}
