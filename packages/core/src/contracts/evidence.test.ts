import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aContract, aPaper, aSignatory, signedBy } from '../../testing/an-agreed-contract.ts'
import { anyText } from '../../testing/any-text.ts'
import { EVIDENCE_KINDS, isDigest, keepEvidence, missingEvidence, PARTIES, type Evidence, type EvidenceId, type ContractId } from './index.ts'

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

describe('keepEvidence', () => {
  it('[CTR-9] keeps each piece once, and never another in its place', () => {
    const kept = [piece()]
    expect(keepEvidence([], piece())).toEqual({ ok: true, value: kept })
    const again = keepEvidence(kept, piece({ id: 'evidence-2' as EvidenceId, keptAt: 9 }))
    expect(again.ok && again.value).toBe(kept)
    expect(keepEvidence(kept, piece({ digest: DIGEST.replace('0', '1') }))).toEqual({ ok: false, failure: 'changed' })
    expect(keepEvidence(kept, piece({ kind: 'signature' }))).toEqual({ ok: true, value: [...kept, piece({ kind: 'signature' })] })
    expect(keepEvidence(kept, piece({ party: 'buyer', digest: DIGEST.replace('0', '1') })).ok).toBe(true)
    expect(keepEvidence(kept, piece({ party: 'buyer', contractId: 'contract-2' as ContractId }))).toEqual({ ok: false, failure: 'other-contract' })
  })

  it.each(['', DIGEST.slice(1), `${DIGEST}0`, DIGEST.toUpperCase(), `${DIGEST.slice(1)}g`, `${DIGEST}\n`])('[CTR-9] takes no %j for a digest', (digest) => {
    expect(isDigest(digest)).toBe(false)
    expect(keepEvidence([], piece({ digest }))).toEqual({ ok: false, failure: 'no-digest' })
  })

  it('[CTR-9] whatever is handed in, what is kept stays as it was', () => {
    const aPiece = fc.record({ kind: fc.constantFrom(...EVIDENCE_KINDS), party: fc.constantFrom(...PARTIES), digest: fc.oneof(anyText(), fc.constantFrom(DIGEST, DIGEST.replace('0', '1'))) })
    fc.assert(
      fc.property(fc.array(aPiece), (pieces) => {
        pieces.reduce<readonly Evidence[]>((kept, given) => {
          const after = keepEvidence(kept, piece(given))
          if (!after.ok) return kept
          expect(after.value.slice(0, kept.length)).toEqual(kept)
          expect(new Set(after.value.map(({ kind, party }) => `${kind} ${party}`)).size).toBe(after.value.length)
          return after.value
        }, [])
      }),
    )
  })
})

describe('missingEvidence', () => {
  const half = signedBy(aContract(), 'seller')
  it('[CTR-10] names what a signature needs, and nothing before there is one', () => {
    expect(missingEvidence(aContract(), [])).toEqual([])
    expect(missingEvidence(half, [])).toEqual([{ kind: 'identity', party: 'seller' }, { kind: 'signature', party: 'seller' }])
    expect(missingEvidence(half, [piece()])).toEqual([{ kind: 'signature', party: 'seller' }])
    expect(missingEvidence(half, [piece(), piece({ kind: 'signature' })])).toEqual([])
    expect(missingEvidence(half, [piece({ party: 'buyer' }), piece({ contractId: 'contract-2' as ContractId })])).toHaveLength(2)
  })

  it('[CTR-10] wants the consent of an owner who lets another sign', () => {
    const another = aContract({ seller: aSignatory('seller', { signer: { name: '周立', residentId: '1' }, papers: [aPaper('consent')] }) })
    const signed = signedBy(another, 'seller')
    expect(missingEvidence(signed, [])).toEqual([
      { kind: 'identity', party: 'seller' },
      { kind: 'consent', party: 'seller' },
      { kind: 'signature', party: 'seller' },
    ])
    const others = [piece(), piece({ kind: 'signature' })]
    expect(missingEvidence(signed, [...others, piece({ kind: 'consent' })])).toEqual([{ kind: 'consent', party: 'seller' }])
    expect(missingEvidence(signed, [...others, piece({ kind: 'consent', digest: aPaper('consent').digest })])).toEqual([])
  })

  it('[CTR-10] wants the whole document with the house’s seal once all have signed', () => {
    expect(missingEvidence(signedBy(half, 'buyer'), [piece(), piece({ kind: 'signature' })])).toEqual([
      { kind: 'identity', party: 'buyer' },
      { kind: 'signature', party: 'buyer' },
      { kind: 'signature', party: 'house' },
      { kind: 'document', party: 'house' },
    ])
  })
})
