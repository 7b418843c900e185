import { fail } from '@diandu/core/kernel'
import { isNativeApp, type NativeApp, type Shell } from '@diandu/core/session'
import type { ShellBridge } from './shell-bridge.ts'

/** The app as the guard knows it: its bridge, and the server that takes its token. */
export const nativeApp = (shell: Shell, bridge: ShellBridge, exchangeToken: NativeApp['exchangeToken']): NativeApp => ({
  isApp: isNativeApp(shell),
  token: bridge.token,
  exchangeToken: isNativeApp(shell) ? exchangeToken : () => Promise.resolve(fail({ kind: 'login-required' })),
  openLogin: bridge.openLogin,
})
