import type { GuessGameId } from '@diandu/core/guess-game'

const KEY = 'guess-game'

/** The game that this visit plays, so that a reload plays on; nothing where the storage is closed. */
export function readStoredGame(): GuessGameId | null {
  try {
    const id = sessionStorage.getItem(KEY) ?? ''
    return /^[\w-]{1,40}$/.test(id) ? (id as GuessGameId) : null
  } catch {
    return null
  }
}

export function storeGame(id: GuessGameId | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, id)
  } catch {
    // A reload begins another game.
  }
}
