import type { Sessions } from '@diandu/core/session'
import { getUserInfo, login, logout, register } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpSessions = (client: Client): Sessions => ({
  loginByPassword: ({ name, password }, signal) => client.send(login, { name, password }, { signal }),
  loginByCode: ({ mobile, code, hasAgreed = false }, signal) =>
    client.send(login, { mobile, code, hasAgreed }, { signal }),
  register: ({ username, mobile, code, password, hasAgreed }, signal) =>
    client.send(register, { username, mobile, code, password, hasAgreed }, { signal }),
  logout: () => client.send(logout, {}),
  me: (signal) => client.send(getUserInfo, {}, { signal }),
})
