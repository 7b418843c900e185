/** Calls to the app around the page (spec §7). Without an app they do nothing. */
export interface ShellBridge {
  /** The app's own token. A bridge may never answer: the caller sets the limit. */
  readonly token: () => Promise<string | undefined>
  readonly openLogin: () => void
  /** Whether the app's own title bar is above the page. */
  readonly showTitleView: (isVisible: boolean) => void
  /** Opens QQ with the contact, and answers whether an app did. */
  readonly contactQq: (contact: string) => Promise<boolean>
  /** Hands a PNG as a `data:` address to the app, which keeps it with the phone's pictures; `done` hears if it did. */
  readonly savePicture: (dataUrl: string, done: (isTaken: boolean) => void) => void
  /** The device's token at the push provider; undefined without pushes. The app may never answer. */
  readonly pushToken: () => Promise<string | undefined>
  /** From now on the app may hand over an address of ours to be opened, such as that of a push notification. */
  readonly onOpen: (open: (path: string) => void) => void
}
