import { cleanup, configure } from '@testing-library/react'
import { bringRefusals } from '@diandu/core/messages'
import { englishRefusals } from '../../messages/english-refusals.ts'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { toasts } from '../../ui/feedback/toasts.ts'
import { loginRequests } from '../session/login-requests.ts'

/*
 * Set-up and clean-up of every file of screen tests: the next file of the same worker gets a document of its own and
 * the same modules.
 */

bringRefusals('en', englishRefusals)

// Tests wait for screens as a user sees them, and screens update by themselves, as in a browser. The library would
// forbid that in the first file of each worker only, because the others find it loaded.
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeAll(() => void (react.IS_REACT_ACT_ENVIRONMENT = false))

// A test's stored values must not be there for the next one, also not for the first of the next file. Files of what the
// server renders have no stores.
beforeEach(() => {
  if (typeof document === 'undefined') return
  sessionStorage.clear()
  localStorage.clear()
})

// The next test begins without this one's page, stubbed globals (which the page may still need to leave), and requested
// login. The last of these runs first.
afterEach(() => void vi.unstubAllGlobals())
afterEach(cleanup)
afterEach(loginRequests.drop)

afterAll(async () => {
  // Code that arrives after the document is gone would fail the next file.
  await vi.dynamicImportSettled()
  cleanup()
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

// The library's timeout of one second is too short where two cores run eight test files: a late screen is not wrong,
// and a missing one still fails.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no canvas, and prints an error where axe checks whether a text is an icon.
if (typeof HTMLCanvasElement !== 'undefined') HTMLCanvasElement.prototype.getContext = () => null
