import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { createBusyCount } from '@diandu/core/kernel'
import type { DevicePorts } from '../device/index.ts'
import { createServerTime, type ServerTime } from '../time/index.ts'
import type { Connection } from './connection.ts'
import { createFailureFeed } from './failure-feed.ts'
import { PORTS } from './ports.ts'
import { CLIENT, DEVICE, FAILURE_FEED, GAME_CLIENT, SERVER_TIME } from './token.ts'

/**
 * The container that knows how everything is made; each thing is made when it is first asked for, and once. A test that
 * replaces something rebinds its token before that.
 */
export function createContainer(device: DevicePorts, connection: Connection): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(DEVICE).toConstantValue(device)
  container.bind(FAILURE_FEED).toResolvedValue(createFailureFeed)
  container.bind(SERVER_TIME).toResolvedValue(({ clock }: DevicePorts) => createServerTime(clock), [DEVICE])
  container.bind(CLIENT).toResolvedValue(connection, [DEVICE, FAILURE_FEED, SERVER_TIME])
  container
    .bind(GAME_CLIENT)
    .toResolvedValue(
      (own: DevicePorts, serverTime: ServerTime) =>
        connection({ ...own, busy: createBusyCount() }, { tell: () => undefined }, serverTime),
      [DEVICE, SERVER_TIME],
    )
  for (const { bindIn } of Object.values(PORTS)) bindIn(container)
  return container
}
