import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { createAlbum, type Album } from '../../browser/album.ts'
import { openBrowser, openPhone, type Phone } from '../../browser/phone.ts'
import { newInstallation, type Installation } from '../../server/installation.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'

/** One market that is visited on different days. */
export interface Instants {
  readonly album: Album
  /** A server whose clock begins at an instant, and a phone that uses it. */
  readonly at: (instant: string, look: (phone: Phone, server: ServerProcess) => Promise<void>) => Promise<void>
  /** Errors that the phones met. */
  readonly faults: () => readonly string[]
}

/** Opens the market before the tests of a group, and removes it after them. */
export function openInstants(): Instants {
  const album = createAlbum()
  const faults: string[] = []
  let installation: Installation
  let browser: Browser
  beforeAll(async () => {
    installation = await newInstallation('pglite', undefined, inject('filledMarket'))
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await installation?.remove()
  })
  return {
    album,
    faults: () => faults,
    async at(instant, look) {
      const server = await startServerProcess(installation, { env: { NOW: instant } })
      const phone = await openPhone(browser, server.url)
      try {
        await look(phone, server)
        faults.push(...phone.watch.complaints())
      } finally {
        await phone.context.close()
        await server.stop()
      }
    },
  }
}
