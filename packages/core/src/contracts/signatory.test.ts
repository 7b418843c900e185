import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSupportingDocument, aSignatory } from '../../testing/an-agreed-contract.ts'
import { anyText } from '../../testing/any-text.ts'
import { purchaseTerms } from '../orders/index.ts'
import {
  asShown,
  hasProven,
  isAnotherCompany,
  isAnotherPerson,
  isLegalPerson,
  isProof,
  isProven,
  validateSignatory,
  needsConsent,
  openProofs,
  ownerUnder,
  PROOFS,
  provesAs,
  withOwner,
  withProof,
  type Proof,
} from './index.ts'

const everyProof = Object.keys(PROOFS) as Proof[]

describe('proofs', () => {
  it.each<readonly ['person' | 'company', readonly Proof[], boolean]>([
    ['person', [], false],
    ['person', ['four-elements'], true],
    ['person', ['bank'], true],
    ['person', ['high'], true],
    ['person', ['three-elements'], false],
    ['person', ['photo'], false],
    ['person', ['photo', 'three-elements'], true],
    ['person', ['legal-representative', 'equity'], false],
    ['company', [], false],
    ['company', ['legal-representative'], false],
    ['company', ['equity'], false],
    ['company', ['equity', 'legal-representative'], true],
    ['company', ['four-elements', 'bank', 'high', 'photo', 'three-elements'], false],
  ])('of a %s: %j (CTR-5)', (kind, proofs, isEnough) => {
    expect(isProven(kind, proofs)).toBe(isEnough)
  })

  it('the proofs that are still open are those of the kind that were not given, and none once it is enough (CTR-5)', () => {
    expect(openProofs('person', [], everyProof)).toEqual([
      'on-record',
      'high',
      'four-elements',
      'bank',
      'three-elements',
      'photo',
    ])
    expect(openProofs('person', ['photo'], everyProof)).toEqual([
      'three-elements',
      'on-record',
      'high',
      'four-elements',
      'bank',
    ])
    expect(openProofs('person', ['three-elements'], everyProof)[0]).toBe('photo')
    expect(openProofs('company', ['equity'], everyProof)).toEqual(['legal-representative'])
    expect(openProofs('person', ['high'], everyProof)).toEqual([])
    fc.assert(
      fc.property(fc.constantFrom('person', 'company'), fc.subarray(everyProof), (kind, proofs) => {
        const open = openProofs(kind, proofs, everyProof)
        expect(open.length === 0).toBe(isProven(kind, proofs))
        for (const proof of open) expect([PROOFS[proof].of, proofs.includes(proof)]).toEqual([kind, false])
        expect(isProven(kind, [...proofs, ...open])).toBe(true)
      }),
    )
  })

  it('which no provider checks are not offered, and neither is half a way that leads nowhere (CTR-36)', () => {
    expect(openProofs('person', [], ['bank', 'three-elements'])).toEqual(['bank'])
    expect(openProofs('person', ['photo'], ['bank', 'three-elements'])).toEqual(['three-elements', 'bank'])
    expect(openProofs('company', [], ['equity'])).toEqual([])
    fc.assert(
      fc.property(
        fc.constantFrom('person', 'company'),
        fc.subarray(everyProof),
        fc.subarray(everyProof),
        (kind, proofs, offered) => {
          const open = openProofs(kind, proofs, offered)
          for (const proof of open) expect(offered).toContain(proof)
          if (open.length > 0) expect(isProven(kind, [...proofs, ...open])).toBe(true)
        },
      ),
    )
  })

  it('ask for what they need, and are finished by a code, the bank, a picture, a page or a document (CTR-5)', () => {
    expect(Object.entries(PROOFS).map(([proof, { of, by, requests }]) => [proof, of, by, requests.join(' ')])).toEqual([
      ['on-record', 'person', 'code', ''],
      ['high', 'person', 'page', 'name residentId'],
      ['four-elements', 'person', 'code', 'name residentId bankCard mobile'],
      ['three-elements', 'person', 'code', 'name residentId mobile'],
      ['bank', 'person', 'bank', 'name residentId bankCard'],
      ['photo', 'person', 'picture', 'idFront idBack'],
      ['legal-representative', 'company', 'code', 'companyName creditCode name residentId mobile'],
      ['equity', 'company', 'paper', 'equityPaper'],
    ])
  })

  it('have a name in both languages, and no other text is one (WRD-5)', () => {
    for (const { name } of Object.values(PROOFS))
      expect([name.zh, name.en]).toEqual([expect.stringMatching(/\p{Script=Han}/u), expect.stringMatching(/^[A-Z]/)])
    fc.assert(fc.property(anyText(), (text) => isProof(text) === (everyProof as readonly string[]).includes(text)))
    expect([isProof('bank'), isProof('toString')]).toEqual([true, false])
  })

  it('a proof that is given twice is given once (CTR-5)', () => {
    const once = withProof(aSignatory('seller', { proofs: [] }), 'photo')
    expect(once.proofs).toEqual(['photo'])
    expect(withProof(once, 'photo')).toBe(once)
    expect(withProof(once, 'bank').proofs).toEqual(['photo', 'bank'])
  })
})

