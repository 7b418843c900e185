import type { Page } from 'playwright-core'
import { settled } from '../journeys/steps/every-route.ts'

/** A page that still waits after so long is pictured as it is. */
const PATIENCE_MS = 5000

/** Settled, and what is on its way has come: no skeleton stands for it, and no bar runs at the top. */
export async function atRest(page: Page): Promise<void> {
  await settled(page)
  await page
    .waitForFunction(
      () => document.querySelector('[role="progressbar"], main [role="status"][aria-label] > [aria-hidden]') === null,
      undefined,
      { timeout: PATIENCE_MS },
    )
    .catch(() => undefined)
}
