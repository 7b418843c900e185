import { isPushToken, type PushDevices } from '../../src/inbox/index.ts'
import { fail, ok, refused } from '../../src/kernel/index.ts'
import type { Desk } from './desk.ts'

/** No push leaves this market: it takes what the server takes, and keeps nothing. */
export const createMemoryPushDevices = ({ call }: Desk): PushDevices => ({
  register: (token) =>
    call(() => (isPushToken(token) ? ok(null) : fail(refused('bad-parameter', '设备的推送标识不对', 'token')))),
})
