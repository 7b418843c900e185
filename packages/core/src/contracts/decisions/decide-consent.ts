import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import { hasSigned, nextSigner } from '../contract.ts'
import { contractAt, partyOf, type ContractRecord, type SigningParty } from '../contract-record.ts'
import { submitDocument, withDays } from '../document-review.ts'
import { contractChanged, documentRefusal, noContract } from './contract-refusal.ts'

/** The facts behind a submission of a consent form; the server reads them under locks. */
export interface ConsentFacts<C extends ContractRecord> {
  readonly userId: string
  /** Undefined where there is no such contract. */
  readonly contract: C | undefined
  readonly at: number
}

export interface OwnContract<C extends ContractRecord> {
  readonly party: SigningParty
  readonly contract: C
}

/**
 * The paper by which the owner lets another user sign, which the platform looks at before they do. `digest` is of what
 * it shows.
 */
export function decideConsent<C extends ContractRecord>(facts: ConsentFacts<C>, digest: string): Result<C> {
  const own = validateConsent(facts)
  if (!own.ok) return own
  const { party, contract } = own.value
  const handed = submitDocument(contract[party], { kind: 'consent', digest, handedInAt: facts.at })
  if (!handed.ok) return fail(documentRefusal(handed.failure, 'consent'))
  return ok({ ...contract, ...withDays({ ...contract, [party]: handed.value }, facts.at) })
}

/** Whether this person may hand one in at all: what is asked before their picture is looked at. */
export function validateConsent<C extends ContractRecord>({
  userId,
  contract,
  at,
}: ConsentFacts<C>): Result<OwnContract<C>> {
  const party = contract && partyOf(contract, userId)
  if (contract === undefined || party === undefined) return fail(noContract())
  return hasSigned(contract, party) || nextSigner(contractAt(contract, at)) === null
    ? fail(contractChanged())
    : ok({ party, contract })
}

/** Whether a picture is the person's is for the file store to say. */
export const noConsentPicture = (): Failure => refused('bad-parameter', '请上传授权书', 'paper')
