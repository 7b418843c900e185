import type { LoginByPassword } from '@diandu/core/session'

let held: LoginByPassword | undefined

/** What was typed at a login that an account without a mobile was refused: in this page's memory, and nowhere else. */
export const heldCredentials = {
  hold(credentials: LoginByPassword): void {
    held = credentials
  },
  read: (): LoginByPassword | undefined => held,
  forget(): void {
    held = undefined
  },
} as const
