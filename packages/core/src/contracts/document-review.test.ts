import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aContract, aSupportingDocument, aSignatory, signedBy } from '../../testing/an-agreed-contract.ts'
import { AN_ORDINARY_NOON as NOON } from '../../testing/manual-clock.ts'
import { fail, ok } from '../kernel/index.ts'
import {
  asOthersSee,
  submitDocument,
  hasDocumentsAccepted,
  isReplaceable,
  isUnderReview,
  decideDocument,
  validateSignatory,
  MAX_REPLACED,
  neededDocuments,
  replaceDocument,
  SUPPORTING_DOCUMENT_KINDS,
  documentOf,
  signContract,
  signingPause,
  voidContract,
  type Contract,
  type SupportingDocumentKind,
  type DocumentStanding,
  type Signatory,
} from './index.ts'

const digest = (letter: string) => letter.repeat(64)
const [A, B] = [digest('a'), digest('b')]
const OWNER = aSignatory('seller').owner
const ANOTHER = { signer: { name: '周立', residentId: '1' } } as const
const COMPANY = {
  owner: { ...OWNER, kind: 'company', name: '周记商贸' },
  proofs: ['legal-representative', 'equity'],
} as const
const WAITING = { is: 'waiting' } as const
const REFUSED = { is: 'refused', at: NOON, reason: '看不清' } as const

/** A user who signs for another and has submitted the consent. */
const withConsent = (standing?: DocumentStanding): Contract =>
  aContract({ seller: aSignatory('seller', { ...ANOTHER, papers: [aSupportingDocument('consent', standing)] }) })
const look = (
  contract: Contract,
  refusedFor: string | null = null,
  change: { readonly kind?: SupportingDocumentKind; readonly digest?: string } = {},
) => decideDocument(contract, { party: 'seller', kind: 'consent', digest: A, refusedFor, at: NOON + 5, ...change })

describe('documents on which a signature rests', () => {
  it.each<readonly [string, Partial<Signatory>, readonly SupportingDocumentKind[]]>([
    ['who signs for themself', {}, []],
    ['who signs for another person', ANOTHER, ['consent']],
    ['a company’s legal person', COMPANY, ['equity']],
    ['who signs for a company that is another’s', { ...COMPANY, ...ANOTHER, proofs: ['bank'] }, ['consent']],
    ['who is still unknown', { owner: { kind: 'company', name: '', legalPerson: { name: '', residentId: '' } } }, []],
  ])('%s (CTR-41)', (_who, change, kinds) => {
    const signatory = aSignatory('seller', change)
    expect(neededDocuments(signatory)).toEqual(kinds)
    expect(hasDocumentsAccepted(signatory)).toBe(kinds.length === 0)
    expect(hasDocumentsAccepted({ ...signatory, papers: kinds.map((kind) => aSupportingDocument(kind)) })).toBe(true)
  })

  it('let no party sign before the platform has accepted them (CTR-41)', () => {
    for (const [change, kind] of [
      [ANOTHER, 'consent'],
      [COMPANY, 'equity'],
    ] as const) {
      const validated = (standing: DocumentStanding) =>
        validateSignatory(aSignatory('seller', { ...change, papers: [aSupportingDocument(kind, standing)] }))
      expect(validated(WAITING)).toEqual({ ok: false, failure: 'paper-waiting' })
      expect(validated({ is: 'accepted', at: NOON }).ok).toBe(true)
      expect(validated(REFUSED).ok).toBe(false)
      expect(
        [WAITING, REFUSED, aSupportingDocument(kind).standing].map((standing) =>
          isUnderReview(aSignatory('seller', { ...change, papers: [aSupportingDocument(kind, standing)] })),
        ),
      ).toEqual([true, kind === 'equity', false])
    }
    // A proof of equity that cannot be read is none.
    expect(validateSignatory(aSignatory('seller', COMPANY))).toEqual({ ok: false, failure: 'paper-waiting' })
  })
})

