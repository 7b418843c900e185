import { setTimeout as pause } from 'node:timers/promises'

/** Browsers that open pages at the same time, and fetch the files that each names all at once. */
export interface AssetWatch {
  readonly answers: () => number
  readonly failures: readonly string[]
  readonly stop: () => Promise<void>
}

const EVERY_MS = 500
const PATIENCE_MS = 10_000
const PAGES = ['/', '/lists', '/login'] as const
const NAMED = /\/assets\/[\w.-]+\.(?:js|css)/g

export function watchAssets(url: string): AssetWatch {
  const failures: string[] = []
  let count = 0
  let isOver = false
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) throw new Error(`${path} ${answer.status}`)
    count += 1
    return answer.text()
  }
  const open = async (path: string): Promise<void> => {
    try {
      const page = await get(path)
      await Promise.all([...new Set(page.match(NAMED))].map(get))
    } catch (error) {
      failures.push(`a page and its files: ${String(error)}`)
    }
  }
  const watching = Promise.all(
    PAGES.map(async (path) => {
      while (!isOver) {
        await open(path)
        await pause(EVERY_MS)
      }
    }),
  )
  return {
    answers: () => count,
    failures,
    async stop() {
      isOver = true
      await watching
    },
  }
}
