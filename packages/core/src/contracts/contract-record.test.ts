import { describe, expect, it } from 'vitest'
import { aContractRecord } from '../../testing/a-contract-record.ts'
import { aContract, aSignatory, aSupportingDocument, signedBy } from '../../testing/an-agreed-contract.ts'
import { anOrderAfter, OLDER_TERMS } from '../../testing/an-order-at-work.ts'
import { recordOf } from '../../testing/an-order-record.ts'
import { AN_ORDINARY_NOON as NOON } from '../../testing/manual-clock.ts'
import { DAY_MS } from '../kernel/index.ts'
import { settleByOf } from '../orders/index.ts'
import {
  contractAt,
  contractShownTo,
  draftOfOrder,
  maskedNumber,
  ownerFrom,
  partyOf,
  UNKNOWN_OWNER,
  type ContractId,
} from './index.ts'

const draft = aContractRecord()
const half = aContractRecord(signedBy(aContract(), 'seller'))
const full = aContractRecord(signedBy(half, 'buyer'), { orderStatus: 'handing-over' })
const view = { offered: ['bank'], at: NOON } as const

describe('a contract as the platform knows it', () => {
  it('has its seller and its buyer, and no other party (CTR-12)', () => {
    expect(['seller', 'buyer', 'other'].map((who) => partyOf(draft, who))).toEqual(['seller', 'buyer', undefined])
  })

  it('ends with its deadline and with its order at once, and stays once all have signed (CTR-25)', () => {
    const late = NOON + 3 * DAY_MS + 1
    expect([draft, half, full].map((one) => contractAt(one, late).status)).toEqual(['draft', 'expired', 'all-signed'])
    for (const orderStatus of ['refunded', 'closed-with-damages'] as const)
      expect([draft, half, full].map((one) => contractAt({ ...one, orderStatus }, NOON).status)).toEqual([
        'void',
        'void',
        'all-signed',
      ])
  })

  it('is not late before its balance is, and waits while a viewing is reviewed, which older terms do not know (CTR-76)', () => {
    const late = NOON + 3 * DAY_MS + 1
    expect(contractAt({ ...half, orderStatus: 'deposit-paid' }, late)).toMatchObject({ status: 'seller-signed' })
    const reviewed = { ...half, orderStatus: 'refund-under-review' } as const
    expect(contractAt(reviewed, late)).toBe(reviewed)
    const older = { ...reviewed, terms: { ...half.terms, version: OLDER_TERMS } }
    expect(contractAt(older, NOON)).toMatchObject({ status: 'void' })
    const pauseShown = (stored: typeof full) => contractShownTo('buyer', stored, view).isPaused
    expect([reviewed, older, { ...full, orderStatus: reviewed.orderStatus }].map(pauseShown)).toEqual([
      true,
      undefined,
      undefined,
    ])
  })

  it('is shown to a party with masked numbers, and tells what was wrong with a document to its owner only (CTR-43)', () => {
    const papers = [aSupportingDocument('consent', { is: 'refused', at: NOON, reason: '没有日期' })]
    const stored = aContractRecord(aContract({ seller: aSignatory('seller', { papers }) }), { drawnBy: ['seller'] })
    const [own, other] = (['seller', 'buyer'] as const).map((role) => contractShownTo(role, stored, view))
    expect([own, other]).toMatchObject([
      {
        role: 'seller',
        hasDrawing: true,
        offered: ['bank'],
        seller: { papers: [{ standing: { reason: '没有日期' } }] },
      },
      { role: 'buyer', hasDrawing: false, seller: { papers: [{ standing: { reason: '' } }] } },
    ])
    for (const { signer, owner } of [own?.seller, own?.buyer, other?.seller, other?.buyer].flatMap((one) => one ?? []))
      expect([signer.residentId, owner.legalPerson.residentId]).toEqual([
        expect.stringMatching(/^\d{3}\*+[\dX]{2}$/),
        expect.stringMatching(/^\d{3}\*+[\dX]{2}$/),
      ])
    expect(Object.keys(own ?? {})).not.toEqual(expect.arrayContaining(['sellerId']))
    expect(contractShownTo('buyer', half, { ...view, at: NOON + 4 * DAY_MS }).status).toBe('expired')
    expect(maskedNumber('')).toBe('')
  })
})

describe('draftOfOrder', () => {
  const order = recordOf(anOrderAfter(1))
  const owner = (name: string) => ownerFrom({ name, residentId: `${name} id` })
  const facts = {
    id: 'contract-1' as ContractId,
    order: { ...order, shop: { ...order.shop, kind: 'flagship' as const } },
    listing: null,
    ownerOnRecord: undefined,
    seller: owner('周'),
    buyer: owner('林'),
    at: NOON,
  }

  it('names the two by what is known of them, with nothing shown and nothing signed (CTR-17)', () => {
    expect(draftOfOrder(facts)).toMatchObject({
      id: 'contract-1',
      orderId: order.id,
      number: `HT${order.number}`,
      status: 'draft',
      signatures: [],
      sellerId: 'seller',
      buyerId: 'buyer',
      orderStatus: 'paid',
      drawnBy: [],
      seller: { party: 'seller', owner: { name: '周' }, signer: { name: '周' }, proofs: [], papers: [] },
      buyer: { party: 'buyer', owner: { name: '林' }, signer: { name: '林' }, proofs: [], papers: [] },
      draftedAt: NOON,
    })
  })

  it('holds its buyer to the days after their deposit, and to none without one (CTR-75)', () => {
    const reserved = recordOf(anOrderAfter(1, 'deposit'))
    expect(draftOfOrder({ ...facts, order: reserved }).settleBy).toBe(settleByOf(reserved))
    expect(draftOfOrder(facts).settleBy).toBeNull()
  })

  it('a shop in another’s name is theirs, and its seller signs for them (CTR-37)', () => {
    expect(draftOfOrder({ ...facts, ownerOnRecord: owner('母') }).seller).toMatchObject({
      owner: { name: '母' },
      signer: { name: '周' },
    })
  })

  it('a person owns in their own name, or acts for a company (CTR-33)', () => {
    const person = { name: '周', residentId: '1' }
    expect(ownerFrom(person)).toEqual({ kind: 'person', name: '周', legalPerson: person })
    expect(ownerFrom(person, '云禾')).toEqual({ kind: 'company', name: '云禾', legalPerson: person })
  })

  it('names no party whose identity is unknown, and a company where its shop is sold as a share of it (CTR-30, CTR-39)', () => {
    expect(draftOfOrder({ ...facts, seller: UNKNOWN_OWNER }).seller).toMatchObject({
      owner: { kind: 'person', name: '' },
      signer: { name: '', residentId: '' },
    })
    const company = { ...order, shop: { ...order.shop, kind: 'enterprise' as const } }
    expect(draftOfOrder({ ...facts, order: company }).seller).toMatchObject({
      owner: { kind: 'company', name: '' },
      signer: { name: '周' },
    })
  })
})
