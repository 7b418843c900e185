import { hasValidCreditCodeChecksum, hasValidResidentIdChecksum } from '@diandu/core/input'
import { ok } from '@diandu/core/kernel'
import type { IdentityProvider } from './identity-provider.ts'

/** Believes whoever gives numbers that can be: no register is asked. */
export const sandboxIdentity: IdentityProvider = {
  kind: 'sandbox',
  knows: () => true,
  async compare({ fields: { residentId, creditCode } }) {
    const canBe = (residentId === undefined || hasValidResidentIdChecksum(residentId)) && (creditCode === undefined || hasValidCreditCodeChecksum(creditCode))
    return ok(canBe ? 'matches' : 'differs')
  },
  pageFor: (contractId) => `/user_center/server/verify?contract=${contractId}`,
}
