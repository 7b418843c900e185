import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aContract, aSupportingDocument, aSignatory, signedBy } from '../../testing/an-agreed-contract.ts'
import { anOrderAfter, OLDER_TERMS } from '../../testing/an-order-at-work.ts'
import { AN_ORDINARY_NOON as NOON } from '../../testing/manual-clock.ts'
import { DAY_MS, HOUR_MS } from '../kernel/index.ts'
import { deadlinesOf, edgesFrom, moveOrder } from '../orders/index.ts'
import {
  CONTRACT_STATUSES,
  expireContract,
  hasSigned,
  isLate,
  mayMoveContract,
  maySignNow,
  nextSigner,
  ORDER_EVENTS,
  PARTIES,
  signBy,
  signContract,
  toContractStatus,
  voidContract,
  type Contract,
  type ContractStatus,
} from './index.ts'

const draft = aContract()
const half = signedBy(draft, 'seller', NOON + HOUR_MS)
const LAST = NOON + HOUR_MS + 3 * DAY_MS
const full = signedBy(half, 'buyer', LAST)
const gone = (contract: Contract) => {
  const voided = voidContract(contract)
  if (!voided.ok) throw new Error(voided.failure)
  return voided.value
}
const expired = (() => {
  const late = expireContract(half, LAST + 1)
  if (!late.ok) throw new Error(late.failure)
  return late.value
})()
const faultOf = (contract: Contract, party: 'seller' | 'buyer', at: number) => {
  const signed = signContract(contract, { party, way: 'manual', at })
  return signed.ok ? 'fine' : signed.failure
}

