import { createHash } from 'node:crypto'
import { shownPapers, type VerificationPapers } from '@diandu/core/account'
import type { PaperKind } from '@diandu/core/contracts'
import { ok } from '@diandu/core/kernel'
import { createDataBox } from '../../account/index.ts'
import { insertPicture } from '../../account/picture-store.ts'
import { aboutPicture } from '../../account/picture-url.ts'
import { insertVerification, settleVerification } from '../../account/verification-store.ts'
import type { Handler } from '../../calls/index.ts'
import { contractHandlers } from '../../contracts/contracts.handlers.ts'
import type { DrawsPaper } from '../../contracts/draft-contract.ts'
import { reviewPaper } from '../../contracts/index.ts'
import { selectContracts } from '../../contracts/contract-store.ts'
import type { KeptContract, SigningParty } from '../../contracts/kept-contract.ts'
import { lastDigest } from '../../contracts/paper-store.ts'
import { keepShopOwner } from '../../contracts/shop-owner-store.ts'
import { signingHandlers } from '../../contracts/signing.handlers.ts'
import { signingPapersOf } from '../../contracts/signing-papers/signing-paper-store.ts'
import { sweepContracts } from '../../contracts/sweep-contracts.ts'
import type { Database } from '../../database/index.ts'
import { sandboxIdentity, systemRandom, type SignsHere, type Sms } from '../../outside/index.ts'
import type { HandClock } from '../hand-clock.ts'
import { CREDIT_CODE, KNOWN_PEOPLE, SHOP_OWNERS } from './signatories.ts'

const BOX = createDataBox({ now: new Uint8Array(32), before: [] })

/** Pictures that everybody in a contract may hand in. */
const PAPERS = ['paper a', 'paper b', 'paper c'] as const
export type CoursePaper = (typeof PAPERS)[number]
export const COURSE_PAPERS: readonly CoursePaper[] = PAPERS
export const digestOfPaper = (paper: CoursePaper): string => createHash('sha256').update(paper).digest('hex')
export const idOfPaper = (who: string, paper: CoursePaper): string => `p-${who}-${paper.at(-1)}`

export interface PaperVerdictSaid {
  readonly contractId: string
  readonly party: SigningParty
  readonly kind: PaperKind
  /** Null where it is accepted. */
  readonly refusedFor: string | null
}

/** What belongs to contracts beside the calls: what everybody has shown the house before, what the house says of papers, and the sweep. */
export interface CourseSigning {
  readonly introduce: () => Promise<void>
  /** The code that was sent last. */
  readonly code: () => string
  readonly digest: (contractId: string) => Promise<string>
  readonly review: (verdict: PaperVerdictSaid) => Promise<string>
  readonly sweepContracts: () => Promise<void>
  readonly contracts: () => Promise<readonly KeptContract[]>
}

/** Writes down who is named and who has signed, and draws nothing: what a page looks like and a certificate is worth is asked elsewhere. */
const plainPaper: DrawsPaper = async ({ blocks }) => Buffer.from(JSON.stringify(blocks))
const plainPen: SignsHere = { kind: 'sandbox', prepare: async () => undefined, sign: async (paper, { place, at }) => Buffer.concat([paper, Buffer.from(`\n${place} ${at}`)]) }

export function courseSigning(db: Database, clock: HandClock): CourseSigning & { readonly handlers: readonly Handler[] } {
  const identity = sandboxIdentity({ db, clock, random: systemRandom })
  const plain = { box: BOX, eSignature: plainPen, draw: plainPaper }
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
      const paper = (await signingPapersOf(db, [contractId])).find((one) => one.party === party && one.kind === kind)
      const said = { id: paper?.id ?? 'none', verdict: refusedFor === null ? 'accepted' : 'refused', by: 'kim', why: refusedFor ?? '', at: clock.now() } as const
      const reviewed = await reviewPaper(db, said, BOX)
      return reviewed.ok ? 'ok' : reviewed.failure
    },
    sweepContracts: async () => void (await sweepContracts(db)),
    async contracts() {
      const found = await db.query('SELECT 1 FROM contracts LIMIT 1')
      return found.length === 0 ? [] : selectContracts(db, BOX, '', [])
    },
  }
}

/** Only where a course comes to a contract: most do not. */
async function introduce(db: Database, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [userId, { kind, name, legalPerson }] of KNOWN_PEOPLE) {
      const { residentId } = legalPerson
      const company = { kind: 'company', companyName: name, creditCode: CREDIT_CODE, legalPerson: legalPerson.name, legalPersonId: residentId, licencePhoto: 'l' }
      const person = { kind: 'person', name, residentId, frontPhoto: 'f', backPhoto: 'b', proof: 'bank', cardNumber: '', mobile: '' }
      const papers = (kind === 'company' ? company : person) as unknown as VerificationPapers
      const id = `papers-${userId}`
      await insertVerification(tx, userId, id, { ...shownPapers(papers), status: 0, handedInAt: now, reviewedAt: null, note: '' }, papers, BOX)
      await settleVerification(tx, { id, verdict: 1, note: '', by: 'kim', at: now })
    }
    for (const [shop, owner] of Object.entries(SHOP_OWNERS)) await keepShopOwner(tx, BOX, shop, owner)
    for (const userId of ['seller', 'ann', 'bo', 'cy']) {
      for (const paper of PAPERS) {
        const [bytes, contentHash] = [Buffer.from(paper), BOX.nameOf(Buffer.from(paper))]
        await insertPicture(tx, { id: idOfPaper(userId, paper), userId, contentHash, type: 'image/png', bytes: BOX.seal(bytes, aboutPicture(contentHash)), addedAt: now })
      }
    }
  })
}
