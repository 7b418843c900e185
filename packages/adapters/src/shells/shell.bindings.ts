import { ContainerModule } from 'inversify'
import { fail } from '@diandu/core/kernel'
import type { DevicePorts } from '../device/index.ts'
import type { Client } from '../http/index.ts'
import { lateSharing } from '../wechat/index.ts'
import { provide, TOKENS } from '../wiring/index.ts'
import { nativeApp } from './native-app.ts'

export const shellBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.app, appAround, [TOKENS.device, TOKENS.client])
  provide(bind, TOKENS.sharing, sharingAround, [TOKENS.device, TOKENS.client])
})

const appAround = ({ shell, bridge }: DevicePorts, _client: Client) => nativeApp(shell, bridge, () => Promise.resolve(fail({ kind: 'login-required' })))

const sharingAround = ({ weChatPage, clock }: DevicePorts, _client: Client) =>
  lateSharing(weChatPage, () => Promise.resolve(fail({ kind: 'login-required' })), clock)