describe('a contract', () => {
  it('is signed by the seller, then by the buyer, and the platform seals with the buyer (CTR-2)', () => {
    expect([draft.status, draft.signatures, nextSigner(draft)]).toEqual(['draft', [], 'seller'])
    expect([half.status, half.signatures, nextSigner(half)]).toEqual([
      'seller-signed',
      [{ party: 'seller', way: 'manual', at: NOON + HOUR_MS }],
      'buyer',
    ])
    expect([full.status, nextSigner(full)]).toEqual(['all-signed', null])
    expect(full.signatures).toEqual([
      { party: 'seller', way: 'manual', at: NOON + HOUR_MS },
      { party: 'buyer', way: 'manual', at: LAST },
      { party: 'house', way: 'seal', at: LAST },
    ])
    expect(PARTIES.map((party) => [hasSigned(draft, party), hasSigned(half, party), hasSigned(full, party)])).toEqual([
      [false, true, true],
      [false, false, true],
      [false, false, true],
    ])
    expect(signContract(draft, { party: 'seller', way: 'next', at: NOON })).toMatchObject({
      value: { signatures: [{ way: 'next' }] },
    })
  })

  it('is signed by the buyer first too, and the platform seals with the seller then (CTR-76)', () => {
    const first = signedBy(draft, 'buyer', NOON + HOUR_MS)
    expect([first.status, nextSigner(first), signBy(first)]).toEqual(['buyer-signed', 'seller', null])
    expect([maySignNow(draft, 'buyer'), maySignNow(first, 'buyer'), maySignNow(first, 'seller')]).toEqual([
      true,
      false,
      true,
    ])
    const both = signedBy(first, 'seller', NOON + 30 * DAY_MS)
    expect(both.signatures.map(({ party }) => party)).toEqual(['buyer', 'seller', 'house'])
    expect(both.status).toBe('all-signed')
  })

  it('is signed by no party twice, and under older terms by no buyer first (CTR-2)', () => {
    const older = { ...draft, terms: { ...draft.terms, version: OLDER_TERMS } }
    expect([faultOf(older, 'buyer', NOON), faultOf(half, 'seller', NOON)]).toEqual(['not-your-turn', 'not-your-turn'])
    expect(faultOf(signedBy(draft, 'buyer'), 'buyer', NOON)).toBe('not-your-turn')
  })

  it('is not late before the days after the deposit and the viewing are over (CTR-75)', () => {
    const held = { ...half, settleBy: LAST + DAY_MS }
    expect([signBy(held), signBy({ ...half, settleBy: LAST - DAY_MS })]).toEqual([LAST + DAY_MS, LAST])
    expect([faultOf(held, 'buyer', LAST + DAY_MS), faultOf(held, 'buyer', LAST + DAY_MS + 1)]).toEqual([
      'fine',
      'too-late',
    ])
  })

  it('waits for the buyer until the last instant of the third day, and expires after it (CTR-3)', () => {
    expect([signBy(draft), signBy(half), signBy(full)]).toEqual([null, LAST, LAST])
    expect([faultOf(half, 'buyer', LAST), faultOf(half, 'buyer', LAST + 1)]).toEqual(['fine', 'too-late'])
    expect([isLate(half, LAST), isLate(half, LAST + 1), isLate(full, LAST + 1), isLate(draft, LAST * 2)]).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(expireContract(half, LAST)).toEqual({ ok: false, failure: 'too-early' })
    expect(expired).toEqual({ ...half, status: 'expired' })
    expect(isLate({ ...half, signatures: [] }, Infinity)).toBe(false)
  })

  it('a draft never expires, because a seller has no fixed day (CTR-3)', () => {
    expect(expireContract(draft, LAST * 2)).toEqual({ ok: false, failure: 'too-early' })
    expect(faultOf(draft, 'seller', NOON + 900 * DAY_MS)).toBe('fine')
  })

  it('a contract that has ended is neither signed nor ended again (CTR-1)', () => {
    for (const ended of [full, expired, gone(draft), gone(half)]) {
      for (const party of ['seller', 'buyer'] as const) expect(faultOf(ended, party, NOON)).toBe('ended')
      expect(expireContract(ended, LAST + 1)).toEqual({ ok: false, failure: 'ended' })
      expect(voidContract(ended)).toEqual({ ok: false, failure: 'ended' })
    }
    expect(gone(half)).toEqual({ ...half, status: 'void' })
  })

  it('is not signed by a party who has not proven who they are, nor for another without a document (CTR-7)', () => {
    const unproven = aContract({ seller: aSignatory('seller', { proofs: ['three-elements'] }) })
    expect(faultOf(unproven, 'seller', NOON)).toBe('not-proven')
    const another = aContract({
      seller: aSignatory('seller', { signer: { name: '周立', residentId: '11010519491231002X' } }),
    })
    expect(faultOf(another, 'seller', NOON)).toBe('signer-mismatch')
    expect(
      faultOf(
        { ...another, seller: { ...another.seller, papers: [aSupportingDocument('consent', { is: 'waiting' })] } },
        'seller',
        NOON,
      ),
    ).toBe('paper-waiting')
    expect(
      faultOf({ ...another, seller: { ...another.seller, papers: [aSupportingDocument('consent')] } }, 'seller', NOON),
    ).toBe('fine')
    expect(faultOf(aContract({ buyer: aSignatory('buyer', { proofs: [] }) }), 'seller', NOON)).toBe('fine')
    expect(faultOf({ ...half, buyer: aSignatory('buyer', { proofs: [] }) }, 'buyer', NOON)).toBe('not-proven')
  })

  it.each([Number.NaN, Infinity, -Infinity, 1e308, 0.5])('at %s is signed by no party (ORD-35)', (at) => {
    expect(faultOf(draft, 'seller', at)).toBe('no-instant')
    expect(faultOf(half, 'buyer', at)).toBe('no-instant')
  })

  it('has no signature before the one it follows, whatever the clock does (ORD-35)', () => {
    expect(signedBy(draft, 'seller', NOON - DAY_MS).signatures[0]?.at).toBe(NOON)
    expect(signedBy(half, 'buyer', NOON - DAY_MS).signatures.map(({ at }) => at)).toEqual([
      NOON + HOUR_MS,
      NOON + HOUR_MS,
      NOON + HOUR_MS,
    ])
  })
})

