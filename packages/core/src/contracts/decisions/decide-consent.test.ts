import { describe, expect, it } from 'vitest'
import { aContractRecord } from '../../../testing/a-contract-record.ts'
import { aContract, aSignatory, aSupportingDocument, signedBy } from '../../../testing/an-agreed-contract.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { DAY_MS } from '../../kernel/index.ts'
import {
  decideConsent,
  MAX_REPLACED,
  noConsentPicture,
  validateConsent,
  type ConsentFacts,
  type ContractRecord,
  type SupportingDocument,
} from '../index.ts'

const FACTS: ConsentFacts<ContractRecord> = { userId: 'seller', contract: aContractRecord(), at: NOON }
const FORM = 'a'.repeat(64)
const OTHER = 'b'.repeat(64)
const decide = (change: Partial<ConsentFacts<ContractRecord>> = {}, digest = FORM) =>
  decideConsent({ ...FACTS, ...change }, digest)
const withForm = (change: Partial<SupportingDocument>) =>
  aContractRecord(
    aContract({ seller: aSignatory('seller', { papers: [{ ...aSupportingDocument('consent'), ...change }] }) }),
  )

describe('decideConsent', () => {
  it('waits for the platform, and changes no other party (CTR-41)', () => {
    expect(decide()).toMatchObject({
      ok: true,
      value: { seller: { papers: [{ kind: 'consent', digest: FORM, standing: { is: 'waiting' } }] } },
    })
    expect(decide()).toMatchObject({ value: { buyer: FACTS.contract?.buyer, sellerId: 'seller' } })
  })

  it('stops the days of a buyer whose signature rests on it (CTR-70)', () => {
    const another = { kind: 'person', name: '母', legalPerson: { name: '母', residentId: '1' } } as const
    const half = signedBy(aContract({ buyer: aSignatory('buyer', { owner: another }) }), 'seller')
    expect(decide({ userId: 'buyer', contract: aContractRecord(half), at: NOON + DAY_MS })).toMatchObject({
      value: { signHeldSince: NOON + DAY_MS },
    })
  })

  it('is taken from a party only, before they have signed, and while the contract can be signed (CTR-12, CTR-37)', () => {
    for (const change of [{ userId: 'other' }, { contract: undefined }])
      expect(decide(change)).toMatchObject({ failure: { reason: 'not-found' } })
    const signed = aContractRecord(signedBy(aContract(), 'seller'))
    const ended = aContractRecord(aContract(), { orderStatus: 'refunded' })
    for (const change of [
      { contract: signed },
      { contract: ended },
      { userId: 'buyer', contract: signed, at: NOON + 9 * DAY_MS },
    ]) {
      expect(decide(change)).toMatchObject({
        failure: { reason: 'terms-changed', message: '合同状态已变化，请刷新查看' },
      })
      expect(validateConsent({ ...FACTS, ...change }).ok).toBe(false)
    }
    expect(validateConsent(FACTS)).toEqual({ ok: true, value: { party: 'seller', contract: FACTS.contract } })
  })

  it('says why another one is not taken, at its field (CTR-42, CTR-43)', () => {
    const refused = { is: 'refused', at: NOON, reason: '没有日期' } as const
    const words = (change: Partial<SupportingDocument>, digest: string) => {
      const decided = decide({ contract: withForm(change) }, digest)
      return decided.ok || decided.failure.kind !== 'refused'
        ? 'taken'
        : [decided.failure.reason, decided.failure.field]
    }
    expect(words({}, OTHER)).toEqual(['papers-settled', 'paper'])
    expect(words({ standing: { is: 'waiting' }, replaced: MAX_REPLACED }, OTHER)).toEqual(['too-many', 'paper'])
    expect(words({ standing: refused }, FORM)).toEqual(['paper-refused', 'paper'])
    expect(words({ standing: refused }, OTHER)).toBe('taken')
    expect(noConsentPicture()).toMatchObject({ reason: 'bad-parameter', field: 'paper' })
  })
})
