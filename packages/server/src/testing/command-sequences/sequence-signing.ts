import { createHash } from 'node:crypto'
import { shownDocuments, type VerificationDocuments } from '@diandu/core/account'
import type { SupportingDocumentKind, ContractRecord, SigningParty } from '@diandu/core/contracts'
import { ok } from '@diandu/core/kernel'
import { createDataBox } from '../../crypto/index.ts'
import { insertPicture } from '../../account/pictures/picture-store.ts'
import { aboutPicture } from '../../account/pictures/picture-url.ts'
import { insertVerification, settleVerification } from '../../account/verification/verification-store.ts'
import type { ManualClock } from '@diandu/core/testing'
import type { Handler } from '../../calls/index.ts'
import { contractHandlers } from '../../contracts/contracts.handlers.ts'
import type { RendersPdf } from '../../contracts/pdf/draft-contract.ts'
import { reviewDocument } from '../../contracts/index.ts'
import { selectContracts } from '../../contracts/contract-store.ts'
import { lastDigest } from '../../contracts/pdf/contract-pdf-store.ts'
import { keepShopOwner } from '../../contracts/shop-owner/shop-owner-store.ts'
import { signingHandlers } from '../../contracts/signing.handlers.ts'
import { supportingDocumentsOf } from '../../contracts/supporting-documents/supporting-document-store.ts'
import { sweepContracts } from '../../contracts/sweep-contracts.ts'
import type { Database } from '../../database/index.ts'
import { sandboxIdentity, systemRandom, type SignsHere, type Sms } from '../../integrations/index.ts'
import { CREDIT_CODE, KNOWN_PEOPLE, SHOP_OWNERS } from './signatories.ts'

const BOX = createDataBox({ now: new Uint8Array(32), before: [] })

/** Pictures that each party of a contract may submit. */
const DOCUMENTS = ['paper a', 'paper b', 'paper c'] as const
export type SequenceDocument = (typeof DOCUMENTS)[number]
export const SEQUENCE_DOCUMENTS: readonly SequenceDocument[] = DOCUMENTS
export const digestOfDocument = (paper: SequenceDocument): string => createHash('sha256').update(paper).digest('hex')
export const idOfDocument = (who: string, paper: SequenceDocument): string => `p-${who}-${paper.at(-1)}`

export interface SequenceVerdict {
  readonly contractId: string
  readonly party: SigningParty
  readonly kind: SupportingDocumentKind
  /** Null where it is accepted. */
  readonly refusedFor: string | null
}

/**
 * Beside the calls, contracts need: earlier proofs of each party's identity, the platform's answers about documents,
 * and the sweep.
 */
export interface SequenceSigning {
  readonly introduce: () => Promise<void>
  /** The code that was sent last. */
  readonly code: () => string
  readonly digest: (contractId: string) => Promise<string>
  readonly review: (verdict: SequenceVerdict) => Promise<string>
  readonly sweepContracts: () => Promise<void>
  readonly contracts: () => Promise<readonly ContractRecord[]>
}

/**
 * Writes down who is named and who has signed, and renders nothing: what a page looks like and a certificate is worth
 * is tested elsewhere.
 */
const plainPdf: RendersPdf = async ({ blocks }) => Buffer.from(JSON.stringify(blocks))
const plainPen: SignsHere = {
  kind: 'sandbox',
  prepare: async () => undefined,
  sign: async (paper, { place, at }) => Buffer.concat([paper, Buffer.from(`\n${place} ${at}`)]),
}

export function sequenceSigning(
  db: Database,
  clock: ManualClock,
): SequenceSigning & { readonly handlers: readonly Handler[] } {
  const identity = sandboxIdentity({ db, clock, random: systemRandom })
  const plain = { box: BOX, eSignature: plainPen, draw: plainPdf }
  let [isIntroduced, sent] = [false, '']
  const sms: Sms = {
    kind: 'sandbox',
    async sendCode({ code }) {
      sent = code
      return ok(null)
    },
  }
  return {
    handlers: [...contractHandlers({ ...plain, identity }), ...signingHandlers({ ...plain, sms, identity })],
    async introduce() {
      if (isIntroduced) return
      isIntroduced = true
      await introduce(db, clock.now())
    },
    code: () => sent,
    digest: async (contractId) => (await lastDigest(db, contractId)) ?? '',
    async review({ contractId, party, kind, refusedFor }) {
      const paper = (await supportingDocumentsOf(db, [contractId])).find(
        (one) => one.party === party && one.kind === kind,
      )
      const decision = {
        id: paper?.id ?? 'none',
        verdict: refusedFor === null ? 'accepted' : 'refused',
        by: 'kim',
        why: refusedFor ?? '',
        at: clock.now(),
      } as const
      const reviewed = await reviewDocument(db, decision, BOX)
      return reviewed.ok ? 'ok' : reviewed.failure
    },
    sweepContracts: async () => void (await sweepContracts(db)),
    async contracts() {
      const found = await db.query('SELECT 1 FROM contracts LIMIT 1')
      return found.length === 0 ? [] : selectContracts(db, BOX, '', [])
    },
  }
}

/** Only where a sequence comes to a contract: most do not. */
async function introduce(db: Database, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [userId, { kind, name, legalPerson }] of KNOWN_PEOPLE) {
      const { residentId } = legalPerson
      const company = {
        kind: 'company',
        companyName: name,
        creditCode: CREDIT_CODE,
        legalPerson: legalPerson.name,
        legalPersonId: residentId,
        licencePhoto: 'l',
      }
      const person = {
        kind: 'person',
        name,
        residentId,
        frontPhoto: 'f',
        backPhoto: 'b',
        proof: 'bank',
        cardNumber: '',
        mobile: '',
      }
      const papers = (kind === 'company' ? company : person) as unknown as VerificationDocuments
      const id = `papers-${userId}`
      await insertVerification(
        tx,
        userId,
        id,
        { ...shownDocuments(papers), status: 'reviewing', handedInAt: now, reviewedAt: null, note: '' },
        papers,
        BOX,
      )
      await settleVerification(tx, { id, verdict: 'verified', note: '', by: 'kim', at: now })
    }
    for (const [shop, owner] of Object.entries(SHOP_OWNERS)) await keepShopOwner(tx, BOX, shop, owner)
    for (const userId of ['seller', 'ann', 'bo', 'cy']) {
      for (const paper of DOCUMENTS) {
        const [bytes, contentHash] = [Buffer.from(paper), BOX.nameOf(Buffer.from(paper))]
        await insertPicture(tx, {
          id: idOfDocument(userId, paper),
          userId,
          contentHash,
          type: 'image/png',
          bytes: BOX.seal(bytes, aboutPicture(contentHash)),
          addedAt: now,
        })
      }
    }
  })
}
