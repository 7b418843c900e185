import type { DevicePorts } from '../device/index.ts'
import type { Client } from '../http/index.ts'
import type { HouseTime } from '../time/index.ts'
import type { FailureFeed } from './failure-feed.ts'

/** How a device reaches the server. */
export type Connection = (device: DevicePorts, failures: Pick<FailureFeed, 'tell'>, houseTime: Pick<HouseTime, 'hear'>) => Client
