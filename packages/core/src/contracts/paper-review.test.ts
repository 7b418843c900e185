import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aContract, aPaper, aSignatory, signedBy } from '../../testing/an-agreed-contract.ts'
import { AN_ORDINARY_NOON as NOON } from '../../testing/manual-clock.ts'
import {
  asOthersSee,
  handInPaper,
  hasPapersAccepted,
  isReplaceable,
  isUnderReview,
  judgePaper,
  judgeSignatory,
  MOST_REPLACED,
  neededPapers,
  PAPER_KINDS,
  paperOf,
  signContract,
  signingPause,
  voidContract,
  type Contract,
  type PaperKind,
  type PaperStanding,
  type Signatory,
} from './index.ts'

const digest = (letter: string) => letter.repeat(64)
const [A, B] = [digest('a'), digest('b')]
const OWNER = aSignatory('seller').owner
const ANOTHER = { signer: { name: '周立', residentId: '1' } } as const
const COMPANY = { owner: { ...OWNER, kind: 'company', name: '周记商贸' }, proofs: ['legal-representative', 'equity'] } as const
const WAITING = { is: 'waiting' } as const
const REFUSED = { is: 'refused', at: NOON, reason: '看不清' } as const

/** Somebody who signs for another and has handed in their leave. */
const withConsent = (standing?: PaperStanding): Contract => aContract({ seller: aSignatory('seller', { ...ANOTHER, papers: [aPaper('consent', standing)] }) })
const look = (contract: Contract, refusedFor: string | null = null, change: { readonly kind?: PaperKind; readonly digest?: string } = {}) =>
  judgePaper(contract, { party: 'seller', kind: 'consent', digest: A, refusedFor, at: NOON + 5, ...change })

describe('papers on which a signature rests', () => {
  it.each<readonly [string, Partial<Signatory>, readonly PaperKind[]]>([
    ['who signs for themself', {}, []],
    ['who signs for another person', ANOTHER, ['consent']],
    ['a company’s legal person', COMPANY, ['equity']],
    ['who signs for a company that is another’s', { ...COMPANY, ...ANOTHER, proofs: ['bank'] }, ['consent']],
    ['nobody', { owner: { kind: 'company', name: '', legalPerson: { name: '', residentId: '' } } }, []],
  ])('[CTR-41] %s', (_who, change, kinds) => {
    const signatory = aSignatory('seller', change)
    expect(neededPapers(signatory)).toEqual(kinds)
    expect(hasPapersAccepted(signatory)).toBe(kinds.length === 0)
    expect(hasPapersAccepted({ ...signatory, papers: kinds.map((kind) => aPaper(kind)) })).toBe(true)
  })

  it('[CTR-41] lets nobody sign before the house has accepted them', () => {
    for (const [change, kind] of [[ANOTHER, 'consent'], [COMPANY, 'equity']] as const) {
      const judged = (standing: PaperStanding) => judgeSignatory(aSignatory('seller', { ...change, papers: [aPaper(kind, standing)] }))
      expect(judged(WAITING)).toEqual({ ok: false, failure: 'paper-waiting' })
      expect(judged({ is: 'accepted', at: NOON }).ok).toBe(true)
      expect(judged(REFUSED).ok).toBe(false)
      expect([WAITING, REFUSED, aPaper(kind).standing].map((standing) => isUnderReview(aSignatory('seller', { ...change, papers: [aPaper(kind, standing)] })))).toEqual([true, kind === 'equity', false])
    }
    // A proof of equity that nobody can look at is none.
    expect(judgeSignatory(aSignatory('seller', COMPANY))).toEqual({ ok: false, failure: 'paper-waiting' })
  })
})

