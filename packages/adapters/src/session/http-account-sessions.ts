import { mapResult } from '@diandu/core/kernel'
import type { AccountSessions } from '@diandu/core/session'
import { bindMobile, bindUserToken, endOtherSessions, endSession, listSessions, logoutEverywhere } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpAccountSessions = (client: Client): AccountSessions => ({
  bindMobile: ({ name, password, mobile, code }, signal) =>
    client.send(bindMobile, { name, password, mobile, code }, { signal }),
  exchangeAppToken: (token, signal) => client.send(bindUserToken, { token }, { signal }),
  listSessions: async (signal) => mapResult(await client.send(listSessions, {}, { signal }), ({ items }) => items),
  endSession: ({ sessionId, password }) => client.send(endSession, { sessionId, password }),
  endOtherSessions: (password) => client.send(endOtherSessions, { password }),
  signOutEverywhere: () => client.send(logoutEverywhere, {}),
})
