import type { LoginByPassword } from '@diandu/core/session'

let held: LoginByPassword | undefined

/** The credentials of a login that was refused because the account has no mobile. Held in memory only. */
export const heldCredentials = {
  hold(credentials: LoginByPassword): void {
    held = credentials
  },
  read: (): LoginByPassword | undefined => held,
  forget(): void {
    held = undefined
  },
} as const
