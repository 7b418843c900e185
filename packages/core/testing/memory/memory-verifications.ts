import {
  decideVerification,
  decideVerificationReview,
  knownIdentity,
  shownIdentity,
  type KnownIdentity,
  type VerificationDocuments,
  type Verifications,
} from '../../src/account/index.ts'
import { mapResult, ok } from '../../src/kernel/index.ts'
import type { UserId } from '../../src/session/index.ts'
import type { Desk } from './desk.ts'
import { keepMember, notFound, type MarketState, type Member } from './market-state.ts'

/** The only company that this market has heard of. */
const KNOWN_COMPANY = { creditCode: '91350100M000100Y43', companyName: '店渡网络科技有限公司', legalPerson: '林知远' }

export function createMemoryVerifications({ state, call }: Desk): Verifications {
  const handIn = (draft: VerificationDocuments, isAgain: boolean) =>
    call((who) => {
      const own = [...state.pictureContents].filter(([id]) => state.pictures.get(id) === who.userId)
      const facts = { last: who.papers?.status ?? null, isAgain, pictures: new Map(own), at: state.clock.now() }
      return mapResult(decideVerification(facts, draft), ({ record }) => {
        keepMember(state, who, { papers: record })
        return record
      })
    })
  return {
    last: () => call(({ papers }) => ok(papers)),
    identity: () =>
      call((who) => {
        const known = identityOf(state, who)
        return ok(known === null ? null : shownIdentity(known))
      }),
    handIn: (papers) => handIn(papers, false),
    handInAgain: (papers) => handIn(papers, true),
    company: (creditCode) => call(() => (creditCode === KNOWN_COMPANY.creditCode ? ok(KNOWN_COMPANY) : notFound())),
  }
}

/** Who a person has shown to be, by reviewed documents or for a contract. */
export function identityOf({ identities, shownIdentities }: MarketState, { userId }: Member): KnownIdentity | null {
  const documents = identities.get(userId)
  return knownIdentity({
    documents:
      documents === undefined
        ? null
        : { name: documents.name, residentId: documents.residentId, by: 'documents', provenAt: 0 },
    contract: shownIdentities.get(userId) ?? null,
  })
}

/** A reviewer's word on the documents of a person. */
export function reviewVerification(
  state: MarketState,
  userId: UserId,
  verdict: 'verified' | 'failed',
  note: string,
): void {
  const member = state.members.get(userId)
  const reviewed = decideVerificationReview(member?.papers ?? undefined, { verdict, note, at: state.clock.now() })
  if (member === undefined || !reviewed.ok) throw new Error('There are no papers to review')
  keepMember(state, member, { papers: reviewed.value })
}
