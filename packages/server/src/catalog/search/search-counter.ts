import { createHmac, randomBytes } from 'node:crypto'
import { chineseTime } from '@diandu/core/format'
import { MINUTE_MS, type Clock } from '@diandu/core/kernel'
import { countedWord } from '@diandu/core/tools'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/index.ts'
import { inTurn, type Log } from '../../kernel/index.ts'
import { addSearches } from './search-day-store.ts'

export interface SearchCounter {
  readonly count: (text: string, clientAddress: string) => void
  /** Writes down what has been counted so far; ends once all of it is there. */
  readonly flush: () => Promise<void>
}

/** A crash forgets the searches of this long. */
const FLUSH_MS = 5_000
/** One address counts a word once in this long: who looks through the pages of a list searches once. */
const AGAIN_MS = 10 * MINUTE_MS
const MAX_REMEMBERED = 10_000
/** Written down in one go at most; more in five seconds are no searches of people. */
const MAX_WAITING = 1_000

/** Asked for to render a page: it stands for any visitor. */
const ANYBODY = 'page'

/**
 * Counts words in memory and writes them down together, by day. The user who searched is never written down: that an
 * address has searched for a word is remembered for minutes, in memory, as a code under a key that is not stored.
 */
export function createSearchCounter(db: Database, clock: Clock, log: Log): SearchCounter {
  const key = randomBytes(32)
  const heard = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  let waiting = new Map<string, number>()
  let isScheduled = false
  const write = inTurn()

  const isRepeated = (word: string, clientAddress: string): boolean => {
    if (clientAddress === ANYBODY) return false
    const code = createHmac('sha256', key).update(`${clientAddress} ${word}`).digest('base64')
    const isSoon = clock.now() - (heard.get(code) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS
    if (!isSoon) heard.set(code, clock.now())
    return isSoon
  }
  const flush = (): Promise<void> => {
    const counted = waiting
    const day = chineseTime(clock.now(), 'YYYY-MM-DD')
    waiting = new Map()
    isScheduled = false
    // A server that stops waits for the flush under way too.
    return write(() => addSearches(db, day, counted))
  }
  return {
    flush,
    count(text, clientAddress) {
      const word = countedWord(text)
      if (word === undefined || isRepeated(word, clientAddress)) return
      if (waiting.size >= MAX_WAITING && !waiting.has(word)) return
      waiting.set(word, (waiting.get(word) ?? 0) + 1)
      if (isScheduled) return
      isScheduled = true
      clock.after(
        FLUSH_MS,
        () => void flush().catch((error: unknown) => log.warn({ error }, 'Searches were not counted')),
      )
    },
  }
}