describe('submitDocument', () => {
  const handIn = (signatory: Signatory, one: string) =>
    submitDocument(signatory, { kind: 'consent', digest: one, handedInAt: NOON + 9 })
  it('has it wait; the same again changes nothing, and another one takes its place and waits (CTR-42)', () => {
    const first = handIn(aSignatory('seller', { papers: [aSupportingDocument('equity')] }), A)
    expect(first).toMatchObject({
      value: { papers: [{ kind: 'equity' }, { kind: 'consent', digest: A, handedInAt: NOON + 9, standing: WAITING }] },
    })
    for (const standing of [WAITING, { is: 'accepted', at: NOON }] as const) {
      const known = aSignatory('seller', { papers: [aSupportingDocument('consent', standing)] })
      expect(handIn(known, A)).toEqual({ ok: true, value: known })
    }
    expect(handIn(aSignatory('seller', { papers: [aSupportingDocument('consent', WAITING)] }), B)).toMatchObject({
      value: { papers: [{ digest: B, standing: WAITING }] },
    })
  })

  it('lets the owner of a document that waits put another in its place three times; what the platform said begins again (CTR-42)', () => {
    let mine = aSignatory('seller', { papers: [aSupportingDocument('consent', WAITING)] })
    for (let times = 1; times <= MAX_REPLACED; times += 1) {
      const given = handIn(mine, `${times}`.repeat(64))
      expect(given).toMatchObject({ value: { papers: [{ standing: WAITING, replaced: times }] } })
      if (given.ok) mine = given.value
    }
    expect([handIn(mine, B), mine.papers.map(isReplaceable)]).toEqual([
      { ok: false, failure: 'replaced-often' },
      [false],
    ])
    // The one that waits is no other one.
    expect(handIn(mine, '3'.repeat(64))).toEqual({ ok: true, value: mine })
    const refused = { ...mine, papers: mine.papers.map((paper) => ({ ...paper, standing: REFUSED })) }
    expect(handIn(refused, B)).toMatchObject({ value: { papers: [{ digest: B, standing: WAITING, replaced: 0 }] } })
  })

  it('leaves what was accepted as it is (CTR-42)', () => {
    expect(handIn(aSignatory('seller', { papers: [aSupportingDocument('consent')] }), B)).toEqual({
      ok: false,
      failure: 'accepted-before',
    })
  })

  it('takes no picture that was refused, and another one (CTR-43)', () => {
    const refused = aSignatory('seller', { papers: [aSupportingDocument('consent', REFUSED)] })
    expect(handIn(refused, A)).toEqual({ ok: false, failure: 'refused-before' })
    expect(handIn(refused, B)).toMatchObject({ value: { papers: [{ digest: B, standing: WAITING }] } })
  })
})

