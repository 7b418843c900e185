import type { Profiles } from '@diandu/core/account'
import { changeProfile, closeAccount, getAccountSafety } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpProfiles = (client: Client): Profiles => ({
  profile: (signal) => client.send(changeProfile, {}, { signal }),
  rename: (username) => client.send(changeProfile, { username }),
  setAvatar: (avatar) => client.send(changeProfile, { avatar }),
  safety: (signal) => client.send(getAccountSafety, {}, { signal }),
  close: (code) => client.send(closeAccount, { code }),
})
