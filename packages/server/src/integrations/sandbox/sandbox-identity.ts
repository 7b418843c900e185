import { maskMiddle } from '@diandu/core/format'
import { hasValidCreditCodeChecksum, hasValidResidentIdChecksum } from '@diandu/core/input'
import { fail, ok, type Clock, type Random } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import type { IdentityProvider } from '../identity-provider.ts'
import { findSandboxVisit, hasLapsed, openSandboxVisit } from './sandbox-visit-store.ts'

/**
 * A mobile or a card that ends so is another person's, or asks a register that does not answer: a tester's way to see
 * both.
 */
const ELSES = /0{8}$/
const SILENT = /9{8}$/

/**
 * Believes every signer who gives possible numbers, and asks no register; a face is checked on a page of its own, by
 * the person before it.
 */
export function sandboxIdentity({
  db,
  clock,
  random,
}: {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
}): IdentityProvider {
  return {
    kind: 'sandbox',
    knows: () => true,
    async compare({ fields: { residentId, creditCode, mobile = '', bankCard = '' } }) {
      if (SILENT.test(mobile) || SILENT.test(bankCard)) return fail({ kind: 'http', status: 502 })
      const canBe =
        (residentId === undefined || hasValidResidentIdChecksum(residentId)) &&
        (creditCode === undefined || hasValidCreditCodeChecksum(creditCode))
      return ok(canBe && !ELSES.test(mobile) && !ELSES.test(bankCard) ? 'matches' : 'differs')
    },
    readCard: async () => ok({ kind: 'unread' }),
    async openVisit({ name, backPath }) {
      const id = random.token()
      await openSandboxVisit(db, { id, person: maskMiddle(name, 1, 0), backUrl: backPath, openedAt: clock.now() })
      return ok({ id, url: `/sandbox/identity/${id}`, opensIn: 'browser' })
    },
    async verdictOf(visitId) {
      const visit = await findSandboxVisit(db, visitId)
      if (visit === undefined) return ok('lapsed')
      return ok(hasLapsed(visit, clock.now()) ? 'lapsed' : visit.verdict)
    },
  }
}
