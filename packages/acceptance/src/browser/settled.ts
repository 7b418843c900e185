import type { Page, Request } from 'playwright-core'

/** Some frames of a busy machine; less than a second, so that a countdown does not keep a page from being still. */
const STILL_MS = 200
/** A page that still loads or moves after so long is taken as it is. */
const PATIENCE_MS = 5000

const followed = new WeakMap<Page, Set<Request>>()

/** Requests of the page that have no answer yet, counted from the first call on. */
export function requestsInFlight(page: Page): ReadonlySet<Request> {
  const known = followed.get(page)
  if (known !== undefined) return known
  const inFlight = new Set<Request>()
  followed.set(page, inFlight)
  page.on('request', (request) => void (request.resourceType() === 'eventsource' || inFlight.add(request)))
  page.on('requestfinished', (request) => void inFlight.delete(request))
  page.on('requestfailed', (request) => void inFlight.delete(request))
  return inFlight
}

/**
 * Waits until the page has its heading, shows no skeleton and no bar of loading, awaits no answer, and has not changed
 * for a while. Parts that come after the first answer, such as a login over the page, are there then.
 */
export async function settled(page: Page): Promise<void> {
  const inFlight = requestsInFlight(page)
  await page.waitForLoadState('load')
  await page.waitForFunction(() => document.querySelector('h1') !== null)
  const patientUntil = performance.now() + PATIENCE_MS
  for (;;) {
    // A page that leaves for another one is not still.
    const isStill = await page.evaluate(staysStill, STILL_MS).catch(() => false)
    if ((isStill && inFlight.size === 0) || performance.now() > patientUntil) return
  }
}

/** Runs in the page: whether nothing changes for so long, until the page is idle, and nothing loads. */
function staysStill(stillMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let isStill = true
    const observer = new MutationObserver(() => {
      isStill = false
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    setTimeout(() => {
      requestIdleCallback(
        () => {
          observer.disconnect()
          const loading = document.querySelector(
            '[role="progressbar"]:not([aria-valuenow]), main [role="status"][aria-label] > [aria-hidden]',
          )
          resolve(isStill && loading === null)
        },
        { timeout: 1000 },
      )
    }, stillMs)
  })
}
