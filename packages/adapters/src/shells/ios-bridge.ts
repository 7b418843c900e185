import { MESSAGES, PUSH_TOKEN_CALLBACK, titleViewText } from './bridge-names.ts'
import { takeAddresses } from './take-addresses.ts'
import type { ShellBridge } from './shell-bridge.ts'
import { createTokenDesk, type BridgeWindow } from './token-desk.ts'

interface MessageHandler {
  readonly postMessage: (message: unknown) => unknown
}

/** The iOS app: named handlers in the page, each of which takes messages. */
export function iosBridge(page: BridgeWindow): ShellBridge {
  const { titleView, contactQq, token, login, picture, pushToken } = MESSAGES.ios
  const desk = createTokenDesk(page)
  const pushDesk = createTokenDesk(page, PUSH_TOKEN_CALLBACK)
  const post = (name: string, message: string): unknown => {
    const handler = (
      page['webkit'] as { readonly messageHandlers?: Readonly<Record<string, MessageHandler>> } | undefined
    )?.messageHandlers?.[name]
    if (handler === undefined) throw new Error(`The app has no ${name}`)
    return handler.postMessage(message)
  }
  return {
    token: () => desk((callback) => post(token, callback)),
    // A message has to carry something.
    openLogin: () => void post(login, ''),
    showTitleView: (isVisible) => void post(titleView, titleViewText(isVisible)),
    contactQq: async (contact) => {
      post(contactQq, contact)
      return true
    },
    savePicture: (dataUrl, done) => {
      post(picture, dataUrl)
      done(true)
    },
    pushToken: () => pushDesk((callback) => post(pushToken, callback)),
    onOpen: (open) => takeAddresses(page, open),
  }
}
