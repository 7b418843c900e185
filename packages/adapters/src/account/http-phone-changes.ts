import type { PhoneChanges } from '@diandu/core/account'
import { mapResult } from '@diandu/core/kernel'
import { requestPhoneChange, listPhoneChanges, setPhone, validateCaptcha, verifyMobile } from '@diandu/wire'
import { answerWith, type Client } from '../http/index.ts'

export const httpPhoneChanges = (client: Client): PhoneChanges => ({
  // Spec §7: the change itself validates the present mobile by `captcha/validate`.
  prove: async (code) =>
    mapResult(answerWith(await client.send(validateCaptcha, { action: 4, code }), 'proof'), ({ proof }) => proof),
  proveAgain: async (code) => mapResult(await client.send(verifyMobile, { code }), ({ proof }) => proof),
  change: ({ proof, newMobile, code }) => client.send(setPhone, { proof, newMobile, code }),
  request: ({ newMobile, code, reason }) =>
    client.send(requestPhoneChange, { newMobile: newMobile.trim(), code: code.trim(), reason }),
  record: async (signal) => mapResult(await client.send(listPhoneChanges, {}, { signal }), ({ items }) => items),
})
