import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aContract, aSupportingDocument, aSignatory, signedBy } from '../../testing/an-agreed-contract.ts'
import { anyText } from '../../testing/any-text.ts'
import {
  EVIDENCE_KINDS,
  isDigest,
  keepEvidence,
  missingEvidence,
  PARTIES,
  type Evidence,
  type EvidenceId,
  type ContractId,
} from './index.ts'

const DIGEST = '0123456789abcdef'.repeat(4)
const piece = (change: Partial<Evidence> = {}): Evidence => ({
  id: 'evidence-1' as EvidenceId,
  contractId: 'contract-1' as ContractId,
  kind: 'identity',
  party: 'seller',
  digest: DIGEST,
  keptAt: 5,
  ...change,
})

it('evidence is of an identity, a consent, a signature or the document, and of each party and the platform (CTR-9)', () => {
  expect(EVIDENCE_KINDS).toEqual(['identity', 'consent', 'signature', 'document'])
  expect(PARTIES).toEqual(['seller', 'buyer', 'house'])
})

describe('keepEvidence', () => {
  it.each(['', DIGEST.slice(1), `${DIGEST}0`, DIGEST.toUpperCase(), `${DIGEST.slice(1)}g`, `${DIGEST}\n`])(
    'takes no %j for a digest (CTR-9)',
    (digest) => {
      expect(isDigest(digest)).toBe(false)
      expect(keepEvidence([], piece({ digest }))).toEqual({ ok: false, failure: 'no-digest' })
    },
  )

  it('whatever is submitted, the evidence stays as it was (CTR-9)', () => {
    const aPiece = fc.record({
      kind: fc.constantFrom(...EVIDENCE_KINDS),
      party: fc.constantFrom(...PARTIES),
      digest: fc.oneof(anyText(), fc.constantFrom(DIGEST, DIGEST.replace('0', '1'))),
    })
    fc.assert(
      fc.property(fc.array(aPiece), (pieces) => {
        pieces.reduce<readonly Evidence[]>((stored, given) => {
          const after = keepEvidence(stored, piece(given))
          if (!after.ok) return stored
          expect(after.value.slice(0, stored.length)).toEqual(stored)
          expect(new Set(after.value.map(({ kind, party }) => `${kind} ${party}`)).size).toBe(after.value.length)
          return after.value
        }, [])
      }),
    )
  })
})

describe('missingEvidence', () => {
  const half = signedBy(aContract(), 'seller')
  it('names what a signature needs, and nothing before there is one (CTR-10)', () => {
    expect(missingEvidence(aContract(), [])).toEqual([])
    expect(missingEvidence(half, [])).toEqual([
      { kind: 'identity', party: 'seller' },
      { kind: 'signature', party: 'seller' },
    ])
    expect(missingEvidence(half, [piece()])).toEqual([{ kind: 'signature', party: 'seller' }])
    expect(missingEvidence(half, [piece(), piece({ kind: 'signature' })])).toEqual([])
    expect(
      missingEvidence(half, [piece({ party: 'buyer' }), piece({ contractId: 'contract-2' as ContractId })]),
    ).toHaveLength(2)
  })

  it('wants the consent of an owner who lets another sign (CTR-10)', () => {
    const another = aContract({
      seller: aSignatory('seller', {
        signer: { name: '周立', residentId: '1' },
        papers: [aSupportingDocument('consent')],
      }),
    })
    const signed = signedBy(another, 'seller')
    expect(missingEvidence(signed, [])).toEqual([
      { kind: 'identity', party: 'seller' },
      { kind: 'consent', party: 'seller' },
      { kind: 'signature', party: 'seller' },
    ])
    const others = [piece(), piece({ kind: 'signature' })]
    expect(missingEvidence(signed, [...others, piece({ kind: 'consent' })])).toEqual([
      { kind: 'consent', party: 'seller' },
    ])
    expect(
      missingEvidence(signed, [...others, piece({ kind: 'consent', digest: aSupportingDocument('consent').digest })]),
    ).toEqual([])
  })

  it('wants the whole document with the platform’s seal once all have signed (CTR-10)', () => {
    expect(missingEvidence(signedBy(half, 'buyer'), [piece(), piece({ kind: 'signature' })])).toEqual([
      { kind: 'identity', party: 'buyer' },
      { kind: 'signature', party: 'buyer' },
      { kind: 'signature', party: 'house' },
      { kind: 'document', party: 'house' },
    ])
  })
})
