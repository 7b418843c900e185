import { fail } from '@diandu/core/kernel'
import type { NativeApp } from '@diandu/core/session'

/** No app is around the page: it has no token to give and no login of its own to open. */
export const browserShell: NativeApp = {
  isApp: false,
  token: () => Promise.resolve(undefined),
  exchangeToken: () => Promise.resolve(fail({ kind: 'login-required' })),
  openLogin: () => undefined,
}