describe('a signer', () => {
  const owner = aSignatory('seller').owner
  it.each([
    [{ name: '周正', residentId: '11010519491231002X' }, true],
    [{ name: ' 周 正 ', residentId: '１１０１０５１９４９１２３１００２x' }, true],
    [{ name: '周立', residentId: '11010519491231002X' }, false],
    [{ name: '周正', residentId: '110105194912310021' }, false],
    [{ name: '', residentId: '' }, false],
  ])('%j is the registered owner: %s (CTR-6)', (signer, isSame) => {
    const signatory = aSignatory('seller', { owner, signer })
    expect([isLegalPerson(signatory), needsConsent(signatory)]).toEqual([isSame, !isSame])
    expect(needsConsent({ ...signatory, papers: [aSupportingDocument('consent')] })).toBe(false)
    expect(needsConsent({ ...signatory, papers: [aSupportingDocument('equity')] })).toBe(!isSame)
    expect(validateSignatory(signatory)).toEqual(
      isSame ? { ok: true, value: null } : { ok: false, failure: 'signer-mismatch' },
    )
    expect(validateSignatory({ ...signatory, papers: [aSupportingDocument('consent')] })).toEqual({
      ok: true,
      value: null,
    })
  })

  it('proves who they are before anything else is asked (CTR-7)', () => {
    const signatory = aSignatory('seller', { proofs: [], signer: { name: '周立', residentId: '1' } })
    expect(validateSignatory(signatory)).toEqual({ ok: false, failure: 'not-proven' })
    const company = aSignatory('seller', { owner: { ...owner, kind: 'company', name: '周记商贸' } })
    expect(validateSignatory(company)).toEqual({ ok: false, failure: 'not-proven' })
    expect(
      validateSignatory({
        ...company,
        proofs: ['legal-representative', 'equity'],
        papers: [aSupportingDocument('equity')],
      }).ok,
    ).toBe(true)
  })

  it('a signer for a company that is another’s shows themselves; its own legal person, and a signer not known yet, show the company (CTR-32)', () => {
    const company = { ...owner, kind: 'company', name: '周记商贸' } as const
    const another = aSignatory('seller', {
      owner: company,
      signer: { name: '周立', residentId: '1' },
      proofs: ['legal-representative', 'equity'],
    })
    expect([provesAs(another), hasProven(another), hasProven({ ...another, proofs: ['bank'] })]).toEqual([
      'person',
      false,
      true,
    ])
    expect(validateSignatory({ ...another, proofs: ['bank'] })).toEqual({ ok: false, failure: 'signer-mismatch' })
    expect(validateSignatory({ ...another, proofs: ['bank'], papers: [aSupportingDocument('consent')] }).ok).toBe(true)
    for (const signer of [owner.legalPerson, { name: '', residentId: '' }])
      expect(provesAs(aSignatory('seller', { owner: company, signer }))).toBe('company')
  })

  it('a signer for another owner, or another legal person, needs another consent form (CTR-37)', () => {
    const signatory = aSignatory('seller', {
      owner,
      signer: { name: '周立', residentId: '1' },
      papers: [aSupportingDocument('consent')],
    })
    const { legalPerson } = owner
    for (const other of [
      { ...owner, name: '周父' },
      { ...owner, kind: 'company' },
      { ...owner, legalPerson: { ...legalPerson, name: '周父' } },
      { ...owner, legalPerson: { ...legalPerson, residentId: '2' } },
    ] as const) {
      expect(withOwner(signatory, other)).toEqual({ ...signatory, owner: other, papers: [] })
    }
    const spaced = { ...owner, name: ` ${owner.name} ` }
    expect(withOwner(signatory, spaced)).toEqual({ ...signatory, owner: spaced })
  })

  it('a signer for another owner has shown nothing of its company (CTR-37)', () => {
    const signatory = aSignatory('seller', {
      owner: { ...owner, kind: 'company', name: '周记商贸' },
      proofs: ['bank', 'legal-representative', 'equity'],
    })
    expect(
      withOwner({ ...signatory, papers: [aSupportingDocument('equity')] }, { ...signatory.owner, name: '云禾商贸' }),
    ).toMatchObject({ proofs: ['bank'], papers: [] })
    expect(withOwner(signatory, { ...signatory.owner }).proofs).toEqual(signatory.proofs)
  })

  it('a signer of a company shop signs for a company, which they name and are the legal person of (CTR-39)', () => {
    const terms = (kind: 'enterprise' | 'personal') => purchaseTerms({ priceFen: 1, plan: 'full', kind })
    const known = { ...owner, kind: 'company', name: '周记商贸' } as const
    expect([ownerUnder(terms('personal'), owner), ownerUnder(terms('enterprise'), known)]).toEqual([owner, known])
    const unnamed = ownerUnder(terms('enterprise'), owner)
    expect(unnamed).toEqual({ kind: 'company', name: '', legalPerson: { name: '', residentId: '' } })
    const { name, residentId } = owner.legalPerson
    for (const signer of [owner.legalPerson, unnamed.legalPerson]) {
      const signatory = aSignatory('seller', { owner: unnamed, signer, proofs: [] })
      expect([provesAs(signatory), needsConsent(signatory)]).toEqual(['company', false])
      for (const given of [{ equityPaper: 'paper' }, { name }, { residentId }])
        expect(asShown(signatory, given)).toBe(signatory)
      const shown = asShown(signatory, { companyName: '云禾商贸', name, residentId })
      expect([shown.owner, shown.signer]).toEqual([
        { kind: 'company', name: '云禾商贸', legalPerson: owner.legalPerson },
        owner.legalPerson,
      ])
      expect(asShown(signatory, { name, residentId }).owner).toEqual(unnamed)
    }
  })

  it('signs for no owner whom the document does not name, whatever they showed and submitted (CTR-39)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('person', 'company'),
        anyText(),
        fc.subarray(everyProof),
        fc.subarray([aSupportingDocument('consent'), aSupportingDocument('equity')]),
        (kind, residentId, proofs, papers) => {
          const unidentified = { kind, name: '', legalPerson: { name: '', residentId: '' } } as const
          expect(
            validateSignatory(
              aSignatory('seller', { owner: unidentified, signer: { name: '周正', residentId }, proofs, papers }),
            ),
          ).toEqual({ ok: false, failure: 'not-proven' })
        },
      ),
    )
  })
})

describe('what was given', () => {
  const known = { name: '周正', residentId: '11010519491231002X' }

  it('is another person’s by the name or the number, however it is written, and never where the signer is not known yet (CTR-15)', () => {
    for (const given of [{}, known, { name: ' 周 正 ' }, { residentId: '１１０１０５１９４９１２３１００２x' }])
      expect(isAnotherPerson(given, known)).toBe(false)
    for (const given of [{ ...known, name: '周立' }, { residentId: '110105194912310021' }])
      expect([isAnotherPerson(given, known), isAnotherPerson(given, { name: '', residentId: '' })]).toEqual([
        true,
        false,
      ])
  })

  it('is about another company by its name, however it is written (CTR-33)', () => {
    for (const given of [{}, { companyName: '周记 商贸' }])
      expect(isAnotherCompany(given, { name: '周记商贸' })).toBe(false)
    expect([
      isAnotherCompany({ companyName: '周记贸易' }, { name: '周记商贸' }),
      isAnotherCompany({ companyName: '周记贸易' }, { name: '' }),
    ]).toEqual([true, false])
  })
})
