import {
  decideFaceCheck,
  decideFaceChecked,
  decideVerification,
  decideVerificationReview,
  knownIdentity,
  noFaceCheck,
  proofNotOffered,
  shownIdentity,
  visitRefusal,
  type IdentityPage,
  type KnownIdentity,
  type VerificationDocuments,
  type Verifications,
} from '../../src/account/index.ts'
import { fail, mapResult, ok } from '../../src/kernel/index.ts'
import type { UserId } from '../../src/session/index.ts'
import type { Desk } from './desk.ts'
import { keepMember, notFound, type MarketState, type Member } from './market-state.ts'

/** The only company in the register of this market. */
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
    face: () =>
      call(({ userId }) =>
        ok({
          isOffered: state.offeredProofs.includes('high'),
          page: state.faceChecks.has(userId) ? facePage(userId) : null,
        }),
      ),
    beginFace: (person) =>
      call(({ userId, papers }) => {
        if (!state.offeredProofs.includes('high')) return fail(proofNotOffered())
        const facts = { last: papers?.status ?? null, at: state.clock.now() }
        return mapResult(decideFaceCheck(facts, person), (checked) => {
          state.faceChecks.set(userId, { person: checked, outcome: 'pending' })
          return facePage(userId)
        })
      }),
    finishFace: () =>
      call((who) => {
        const check = state.faceChecks.get(who.userId)
        if (check === undefined) return who.papers?.status === 'verified' ? ok(who.papers) : fail(noFaceCheck())
        if (check.outcome === 'pending') return fail(visitRefusal('pending'))
        state.faceChecks.delete(who.userId)
        if (check.outcome === 'differs') return fail(visitRefusal('differs'))
        const facts = { last: who.papers?.status ?? null, at: state.clock.now() }
        return mapResult(decideFaceChecked(facts, check.person), (record) => {
          const { name, residentId } = check.person
          state.identities.set(who.userId, { name, residentId })
          keepMember(state, who, { papers: record })
          return record
        })
      }),
    company: (creditCode) => call(() => (creditCode === KNOWN_COMPANY.creditCode ? ok(KNOWN_COMPANY) : notFound())),
  }
}

const facePage = (userId: UserId): IdentityPage => ({
  url: `https://sandbox.invalid/face/${userId}`,
  opensIn: 'browser',
})

/** The verdict of the provider's page on a face, where `url` is that page's address. */
export function decideFaceVisit({ faceChecks }: MarketState, url: string, outcome: 'matches' | 'differs'): void {
  for (const [userId, check] of faceChecks)
    if (facePage(userId).url === url) faceChecks.set(userId, { ...check, outcome })
}

/** A person's proven identity, by reviewed documents or for a contract. */
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
