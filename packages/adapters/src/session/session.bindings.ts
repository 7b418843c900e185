import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpSessions } from './http-sessions.ts'
import { httpVerificationCodes } from './http-verification-codes.ts'
import { sandboxCaptcha } from './sandbox-captcha.ts'

export const sessionBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.sessions, httpSessions, [TOKENS.client])
  provide(bind, TOKENS.codes, httpVerificationCodes, [TOKENS.client])
  provide(bind, TOKENS.captcha, sandboxCaptcha, [TOKENS.client])
})
