import type { Ports } from '../../composition/ports.ts'
import { createProvided } from '../rendering/create-provided.ts'

/** Device ports that need no code for server calls, so they are ready at once. */
export type Device = Pick<
  Ports,
  | 'busy'
  | 'sessionStore'
  | 'shell'
  | 'hasChat'
  | 'searchHistory'
  | 'viewedShops'
  | 'comparedShops'
  | 'bridge'
  | 'random'
  | 'clock'
  | 'copy'
  | 'storage'
  | 'copies'
  | 'isReachable'
>

export const [DeviceProvider, useDevice] = createProvided<Device>('the device')
