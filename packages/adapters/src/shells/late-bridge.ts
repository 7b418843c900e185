import type { Shell } from '@diandu/core/session'
import { noBridge } from './no-bridge.ts'
import type { ShellBridge } from './shell-bridge.ts'
import type { BridgeWindow } from './token-desk.ts'

type LoadBridge = (page: BridgeWindow) => Promise<ShellBridge>

/** The code of an app's bridge comes only into that app. */
const BRIDGES: Readonly<Partial<Record<Shell, LoadBridge>>> = {
  'android-app': async (page) => (await import('./android-bridge.ts')).androidBridge(page),
  'ios-app': async (page) => (await import('./ios-bridge.ts')).iosBridge(page),
}

/**
 * The bridge of the shell around the page, fetched when it is first used. An app that does not know a message leaves
 * the page as it is.
 */
export function lateBridge(shell: Shell, page: BridgeWindow, bridges = BRIDGES): ShellBridge {
  const load = bridges[shell]
  if (load === undefined) return noBridge
  let loading: Promise<ShellBridge> | undefined
  const loaded = (): Promise<ShellBridge> => {
    loading ??= load(page).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const tell = (message: (bridge: ShellBridge) => void, otherwise = () => {}): void =>
    void loaded().then(message).catch(otherwise)
  return {
    token: async () => (await loaded()).token(),
    openLogin: () => tell((bridge) => bridge.openLogin()),
    showTitleView: (isVisible) => tell((bridge) => bridge.showTitleView(isVisible)),
    contactQq: (contact) =>
      loaded()
        .then((bridge) => bridge.contactQq(contact))
        .catch(() => false),
    savePicture: (dataUrl, done) =>
      tell(
        (bridge) => bridge.savePicture(dataUrl, done),
        () => done(false),
      ),
    pushToken: async () => (await loaded()).pushToken(),
    onOpen: (open) => tell((bridge) => bridge.onOpen(open)),
  }
}
