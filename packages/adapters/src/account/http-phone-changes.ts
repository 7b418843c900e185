import type { PhoneChanges } from '@diandu/core/account'
import { mapResult } from '@diandu/core/kernel'
import { askPhoneChange, listPhoneChanges, setPhone, verifyMobile } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpPhoneChanges = (client: Client): PhoneChanges => ({
  prove: async (code) => mapResult(await client.send(verifyMobile, { code }), ({ proof }) => proof),
  change: ({ proof, newMobile, code }) => client.send(setPhone, { proof, newMobile, code }),
  ask: ({ newMobile, code, reason }) => client.send(askPhoneChange, { newMobile: newMobile.trim(), code: code.trim(), reason }),
  record: async (signal) => mapResult(await client.send(listPhoneChanges, {}, { signal }), ({ items }) => items),
})
