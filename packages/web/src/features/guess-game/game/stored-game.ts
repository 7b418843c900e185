import type { GuessGameId } from '@diandu/core/guess-game'
import type { DeviceStorage } from '@diandu/core/kernel'

const KEY = 'guess-game'

type Visit = Pick<DeviceStorage, 'visit'>

/** The game that this visit plays, so that a reload plays on. */
export function readStoredGame({ visit }: Visit): GuessGameId | null {
  const id = visit.read(KEY) ?? ''
  return /^[\w-]{1,40}$/.test(id) ? (id as GuessGameId) : null
}

export const storeGame = ({ visit }: Visit, id: GuessGameId | null): void =>
  id === null ? visit.remove(KEY) : visit.write(KEY, id)