describe('decideDocument', () => {
  it('accepts or refuses exactly the document that was reviewed, once (CTR-42)', () => {
    const waiting = withConsent(WAITING)
    expect(look(waiting)).toMatchObject({
      ok: true,
      value: { seller: { papers: [{ standing: { is: 'accepted', at: NOON + 5 } }] } },
    })
    expect(look(waiting, ' 看不清签名 ')).toMatchObject({
      value: { seller: { papers: [{ standing: { is: 'refused', at: NOON + 5, reason: '看不清签名' } }] } },
    })
    expect(
      [
        look(waiting, null, { digest: B }),
        look(waiting, null, { kind: 'equity' }),
        look(withConsent(REFUSED)),
        look(withConsent(), '后悔了'),
      ].map((decided) => !decided.ok && decided.failure),
    ).toEqual(['other-paper', 'other-paper', 'settled', 'settled'])
    expect(look(waiting, ' ')).toEqual({ ok: false, failure: 'no-reason' })
  })

  it('says nothing of a contract that this party has signed, or that has ended (CTR-42)', () => {
    const signed = signedBy(withConsent(), 'seller')
    expect(
      look({ ...signed, seller: { ...signed.seller, papers: [aSupportingDocument('consent', WAITING)] } }),
    ).toEqual({
      ok: false,
      failure: 'signed',
    })
    const gone = voidContract(withConsent(WAITING))
    expect(gone.ok && look(gone.value)).toEqual({ ok: false, failure: 'ended' })
  })

  it('accepts no document before both are known: whose it is, and whom it lets sign (CTR-42)', () => {
    for (const unknown of [{ signer: { name: '', residentId: '' } }, { owner: { ...OWNER, name: '' } }] as const) {
      const contract = aContract({
        seller: aSignatory('seller', { ...unknown, papers: [aSupportingDocument('consent', WAITING)] }),
      })
      expect(look(contract)).toEqual({ ok: false, failure: 'unnamed' })
      expect(look(contract, '不是授权书').ok).toBe(true)
    }
  })

  it('takes a refused proof of equity back, and nothing else (CTR-43)', () => {
    const contract = aContract({
      seller: aSignatory('seller', { ...COMPANY, papers: [aSupportingDocument('equity', WAITING)] }),
    })
    const refused = look(contract, '看不清', { kind: 'equity' })
    expect(refused).toMatchObject({ value: { seller: { proofs: ['legal-representative'] } } })
    expect(refused.ok && validateSignatory(refused.value.seller)).toEqual({ ok: false, failure: 'not-proven' })
    expect(look(withConsent(WAITING), '看不清')).toMatchObject({ value: { seller: { proofs: ['bank'] } } })
  })

  it('shows its reason to no other user (CTR-43)', () => {
    const seen = asOthersSee(
      aSignatory('seller', {
        papers: [aSupportingDocument('consent', REFUSED), aSupportingDocument('equity', WAITING)],
      }),
    )
    expect(seen.papers.map(({ standing }) => standing)).toEqual([{ ...REFUSED, reason: '' }, WAITING])
  })

  it('whatever is submitted and decided, in whatever order, a party signs upon a document that was reviewed and accepted (CTR-41, CTR-42)', () => {
    const aStep = fc.record({
      what: fc.constantFrom('hand in', 'accept', 'refuse', 'sign'),
      kind: fc.constantFrom(...SUPPORTING_DOCUMENT_KINDS),
      one: fc.constantFrom('a', 'b', 'c').map(digest),
    })
    let signed = 0
    fc.assert(
      fc.property(fc.boolean(), fc.array(aStep, { maxLength: 30 }), (isCompany, steps) => {
        // A naive model: which document of each kind was submitted last, and which were accepted since.
        const handedIn = new Map<SupportingDocumentKind, string>()
        const accepted = new Map<SupportingDocumentKind, string>()
        const needed: SupportingDocumentKind = isCompany ? 'equity' : 'consent'
        let contract = aContract({
          seller: aSignatory('seller', isCompany ? { ...COMPANY, proofs: ['legal-representative'] } : ANOTHER),
        })
        for (const { what, kind, one } of steps) {
          if (what === 'hand in') {
            const given = submitDocument(contract.seller, { kind, digest: one, handedInAt: NOON })
            if (!given.ok || contract.signatures.length > 0) continue
            const proofs =
              kind === 'equity' ? [...new Set([...given.value.proofs, 'equity' as const])] : given.value.proofs
            contract = { ...contract, seller: { ...given.value, proofs } }
            if (handedIn.get(kind) !== one) accepted.delete(kind)
            handedIn.set(kind, one)
          } else if (what === 'sign') {
            const done = signContract(contract, { party: 'seller', way: 'manual', at: NOON })
            if (!done.ok) continue
            contract = done.value
            signed += 1
            expect(accepted.get(needed)).toBe(documentOf(contract.seller, needed)?.digest)
          } else {
            const decided = decideDocument(contract, {
              party: 'seller',
              kind,
              digest: one,
              refusedFor: what === 'accept' ? null : '看不清',
              at: NOON,
            })
            if (!decided.ok) continue
            expect(handedIn.get(kind)).toBe(one)
            contract = decided.value
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

it('the next party is kept from signing while the platform reviews, and once it has refused; the other party is not (ORD-69)', () => {
  expect(
    [withConsent(WAITING), withConsent(REFUSED), withConsent(), aContract(), signedBy(withConsent(), 'seller')].map(
      signingPause,
    ),
  ).toEqual(['looked-at', 'refused', null, null, null])
  const waiting = withConsent(WAITING)
  expect([
    signingPause({ ...waiting, seller: { ...waiting.seller, proofs: [] } }),
    signingPause({ ...waiting, status: 'void' }),
    signingPause({ ...aContract(), buyer: { ...waiting.seller, party: 'buyer' } }),
  ]).toEqual([null, null, null])
})

it('another document goes by the way of the first one: a consent is submitted, and a proof of equity begun and finished again (CTR-42)', async () => {
  const asked: unknown[] = []
  const port =
    (name: string, value: unknown = name) =>
    async (...args: readonly unknown[]) => {
      asked.push([name, ...args])
      return value === 'offline' ? fail({ kind: 'offline' } as const) : ok(value as never)
    }
  const portsWith = (begun?: string) => ({
    identity: { begin: port('begin', begun), finish: port('finish') },
    signatures: { handInConsent: port('consent') },
  })
  const contractId = aContract().id
  const replaced = { contractId, paper: 'p1' }
  expect(await replaceDocument(portsWith(), { ...replaced, kind: 'consent' })).toEqual(ok('consent'))
  expect(await replaceDocument(portsWith(), { ...replaced, kind: 'equity' })).toEqual(ok('finish'))
  expect(asked.splice(0)).toEqual([
    ['consent', contractId, 'p1'],
    ['begin', { contractId, proof: 'equity', fields: { equityPaper: 'p1' } }],
    ['finish', { contractId, proof: 'equity', code: null }],
  ])
  expect(await replaceDocument(portsWith('offline'), { ...replaced, kind: 'equity' })).toEqual(
    fail({ kind: 'offline' }),
  )
  expect(asked).toHaveLength(1)
})
