import type { Browser, BrowserContext, Request } from 'playwright-core'
import { openPhone, type Phone } from '../../browser/phone.ts'
import { isFileOfBefore } from './pages-before.ts'

/** Requests of all phones of a run, and errors that they met. */
export interface BrowserWatch {
  readonly open: () => Promise<Phone>
  /** Takes what the phone met, once nothing is on its way any more. */
  readonly close: (phone: Phone) => Promise<void>
  readonly failures: readonly string[]
  readonly fail: (message: string) => void
  readonly counts: () => BrowserCounts
  /** From now on, servers of the new version receive requests for files of the old one. */
  readonly beforeIsGone: () => void
}

export interface BrowserCounts {
  /** Documents. */
  readonly pages: number
  /** Documents, files and calls that were answered to the end. */
  readonly requests: number
  readonly longestMs: number
  readonly longest: string
  /** Files of the version before that came after its last server had ended. */
  readonly filesOfBefore: number
}

export interface WatchOptions {
  readonly url: string
  /** Maximum time of a step. */
  readonly patienceMs: number
}

export function watchBrowsers(browser: Browser, { url, patienceMs }: WatchOptions): BrowserWatch {
  const failures: string[] = []
  const fail = (message: string): void => void failures.push(`in a browser: ${message}`)
  const counts = { pages: 0, requests: 0, longestMs: 0, longest: '', filesOfBefore: 0 }
  let isBeforeGone = false
  const note = (request: Request): void => {
    counts.requests += 1
    if (request.isNavigationRequest()) counts.pages += 1
    if (isBeforeGone && isFileOfBefore(request.url())) counts.filesOfBefore += 1
    const waitedMs = request.timing().responseStart
    if (waitedMs <= counts.longestMs) return
    counts.longestMs = Math.round(waitedMs)
    counts.longest = `${request.method()} ${new URL(request.url()).pathname}`
  }
  return {
    async open() {
      const phone = await openPhone(browser, url)
      phone.context.setDefaultTimeout(patienceMs)
      phone.context.on('requestfinished', note)
      return phone
    },
    async close({ context, page, watch }) {
      await page.waitForLoadState('networkidle').catch(() => undefined)
      for (const complaint of watch.complaints()) fail(complaint)
      await endContext(context)
    },
    failures,
    fail,
    counts: () => counts,
    beforeIsGone: () => void (isBeforeGone = true),
  }
}

/** A crashed browser is reported by the step that it broke. */
const endContext = (context: BrowserContext): Promise<void> => context.close().catch(() => undefined)
