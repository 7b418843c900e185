import type { ServiceIdentifier } from 'inversify'
import type { DevicePorts } from '../device/index.ts'
import type { Client } from '../http/index.ts'
import type { ServerTime } from '../time/index.ts'
import type { FailureFeed } from './failure-feed.ts'

/**
 * For the container a name, for the compiler also what the name stands for: whatever is bound to it or made of it must
 * fit.
 */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name) as ServiceIdentifier<T>

/** Dependencies of the ports. A port has its own token, in `PORTS`. */
export const DEVICE = token<DevicePorts>('device')
export const CLIENT = token<Client>('client')
/** Of the guessing game: one of its own, whose failures are not reported. */
export const GAME_CLIENT = token<Client>('client of the game')
export const FAILURE_FEED = token<FailureFeed>('failure feed')
export const SERVER_TIME = token<ServerTime>('server time')
