import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpAccountSessions } from './http-account-sessions.ts'
import { httpSessions } from './http-sessions.ts'
import { httpVerificationCodes } from './http-verification-codes.ts'
import { httpWeChat } from './http-we-chat.ts'
import { sandboxCaptcha } from './sandbox-captcha.ts'

export const sessionBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.sessions, httpSessions, [TOKENS.client])
  provide(bind, TOKENS.accountSessions, httpAccountSessions, [TOKENS.client])
  provide(bind, TOKENS.weChat, httpWeChat, [TOKENS.client])
  provide(bind, TOKENS.codes, httpVerificationCodes, [TOKENS.client])
  provide(bind, TOKENS.captcha, sandboxCaptcha, [TOKENS.client])
})
