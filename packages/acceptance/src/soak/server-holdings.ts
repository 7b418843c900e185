import { setTimeout as passed } from 'node:timers/promises'
import type { Inspector } from './open-inspector.ts'

/** Of a server at rest. */
export interface Holdings {
  readonly heapMib: number
  readonly rssMib: number
  /** Sockets, timers and other handles, by what Node calls them; connections to a database are sockets. */
  readonly handles: Readonly<Record<string, number>>
  /** On the process object. */
  readonly listeners: number
}

interface ProcessFigures {
  readonly heapUsed: number
  readonly rss: number
  readonly handles: readonly string[]
  readonly listeners: number
}

const MIB = 1024 * 1024
const READ_FIGURES = `(() => {
  const { heapUsed, rss } = process.memoryUsage()
  const listeners = process.eventNames().reduce((count, name) => count + process.listenerCount(name), 0)
  return { heapUsed, rss, handles: process.getActiveResourcesInfo(), listeners }
})()`

export async function holdingsOf(inspector: Inspector): Promise<Holdings> {
  // An object that the first collection frees may hold one that the second frees.
  for (let times = 0; times < 3; times += 1) await inspector.collectGarbage()
  const { heapUsed, rss, handles, listeners } = await inspector.evaluate<ProcessFigures>(READ_FIGURES)
  const counts: Record<string, number> = {}
  for (const handle of handles) counts[handle] = (counts[handle] ?? 0) + 1
  return { heapMib: heapUsed / MIB, rssMib: rss / MIB, handles: counts, listeners }
}

const LOOK_EVERY_MS = 500

/**
 * Once it holds no more handles than `before`, or after a time limit: idle connections to a database are closed after
 * ten seconds, cached pages after two.
 */
export async function holdingsAtRest(inspector: Inspector, before: Holdings, withinMs: number): Promise<Holdings> {
  const until = performance.now() + withinMs
  for (;;) {
    const holdings = await holdingsOf(inspector)
    if (moreThan(before, holdings).length === 0 || performance.now() > until) return holdings
    await passed(LOOK_EVERY_MS)
  }
}

/** The embedded engine reports its statistics by one timer; between two reports, and for a moment only, it has none. */
const ALWAYS_ALLOWED: Readonly<Record<string, number>> = { Timeout: 1 }

/** Resources that are held now and were not before, in words. */
export function moreThan(before: Holdings, now: Holdings): readonly string[] {
  const more = Object.entries(now.handles).flatMap(([name, count]) => {
    const had = Math.max(before.handles[name] ?? 0, ALWAYS_ALLOWED[name] ?? 0)
    return count > had ? [`${count} × ${name} instead of ${had}`] : []
  })
  return now.listeners > before.listeners
    ? [...more, `${now.listeners} listeners of the process instead of ${before.listeners}`]
    : more
}