describe('the states of a contract', () => {
  const statuses = Object.keys(CONTRACT_STATUSES) as ContractStatus[]

  it('have a code, an outcome and a name in both languages (WRD-5)', () => {
    for (const status of statuses) {
      expect(toContractStatus(CONTRACT_STATUSES[status])).toMatchObject({
        status,
        name: { zh: expect.stringMatching(/\p{Script=Han}/u), en: expect.stringMatching(/^[A-Z]/) },
      })
    }
    expect(statuses.map((status) => toContractStatus(CONTRACT_STATUSES[status]).outcome)).toEqual([
      'pending',
      'pending',
      'success',
      'failure',
      'failure',
      'pending',
    ])
    expect(statuses.map((status) => toContractStatus(CONTRACT_STATUSES[status]).isFinal)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
    ])
    expect(toContractStatus('no code')).toMatchObject({ status: 'unknown' })
  })

  it('follow one another by the map only (CTR-1)', () => {
    const moves = statuses.flatMap((from) =>
      statuses
        .filter((to) => mayMoveContract(CONTRACT_STATUSES[from], CONTRACT_STATUSES[to]))
        .map((to) => `${from} ${to}`),
    )
    expect(moves).toEqual([
      'draft seller-signed',
      'draft void',
      'draft buyer-signed',
      'seller-signed all-signed',
      'seller-signed expired',
      'seller-signed void',
      'buyer-signed all-signed',
      'buyer-signed void',
    ])
  })

  it('do to the order what its own table knows (CTR-4)', () => {
    expect(ORDER_EVENTS).toEqual({
      draft: null,
      'seller-signed': 'seller.signed',
      'all-signed': 'all.signed',
      expired: 'signature.late',
      void: null,
      'buyer-signed': 'buyer.signed',
    })
    const known: readonly string[] = edgesFrom('paid').map(({ event }) => event)
    for (const event of Object.values(ORDER_EVENTS)) if (event !== null) expect(known).toContain(event)
  })

  it('the contract and its order name the same last instant, and check every instant alike (CTR-4)', () => {
    const order = anOrderAfter(1)
    fc.assert(
      fc.property(
        fc.integer({ min: NOON + HOUR_MS, max: NOON + 2 * DAY_MS }),
        fc.integer({ min: -5, max: 5 }),
        (signedAt, off) => {
          const contract = signedBy(draft, 'seller', signedAt)
          const moved = moveOrder(order, { event: 'seller.signed', by: 'seller', at: signedAt })
          if (!moved.ok) throw new Error(moved.failure)
          expect(deadlinesOf(moved.value.order)?.by).toBe(signBy(contract))
          const at = (signBy(contract) ?? 0) + off
          expect(moveOrder(moved.value.order, { event: 'all.signed', by: 'buyer', at }).ok).toBe(
            faultOf(contract, 'buyer', at) === 'fine',
          )
          expect(moveOrder(moved.value.order, { event: 'signature.late', by: 'sweeper', at }).ok).toBe(
            expireContract(contract, at).ok,
          )
        },
      ),
    )
  })

  it('whatever is tried, in whatever order, a contract goes by its map (CTR-1, CTR-2, CTR-3)', () => {
    const aTry = fc.record({
      what: fc.constantFrom('seller', 'buyer', 'expire', 'void'),
      jump: fc.integer({ min: -DAY_MS, max: 2 * DAY_MS }),
    })
    fc.assert(
      fc.property(fc.array(aTry, { maxLength: 12 }), (tries) => {
        let contract = draft
        // A naive teller of the same story.
        let current: ContractStatus = 'draft'
        let signedAt = NOON
        let now = NOON
        for (const { what, jump } of tries) {
          now += jump
          const isPast = now - signedAt > 3 * DAY_MS
          const before = contract
          if (current === 'draft' && what === 'buyer') current = 'buyer-signed'
          else if (current === 'buyer-signed' && what === 'seller') current = 'all-signed'
          else if (current === 'draft' && what === 'seller')
            [current, signedAt] = ['seller-signed', Math.max(now, NOON)]
          else if (current === 'seller-signed' && what === 'buyer' && !isPast) current = 'all-signed'
          else if (current === 'seller-signed' && what === 'expire' && isPast) current = 'expired'
          else if (['draft', 'seller-signed', 'buyer-signed'].includes(current) && what === 'void') current = 'void'
          const done =
            what === 'void'
              ? voidContract(contract)
              : what === 'expire'
                ? expireContract(contract, now)
                : signContract(contract, { party: what as 'buyer', way: 'next', at: now })
          if (done.ok) contract = done.value
          expect(contract.status).toBe(current)
          expect(done.ok).toBe(before.status !== contract.status)
          const parties = (['buyer', 'seller'] as const).filter((party) => hasSigned(contract, party))
          expect(contract.signatures.length).toBe(parties.length === 2 ? 3 : parties.length)
        }
      }),
    )
  })
})
