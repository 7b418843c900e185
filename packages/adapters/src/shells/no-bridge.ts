import type { ShellBridge } from './shell-bridge.ts'

/** A browser, and WeChat: no app is around the page, and takes a contact. */
export const noBridge: ShellBridge = {
  token: () => Promise.resolve(undefined),
  openLogin: () => undefined,
  showTitleView: () => undefined,
  contactQq: () => Promise.resolve(false),
  savePicture: (_dataUrl, done) => done(false),
  pushToken: () => Promise.resolve(undefined),
  onOpen: () => undefined,
}
