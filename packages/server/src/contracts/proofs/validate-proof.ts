import { isAnotherPerson, PROOFS, type Identity, type Proof } from '@diandu/core/contracts'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { DataBox } from '../../crypto/index.ts'
import { openPicture } from '../../account/index.ts'
import type { Database } from '../../database/index.ts'
import type { IdentityProvider, Visit } from '../../integrations/index.ts'
import type { GivenFields } from './attempt-store.ts'

export interface ProofQuestion {
  readonly contractId: string
  readonly proof: Proof
  readonly fields: GivenFields
  /** As who the party is known by now. */
  readonly signer: Identity
}

export interface ValidatedProof {
  /** The person's input, with the provider's readings of it. */
  readonly fields: GivenFields
  /** Where it goes on, where that is a page elsewhere. */
  readonly visit: Visit | null
}

/** Asks the provider about the given values, as far as it can answer at once. */
export async function validateProof(
  { contractId, proof, fields, signer }: ProofQuestion,
  { db, box, identity }: { readonly db: Database; readonly box: DataBox; readonly identity: IdentityProvider },
): Promise<Result<ValidatedProof>> {
  switch (PROOFS[proof].by) {
    case 'paper':
      return ok({ fields, visit: null })
    case 'code':
    case 'bank': {
      if (proof === 'on-record') return ok({ fields, visit: null })
      const verdict = await identity.compare({ proof, fields })
      if (!verdict.ok) return verdict
      return verdict.value === 'matches'
        ? ok({ fields, visit: null })
        : fail(refused('bad-parameter', '信息与登记不一致，或查不到登记，请核对', 'residentId'))
    }
    case 'picture': {
      const picture = await openPicture(db, box, fields.idFront ?? '')
      const reading = picture === undefined ? ok({ kind: 'refused' } as const) : await identity.readCard(picture)
      if (!reading.ok) return reading
      if (reading.value.kind === 'refused')
        return fail(refused('bad-parameter', '没有认出这张身份证，请在光线好的地方重新拍摄', 'idFront'))
      if (reading.value.kind === 'unread') return ok({ fields, visit: null })
      return isAnotherPerson(reading.value.identity, signer)
        ? fail({ kind: 'signer-mismatch' })
        : ok({ fields: { ...fields, ...reading.value.identity }, visit: null })
    }
    case 'page': {
      const { name = '', residentId = '' } = fields
      const visit = await identity.openVisit({
        name,
        residentId,
        backPath: `/user_center/server/contract?id=${contractId}&returned=1`,
      })
      return visit.ok ? ok({ fields, visit: visit.value }) : visit
    }
  }
}
