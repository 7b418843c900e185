import { cleanup, configure } from '@testing-library/react'
import { bringRefusals } from '@diandu/core/messages'
import { englishRefusals } from '../../messages/english-refusals.ts'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { toasts } from '../../ui/feedback/toasts.ts'
import { loginRequests } from '../session/login-requests.ts'

/*
 * Set-up and clean-up of every file of screen tests: the next file of the same worker gets a document of its own and
 * the same modules.
 */

bringRefusals('en', englishRefusals)

// Screens are waited for as a user sees them, and update by themselves meanwhile, as in a browser. The library would
// forbid that in the first file of each worker, and in no other, because those find it loaded.
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeAll(() => void (react.IS_REACT_ACT_ENVIRONMENT = false))

// A login that a test requested would open over the page of the next one.
afterEach(loginRequests.drop)

afterAll(async () => {
  // Code that comes after the document is gone would fail the file after this one.
  await vi.dynamicImportSettled()
  cleanup()
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

// A screen is looked for until it is there. The library's one second is too short where two cores run eight test files:
// a screen that comes late is not a screen that is wrong, and one that never comes fails here all the same.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no canvas, and prints so where axe looks whether a text is an icon: like a browser that has none.
if (typeof HTMLCanvasElement !== 'undefined') HTMLCanvasElement.prototype.getContext = () => null
