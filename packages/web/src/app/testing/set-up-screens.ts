import { cleanup, configure } from '@testing-library/react'
import { options } from 'preact'
import { afterAll } from 'vitest'
import { toasts } from '../../ui/toasts.ts'
import { holdControlledFields } from '../controlled-fields.ts'

/* What every file of screen tests begins with, and what it leaves to the next one of its worker: a document of its own, and the same modules. */

declare global {
  var hasScreensSetUp: true | undefined
}

// Fields as the browser's entry has them, held once.
if (globalThis.hasScreensSetUp === undefined) holdControlledFields()
globalThis.hasScreensSetUp = true

afterAll(() => {
  cleanup()
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

// Effects run in the next task. A browser's frame, which they wait for otherwise, is gone with the document of a file that has ended.
options.requestAnimationFrame = (effects) => void setTimeout(effects)

// A screen is looked for until it is there. The library's one second is too short where two cores run eight test files:
// a screen that comes late is not a screen that is wrong, and one that never comes fails here all the same.
configure({ asyncUtilTimeout: 30_000 })
