import type { PasskeyDevice } from '@diandu/core/admin'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** The browser says no more than that: the person left, the device does not know them, or there is none. */
const notGiven = () => fail(refused('proof-pending', '没有完成通行密钥验证'))

async function answered(ask: () => Promise<object>): Promise<Result<string>> {
  try {
    return ok(JSON.stringify(await ask()))
  } catch {
    return notGiven()
  }
}

type Registration = Parameters<typeof startRegistration>[0]['optionsJSON']
type Authentication = Parameters<typeof startAuthentication>[0]['optionsJSON']

export const browserPasskeys: PasskeyDevice = {
  isThere: browserSupportsWebAuthn,
  make: (question) => answered(() => startRegistration({ optionsJSON: JSON.parse(question) as Registration })),
  use: (question) => answered(() => startAuthentication({ optionsJSON: JSON.parse(question) as Authentication })),
}
