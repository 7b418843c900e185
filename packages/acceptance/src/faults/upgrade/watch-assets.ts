import { setTimeout as pause } from 'node:timers/promises'

/** A browser that opens pages and fetches the files that they name. */
export interface AssetWatch {
  readonly answers: () => number
  readonly failures: readonly string[]
  readonly stop: () => Promise<void>
}

const EVERY_MS = 200
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
      for (const file of new Set(page.match(NAMED))) await get(file)
    } catch (error) {
      failures.push(`a page and its files: ${String(error)}`)
    }
  }
  const watching = (async () => {
    for (let at = 0; !isOver; at += 1) {
      await open(PAGES[at % PAGES.length] ?? '/')
      await pause(EVERY_MS)
    }
  })()
  return {
    answers: () => count,
    failures,
    async stop() {
      isOver = true
      await watching
    },
  }
}
