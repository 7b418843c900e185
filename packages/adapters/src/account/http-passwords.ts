import type { Passwords } from '@diandu/core/account'
import { changePassword, resetPassword } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpPasswords = (client: Client): Passwords => ({
  change: ({ password, newPassword }) => client.send(changePassword, { password, newPassword }),
  reset: ({ mobile, code, newPassword }) => client.send(resetPassword, { mobile, code, newPassword }),
})
