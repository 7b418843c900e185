import type { AccountSessions } from '@diandu/core/session'
import { bindMobile, bindUserToken, logoutEverywhere } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpAccountSessions = (client: Client): AccountSessions => ({
  bindMobile: ({ name, password, mobile, code }, signal) => client.send(bindMobile, { name, password, mobile, code }, { signal }),
  exchangeAppToken: (token, signal) => client.send(bindUserToken, { token }, { signal }),
  signOutEverywhere: () => client.send(logoutEverywhere, {}),
})
