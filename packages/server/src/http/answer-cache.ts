import type { Clock } from '@diandu/core/kernel'
import { callName, getHome, listShops, type Call } from '@diandu/wire'
import { LRUCache } from 'lru-cache'
import { type Answer, successText } from '../calls/index.ts'
import type { Readers } from '../database/index.ts'
import type { Elapsing } from './pages/page-cache.ts'

/**
 * Calls whose answer is the same for all callers, reads the database, and has no side effects. Viewing a shop is
 * counted, so it is not among them.
 */
const CACHED_CALLS: ReadonlySet<string> = new Set([getHome, listShops].map(callName))
/** With the longest that a page is kept still less than two seconds. */
const RETENTION_MS = 400
const MAX_ANSWERS = 200
const MAX_KEY_LENGTH = 500

export interface AnswerCache {
  readonly answerFor: (endpoint: Call, input: unknown, run: () => Promise<Answer>) => Promise<Answer>
  readonly drop: () => void
}

interface AnswerRecord {
  readonly answer: Promise<Answer>
  readonly askedAt: number
}

/**
 * One question to the database for all who ask the same within a moment, over HTTP or for a page. What failed is not
 * kept.
 */
export function createAnswerCache(
  clock: Pick<Clock, 'now'>,
  { now }: Pick<Elapsing, 'now'> = { now: () => performance.now() },
  readers: Pick<Readers, 'ageMs' | 'isAfterWriting'> = { ageMs: () => 0, isAfterWriting: () => false },
  sent: (from: 'memory' | 'database') => void = () => undefined,
): AnswerCache {
  const stored = new LRUCache<string, AnswerRecord>({ max: MAX_ANSWERS })
  return {
    async answerFor(endpoint, input, run) {
      const name = callName(endpoint)
      if (!CACHED_CALLS.has(name) || readers.isAfterWriting()) return run()
      const key = `${name} ${JSON.stringify(input)}`
      if (key.length > MAX_KEY_LENGTH) return run()
      const known = stored.get(key)
      const isKept = known !== undefined && now() - known.askedAt < RETENTION_MS
      sent(isKept ? 'memory' : 'database')
      if (isKept) return known.answer
      // It is as old as what it was read from.
      const askedAt = now() - readers.ageMs()
      const entry = { answer: run().then((answer) => writtenOnce(answer, clock)), askedAt }
      stored.set(key, entry)
      const forget = (): void => void (stored.peek(key) === entry && stored.delete(key))
      entry.answer.then(({ result }) => (result.ok ? undefined : forget()), forget)
      return entry.answer
    },
    drop: () => stored.clear(),
  }
}

/** Its data are made into text when they are first sent, and only the time of each envelope is its own. */
function writtenOnce(answer: Answer, clock: Pick<Clock, 'now'>): Answer {
  const { result } = answer
  if (!result.ok) return answer
  let data: string | undefined
  return { result, text: () => successText((data ??= JSON.stringify(result.value ?? null)), clock.now()) }
}
