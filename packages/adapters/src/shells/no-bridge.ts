import type { ShellBridge } from './shell-bridge.ts'

/** A browser, and WeChat: no app is around the page, so that a contact goes to the fallback. */
export const noBridge: ShellBridge = {
  token: () => Promise.resolve(undefined),
  openLogin: () => undefined,
  showTitleView: () => undefined,
  contactQq: (contact, fallback) => fallback(contact),
  savePicture: (_dataUrl, done) => done(false),
  pushToken: () => Promise.resolve(undefined),
  onOpen: () => undefined,
}
