import { goesToOwnMobile, type VerificationCodes } from '@diandu/core/session'
import { sendCode } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpVerificationCodes = (client: Client): VerificationCodes => ({
  send: ({ mobile, purpose, captcha: { ticket, randstr } }) =>
    client.send(sendCode, { mobile: goesToOwnMobile(purpose) ? '' : mobile, purpose, captcha: { ticket, randstr } }),
})
