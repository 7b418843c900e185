import type { Page } from 'playwright-core'
import { requestsInFlight } from './settled.ts'

/**
 * Everything about a page that a person does not see and that should not be: errors, refused policies, lost requests.
 */
export interface PageWatch {
  readonly complaints: () => readonly string[]
}

/** A request that the page itself gave up, because it went on, is not lost. */
const GIVEN_UP = 'net::ERR_ABORTED'

/** Said by the browser's driver, which keeps pages without a worker unless a journey is about one. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

export async function watchPage(page: Page): Promise<PageWatch> {
  const complaints: string[] = []
  requestsInFlight(page)
  const say = (kind: string, what: string) => void complaints.push(`${kind} on ${pathOf(page.url())}: ${what}`)
  page.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return
    if (message.type() === 'error' || message.type() === 'warning')
      say(`console ${message.type()}`, `${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => say('uncaught error', error.stack ?? error.message))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (why !== GIVEN_UP) say('failed request', `${request.method()} ${request.url()} ${why}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) say(`status ${response.status()}`, `${response.request().method()} ${response.url()}`)
  })
  await page.exposeFunction('reportPolicyViolation', (what: string) => say('content policy', what))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const { reportPolicyViolation } = window as unknown as { reportPolicyViolation: (what: string) => void }
        reportPolicyViolation(`${violatedDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`)
      },
    )
  })
  return { complaints: () => complaints }
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url)
