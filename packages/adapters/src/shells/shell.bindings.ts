import { ContainerModule } from 'inversify'
import type { AccountSessions, WeChat } from '@diandu/core/session'
import type { DevicePorts } from '../device/index.ts'
import { lateSharing } from '../wechat/index.ts'
import { provide, TOKENS } from '../wiring/index.ts'
import { nativeApp } from './native-app.ts'

export const shellBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.app, appAround, [TOKENS.device, TOKENS.accountSessions])
  provide(bind, TOKENS.sharing, sharingAround, [TOKENS.device, TOKENS.weChat])
})

const appAround = ({ shell, bridge }: DevicePorts, { exchangeAppToken }: AccountSessions) => nativeApp(shell, bridge, exchangeAppToken)

const sharingAround = ({ weChatPage, clock }: DevicePorts, { config }: WeChat) => lateSharing(weChatPage, config, clock)