describe('handInPaper', () => {
  const handIn = (signatory: Signatory, one: string) => handInPaper(signatory, { kind: 'consent', digest: one, handedInAt: NOON + 9 })
  it('[CTR-42] has it wait; the same again changes nothing, and another one takes its place and waits', () => {
    const first = handIn(aSignatory('seller', { papers: [aPaper('equity')] }), A)
    expect(first).toMatchObject({ value: { papers: [{ kind: 'equity' }, { kind: 'consent', digest: A, handedInAt: NOON + 9, standing: WAITING }] } })
    for (const standing of [WAITING, { is: 'accepted', at: NOON }] as const) {
      const known = aSignatory('seller', { papers: [aPaper('consent', standing)] })
      expect(handIn(known, A)).toEqual({ ok: true, value: known })
    }
    expect(handIn(aSignatory('seller', { papers: [aPaper('consent', WAITING)] }), B)).toMatchObject({ value: { papers: [{ digest: B, standing: WAITING }] } })
  })

  it('[CTR-73] lets the owner of a paper that waits put another in its place three times; what the house said begins anew', () => {
    let mine = aSignatory('seller', { papers: [aPaper('consent', WAITING)] })
    for (let times = 1; times <= MOST_REPLACED; times += 1) {
      const given = handIn(mine, `${times}`.repeat(64))
      expect(given).toMatchObject({ value: { papers: [{ standing: WAITING, replaced: times }] } })
      if (given.ok) mine = given.value
    }
    expect([handIn(mine, B), mine.papers.map(isReplaceable)]).toEqual([{ ok: false, failure: 'replaced-often' }, [false]])
    // The one that waits is no other one.
    expect(handIn(mine, '3'.repeat(64))).toEqual({ ok: true, value: mine })
    const refused = { ...mine, papers: mine.papers.map((paper) => ({ ...paper, standing: REFUSED })) }
    expect(handIn(refused, B)).toMatchObject({ value: { papers: [{ digest: B, standing: WAITING, replaced: 0 }] } })
  })

  it('[CTR-42] leaves what was accepted as it is', () => {
    expect(handIn(aSignatory('seller', { papers: [aPaper('consent')] }), B)).toEqual({ ok: false, failure: 'accepted-before' })
  })

  it('[CTR-43] takes no picture that was refused, and another one', () => {
    const refused = aSignatory('seller', { papers: [aPaper('consent', REFUSED)] })
    expect(handIn(refused, A)).toEqual({ ok: false, failure: 'refused-before' })
    expect(handIn(refused, B)).toMatchObject({ value: { papers: [{ digest: B, standing: WAITING }] } })
  })
})

