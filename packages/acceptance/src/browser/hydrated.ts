import { expect } from 'vitest'
import type { Screen } from '../other-browsers/screen.ts'

/** Until presses are no longer held for the page's code: what is done again later is no press to a browser. */
export const hydrated = (screen: Pick<Screen, 'evaluate'>) =>
  expect
    .poll(() =>
      screen.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('button'))
        probe.click()
        probe.remove()
        return !probe.hasAttribute('data-held')
      }),
    )
    .toBe(true)
