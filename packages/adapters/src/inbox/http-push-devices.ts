import type { PushDevices } from '@diandu/core/inbox'
import { registerPushDevice } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpPushDevices = (client: Client): PushDevices => ({
  register: (token, language) => client.send(registerPushDevice, { token, language }),
})