describe('judgePaper', () => {
  it('[CTR-42] accepts or refuses exactly the paper that was looked at, once', () => {
    const waiting = withConsent(WAITING)
    expect(look(waiting)).toMatchObject({ ok: true, value: { seller: { papers: [{ standing: { is: 'accepted', at: NOON + 5 } }] } } })
    expect(look(waiting, ' 看不清签名 ')).toMatchObject({ value: { seller: { papers: [{ standing: { is: 'refused', at: NOON + 5, reason: '看不清签名' } }] } } })
    expect([look(waiting, null, { digest: B }), look(waiting, null, { kind: 'equity' }), look(withConsent(REFUSED)), look(withConsent(), '后悔了')].map((told) => !told.ok && told.failure)).toEqual([
      'other-paper',
      'other-paper',
      'settled',
      'settled',
    ])
    expect(look(waiting, ' ')).toEqual({ ok: false, failure: 'no-reason' })
  })

  it('[CTR-42] says nothing of a contract that this party has signed, or that has ended', () => {
    const signed = signedBy(withConsent(), 'seller')
    expect(look({ ...signed, seller: { ...signed.seller, papers: [aPaper('consent', WAITING)] } })).toEqual({ ok: false, failure: 'signed' })
    const gone = voidContract(withConsent(WAITING))
    expect(gone.ok && look(gone.value)).toEqual({ ok: false, failure: 'ended' })
  })

  it('[CTR-42] accepts no paper before both are known: whose it is, and whom it lets sign', () => {
    for (const unknown of [{ signer: { name: '', residentId: '' } }, { owner: { ...OWNER, name: '' } }] as const) {
      const contract = aContract({ seller: aSignatory('seller', { ...unknown, papers: [aPaper('consent', WAITING)] }) })
      expect(look(contract)).toEqual({ ok: false, failure: 'unnamed' })
      expect(look(contract, '不是授权书').ok).toBe(true)
    }
  })

  it('[CTR-43] takes a refused proof of equity back, and nothing else', () => {
    const contract = aContract({ seller: aSignatory('seller', { ...COMPANY, papers: [aPaper('equity', WAITING)] }) })
    const refused = look(contract, '看不清', { kind: 'equity' })
    expect(refused).toMatchObject({ value: { seller: { proofs: ['legal-representative'] } } })
    expect(refused.ok && judgeSignatory(refused.value.seller)).toEqual({ ok: false, failure: 'not-proven' })
    expect(look(withConsent(WAITING), '看不清')).toMatchObject({ value: { seller: { proofs: ['bank'] } } })
  })

  it('[CTR-43] shows its reason to nobody else', () => {
    const seen = asOthersSee(aSignatory('seller', { papers: [aPaper('consent', REFUSED), aPaper('equity', WAITING)] }))
    expect(seen.papers.map(({ standing }) => standing)).toEqual([{ ...REFUSED, reason: '' }, WAITING])
  })

  it('[CTR-41] [CTR-42] whatever is handed in and decided, in whatever order, who signs does so upon a paper that was looked at and accepted', () => {
    const aStep = fc.record({ what: fc.constantFrom('hand in', 'accept', 'refuse', 'sign'), kind: fc.constantFrom(...PAPER_KINDS), one: fc.constantFrom('a', 'b', 'c').map(digest) })
    let signed = 0
    fc.assert(
      fc.property(fc.boolean(), fc.array(aStep, { maxLength: 30 }), (isCompany, steps) => {
        // A naive teller: which paper of each kind was handed in last, and which were accepted since.
        const handedIn = new Map<PaperKind, string>()
        const accepted = new Map<PaperKind, string>()
        const needed: PaperKind = isCompany ? 'equity' : 'consent'
        let contract = aContract({ seller: aSignatory('seller', isCompany ? { ...COMPANY, proofs: ['legal-representative'] } : ANOTHER) })
        for (const { what, kind, one } of steps) {
          if (what === 'hand in') {
            const given = handInPaper(contract.seller, { kind, digest: one, handedInAt: NOON })
            if (!given.ok || contract.signatures.length > 0) continue
            const proofs = kind === 'equity' ? [...new Set([...given.value.proofs, 'equity' as const])] : given.value.proofs
            contract = { ...contract, seller: { ...given.value, proofs } }
            if (handedIn.get(kind) !== one) accepted.delete(kind)
            handedIn.set(kind, one)
          } else if (what === 'sign') {
            const done = signContract(contract, { party: 'seller', way: 'manual', at: NOON })
            if (!done.ok) continue
            contract = done.value
            signed += 1
            expect(accepted.get(needed)).toBe(paperOf(contract.seller, needed)?.digest)
          } else {
            const told = judgePaper(contract, { party: 'seller', kind, digest: one, refusedFor: what === 'accept' ? null : '看不清', at: NOON })
            if (!told.ok) continue
            expect(handedIn.get(kind)).toBe(one)
            contract = told.value
            if (what === 'accept') accepted.set(kind, one)
            else accepted.delete(kind)
          }
        }
      }),
      { numRuns: 500 },
    )
    expect(signed).toBeGreaterThan(0)
  })
})

it('[ORD-69] the next one is kept from signing while the house looks, and once it has refused; nobody else is', () => {
  expect([withConsent(WAITING), withConsent(REFUSED), withConsent(), aContract(), signedBy(withConsent(), 'seller')].map(signingPause)).toEqual(['looked-at', 'refused', null, null, null])
  const waiting = withConsent(WAITING)
  expect([signingPause({ ...waiting, seller: { ...waiting.seller, proofs: [] } }), signingPause({ ...waiting, status: 'void' }), signingPause({ ...aContract(), buyer: { ...waiting.seller, party: 'buyer' } })]).toEqual([null, null, null])
})
