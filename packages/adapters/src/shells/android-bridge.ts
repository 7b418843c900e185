import { ANDROID_OBJECT, MESSAGES, PUSH_TOKEN_CALLBACK, titleViewText } from './bridge-names.ts'
import { takeAddresses } from './take-addresses.ts'
import type { ShellBridge } from './shell-bridge.ts'
import { createTokenDesk, type BridgeWindow } from './token-desk.ts'

/** The Android app: an object in the page whose methods are calls into the app. */
export function androidBridge(page: BridgeWindow): ShellBridge {
  const { titleView, contactQq, token, login, picture, pushToken } = MESSAGES.android
  const desk = createTokenDesk(page)
  const pushDesk = createTokenDesk(page, PUSH_TOKEN_CALLBACK)
  /** Called on the app's own object: such methods do not work detached from it. */
  const call = (method: string, ...values: readonly string[]): unknown => {
    const app = page[ANDROID_OBJECT] as Record<string, (...values: readonly string[]) => unknown> | undefined
    if (typeof app?.[method] !== 'function') throw new Error(`The app has no ${method}`)
    return app[method](...values)
  }
  return {
    token: () => desk((callback) => call(token, callback)),
    openLogin: () => void call(login),
    showTitleView: (isVisible) => void call(titleView, titleViewText(isVisible)),
    contactQq: async (contact) => {
      call(contactQq, contact)
      return true
    },
    savePicture: (dataUrl, done) => {
      call(picture, dataUrl)
      done(true)
    },
    pushToken: () => pushDesk((callback) => call(pushToken, callback)),
    onOpen: (open) => takeAddresses(page, open),
  }
}
