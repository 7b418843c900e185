import { expect, it, describe } from 'vitest'
import { aPlacedRecord } from '../../../testing/an-order-record.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import {
  agreementAddress,
  decideAgreement,
  ownAgreement,
  decideConsent,
  MAX_REPLACED,
  noConsentPicture,
  validateConsent,
  type ConsentFacts,
  type ContractRecord,
  type SupportingDocument,
} from '../index.ts'
import { aContractRecord } from '../../../testing/a-contract-record.ts'
import { aContract, aSignatory, aSupportingDocument, signedBy } from '../../../testing/an-agreed-contract.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { DAY_MS, fail, refused } from '../../kernel/index.ts'
import { contractMessages } from './contract-messages.ts'

const order = aPlacedRecord()

it('an agreement is its two parties’ to read, and is agreed to in the version of its order only (CTR-22)', () => {
  for (const userId of ['buyer', 'seller'])
    expect(decideAgreement(order, userId, order.termsVersion)).toEqual({ ok: true, value: order })
  expect(decideAgreement(order, 'buyer', 'another')).toMatchObject(refusedAs('terms-changed', 'termsVersion'))
  for (const decided of [
    ownAgreement(order, 'other'),
    ownAgreement(undefined, 'buyer'),
    decideAgreement(order, 'other', 'another'),
  ])
    expect(decided).toMatchObject(refusedAs('not-found'))
  expect(agreementAddress('o1')).toBe('/user_center/server/contractAgree?order=o1')
})

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

const contract = {
  id: 'contract-1',
  orderId: 'order-1',
  number: 'HT1',
  shop: { id: 'shop-1', title: '一家店', platform: 1, kind: 'flagship' },
  buyerId: 'buyer',
  sellerId: 'seller',
} as const

it('a draft and a sealed contract are told to both, a signature to the other party (MSG-16)', () => {
  const events = (status: string, ...parties: readonly string[]) =>
    contractMessages({ ...contract, status, signatures: parties.map((party) => ({ party })) } as never, 5).map(
      ({ userId, event, key }) => `${userId} ${event} ${key}`,
    )
  expect(events('draft')).toEqual([
    'seller contract.drafted contract:contract-1:drafted',
    'buyer contract.drafted contract:contract-1:drafted',
  ])
  expect(events('seller-signed', 'seller')).toEqual(['buyer contract.signed contract:contract-1:seller'])
  expect(events('all-signed', 'seller', 'buyer', 'house')).toEqual([
    'seller contract.sealed contract:contract-1:sealed',
    'buyer contract.sealed contract:contract-1:sealed',
  ])
})

it('what is told of a contract names its shop, its number and who signed, and leads to its order (MSG-16)', () => {
  const signed = { ...contract, status: 'buyer-signed', signatures: [{ party: 'buyer' }] }
  expect(contractMessages(signed as never, 5)).toEqual([
    {
      userId: 'seller',
      event: 'contract.signed',
      key: 'contract:contract-1:buyer',
      subject: 'order-1',
      figures: { shop: '一家店', number: 'HT1', party: 'buyer' },
      at: 5,
    },
  ])
  for (const status of ['draft', 'all-signed'])
    expect(contractMessages({ ...contract, status, signatures: [] } as never, 5)[0]).toMatchObject({
      subject: 'order-1',
      figures: { shop: '一家店', number: 'HT1' },
      at: 5,
    })
})
