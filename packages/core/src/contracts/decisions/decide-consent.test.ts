import { describe, expect, it } from 'vitest'
import { aContractRecord } from '../../../testing/a-contract-record.ts'
import { aContract, aSignatory, aSupportingDocument, signedBy } from '../../../testing/an-agreed-contract.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { DAY_MS, fail, refused } from '../../kernel/index.ts'
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
      expect(decide(change)).toMatchObject(refusedAs('not-found'))
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
    const turnedDown = { is: 'refused', at: NOON, reason: '没有日期' } as const
    const another = (change: Partial<SupportingDocument>, digest: string) =>
      decide({ contract: withForm(change) }, digest)
    expect(another({}, OTHER)).toEqual(fail(refused('papers-settled', '这份材料已通过审核，不用再提交', 'paper')))
    expect(another({ standing: { is: 'waiting' }, replaced: MAX_REPLACED }, OTHER)).toEqual(
      fail(refused('too-many', '已经换过几次了，请等店渡看完现在这一份', 'paper')),
    )
    expect(another({ standing: turnedDown }, FORM)).toEqual(
      fail(refused('paper-refused', '这张照片之前没有通过审核，请重新准备后另拍一张', 'paper')),
    )
    expect(another({ standing: turnedDown }, OTHER).ok).toBe(true)
    expect(fail(noConsentPicture())).toMatchObject(refusedAs('bad-parameter', 'paper'))
  })
})
