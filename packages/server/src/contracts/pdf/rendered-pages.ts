import { LRUCache } from 'lru-cache'

/** As long as its address is good. */
const RETENTION_MS = 30 * 60_000
const MAX_BYTES = 8 * 1024 * 1024

export interface RenderedPages {
  /** The page under this name; rendered where it is not there. */
  readonly pageFor: (name: string, draw: () => Promise<Uint8Array | undefined>) => Promise<Uint8Array | undefined>
}

/**
 * Pages of documents, which no browser may keep: a reader who goes through a contract would have each one rendered
 * again. Several at once wait for one rendering. What never was is not kept, and nothing outlives its half an hour,
 * asked for or not.
 */
export function createRenderedPages(): RenderedPages {
  const stored = new LRUCache<string, Uint8Array>({
    ttl: RETENTION_MS,
    ttlAutopurge: true,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(byteLength, 1),
  })
  const drawings = new Map<string, Promise<Uint8Array | undefined>>()

  async function rendered(name: string, draw: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
    try {
      const page = await draw()
      if (page !== undefined) stored.set(name, page)
      return page
    } finally {
      drawings.delete(name)
    }
  }

  return {
    async pageFor(name, draw) {
      const page = stored.get(name)
      if (page !== undefined) return page
      const drawing = drawings.get(name) ?? rendered(name, draw)
      drawings.set(name, drawing)
      return drawing
    },
  }
}
