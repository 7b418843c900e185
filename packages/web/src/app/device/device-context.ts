import type { Ports } from '../../composition/ports.ts'
import { createProvided } from '../create-provided.ts'

/** What a page asks of the device itself: there at once, without the code that asks the server. */
export type Device = Pick<
  Ports,
  | 'busy'
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
