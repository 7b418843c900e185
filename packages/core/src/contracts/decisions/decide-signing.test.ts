import { describe, expect, it } from 'vitest'
import { aContractRecord } from '../../../testing/a-contract-record.ts'
import { OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { aContract, aSignatory, aSupportingDocument, signedBy } from '../../../testing/an-agreed-contract.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { DAY_MS } from '../../kernel/index.ts'
import {
  contractAt,
  contractShownTo,
  decideLink,
  decideReading,
  decideSigning,
  maySignNow,
  UNKNOWN_OWNER,
  writeDrawing,
  type ContractRecord,
  type SigningFacts,
} from '../index.ts'

const DRAWING = writeDrawing([
  [
    [1, 1],
    [9, 9],
  ],
])
const FACTS: SigningFacts<string> = { userId: 'seller', contract: aContractRecord(), hasRead: true, at: NOON }
const half = aContractRecord(signedBy(aContract(), 'seller'))
const older = aContractRecord({ ...aContract(), terms: { ...aContract().terms, version: OLDER_TERMS } })
const decide = (facts: Partial<SigningFacts<string>> = {}, drawing?: string, way: 'manual' | 'next' = 'manual') =>
  decideSigning({ ...FACTS, ...facts }, { way, drawing })
const withSeller = (change: Parameters<typeof aSignatory>[1]): ContractRecord =>
  aContractRecord(aContract({ seller: aSignatory('seller', change) }))
const refusedFor = (failure: object) => ({ ok: false, failure })

describe('decideSigning', () => {
  it('the seller signs first, and the order is told so (CTR-2, CTR-4)', () => {
    expect(decide()).toMatchObject({
      ok: true,
      value: {
        party: 'seller',
        event: 'seller.signed',
        contract: { status: 'seller-signed', orderStatus: 'paid', signatures: [{ party: 'seller', way: 'manual' }] },
      },
    })
  })

  it('the buyer signs second, and the platform seals with them (CTR-2, CTR-4)', () => {
    expect(decide({ contract: half, userId: 'buyer' }, undefined, 'next')).toMatchObject({
      value: {
        party: 'buyer',
        event: 'all.signed',
        contract: { status: 'all-signed', signatures: [{}, { party: 'buyer', way: 'next' }, { way: 'seal' }] },
      },
    })
  })

  it('before the balance each signature is told as itself, the last one too (CTR-76, CTR-4)', () => {
    const unpaid = { orderStatus: 'deposit-paid' } as const
    const eventOf = (contract: ContractRecord, userId: string) => {
      const decided = decide({ contract: { ...contract, ...unpaid }, userId })
      return decided.ok ? [decided.value.event, decided.value.contract.status] : decided.failure
    }
    expect(eventOf(aContractRecord(), 'buyer')).toEqual(['buyer.signed', 'buyer-signed'])
    expect(eventOf(aContractRecord(), 'seller')).toEqual(['seller.signed', 'seller-signed'])
    expect(eventOf(half, 'buyer')).toEqual(['buyer.signed', 'all-signed'])
    const first = aContractRecord(signedBy(aContract(), 'buyer'))
    expect(eventOf(first, 'seller')).toEqual(['seller.signed', 'all-signed'])
    expect(decide({ contract: first })).toMatchObject({ value: { event: 'all.signed' } })
    expect(decide({ contract: { ...older, ...unpaid } })).toMatchObject({ ok: false })
  })

  it('while a viewing is reviewed the contract stands as it is (CTR-76)', () => {
    const paused = { ...half, orderStatus: 'refund-under-review' as const }
    expect(contractAt(paused, NOON + 30 * DAY_MS).status).toBe('seller-signed')
    expect(contractAt({ ...paused, orderStatus: 'refunded' }, NOON).status).toBe('void')
  })

  it('while a viewing is reviewed neither party signs or gets a link, and both are told why (CTR-77)', () => {
    const drafted = aContractRecord(aContract(), { orderStatus: 'refund-under-review' })
    for (const userId of ['seller', 'buyer'] as const) {
      expect(decide({ contract: drafted, userId })).toMatchObject(refusedAs('signing-paused'))
      expect(decideLink(drafted, userId, NOON)).toMatchObject(refusedAs('signing-paused'))
      const shown = contractShownTo(userId, drafted, { offered: [], at: NOON })
      expect([shown.isPaused, maySignNow(shown, userId)]).toEqual([true, false])
    }
    const paid = contractShownTo('buyer', aContractRecord(), { offered: [], at: NOON })
    expect([paid.isPaused, maySignNow(paid, 'buyer')]).toEqual([undefined, true])
  })

  it('what a hand drew is kept once, and what another way brings is no drawing (CTR-71)', () => {
    const drawnBy = (...call: Parameters<typeof decide>) => {
      const decided = decide(...call)
      return decided.ok ? decided.value.contract.drawnBy : 'refused'
    }
    expect(drawnBy({}, DRAWING)).toEqual(['seller'])
    expect([drawnBy(), drawnBy({}, DRAWING, 'next')]).toEqual([[], []])
    expect(drawnBy({ contract: aContractRecord(aContract(), { drawnBy: ['seller'] }) }, DRAWING)).toEqual(['seller'])
  })

  const unread = { hasRead: false } as const
  const another: ContractRecord['seller']['owner'] = {
    kind: 'person',
    name: '母',
    legalPerson: { name: '母', residentId: '1' },
  }
  /** Each is refused for its own fault, although everything checked after it is wrong as well. */
  it.each<readonly [string, Partial<SigningFacts<string>>, string | undefined, object]>([
    ['an unknown contract', { contract: undefined }, 'scribble', { reason: 'not-found', message: '没有找到合同' }],
    ['a stranger', { userId: 'other' }, 'scribble', { reason: 'not-found', message: '没有找到合同' }],
    [
      'a drawing that is none',
      { userId: 'buyer' },
      'scribble',
      { reason: 'bad-parameter', message: '手写签名格式不正确', field: 'drawing' },
    ],
    [
      'a party out of turn',
      { userId: 'buyer', contract: older },
      undefined,
      { reason: 'terms-changed', message: '合同状态已变化，请刷新查看' },
    ],
    [
      'a buyer who is late',
      { userId: 'buyer', contract: half, at: NOON + 3 * DAY_MS + 1 },
      undefined,
      { reason: 'terms-changed', message: '合同状态已变化，请刷新查看' },
    ],
    [
      'a contract whose order has ended',
      { contract: aContractRecord(aContract(), { orderStatus: 'refunded' }) },
      undefined,
      { reason: 'terms-changed', message: '合同状态已变化，请刷新查看' },
    ],
    [
      'who has proven nothing',
      { contract: withSeller({ proofs: [] }) },
      undefined,
      { reason: 'terms-changed', message: '请先完成实名认证再签署' },
    ],
    [
      'whom nobody knows',
      { contract: withSeller({ owner: UNKNOWN_OWNER }) },
      undefined,
      { reason: 'terms-changed', message: '请先完成实名认证再签署' },
    ],
    [
      'who signs for another without leave',
      { contract: withSeller({ owner: another }) },
      undefined,
      { kind: 'signer-mismatch' },
    ],
    [
      'whose document nobody has looked at',
      { contract: withSeller({ owner: another, papers: [aSupportingDocument('consent', { is: 'waiting' })] }) },
      undefined,
      { reason: 'paper-waiting', message: '材料还在审核，通过后才能签署' },
    ],
    [
      'who has not read it',
      {},
      undefined,
      { reason: 'terms-changed', message: '合同内容已变化，请重新阅读后再签署', field: 'digest' },
    ],
  ])('refuses %s (CTR-1, CTR-7, CTR-14, CTR-29, CTR-41)', (_, facts, drawing, failure) => {
    expect(decide({ ...unread, ...facts }, drawing)).toMatchObject(refusedFor(failure))
  })
})

describe('decideReading', () => {
  it('confirms the document that stands there, and no other (CTR-18)', () => {
    expect(decideReading('a', 'a')).toEqual({ ok: true, value: 'a' })
    for (const standing of ['b', undefined])
      expect(decideReading('a', standing)).toMatchObject(
        refusedFor({ reason: 'terms-changed', message: '合同内容已变化，请重新阅读', field: 'digest' }),
      )
  })
})
