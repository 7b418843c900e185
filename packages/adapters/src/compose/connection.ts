import type { DevicePorts } from '../device/index.ts'
import type { Client } from '../http/index.ts'
import type { ServerTime } from '../time/index.ts'
import type { FailureFeed } from './failure-feed.ts'

/** How a device reaches the server. */
export type Connection = (
  device: DevicePorts,
  failures: Pick<FailureFeed, 'tell'>,
  serverTime: Pick<ServerTime, 'receive'>,
) => Client
