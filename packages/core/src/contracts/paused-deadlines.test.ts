import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aContract, aSupportingDocument, aSignatory, signedBy } from '../../testing/an-agreed-contract.ts'
import { anOrderAfter } from '../../testing/an-order-at-work.ts'
import { AN_ORDINARY_NOON as NOON } from '../../testing/manual-clock.ts'
import { DAY_MS, HOUR_MS } from '../kernel/index.ts'
import { deadlinesOf, dueEvent, moveOrder, PATIENT_REFUSALS } from '../orders/index.ts'
import {
  submitDocument,
  isLate,
  decideDocument,
  SUPPORTING_DOCUMENT_KINDS,
  signBy,
  withDays,
  type Contract,
} from './index.ts'

const COMPANY = {
  owner: { ...aSignatory('buyer').owner, kind: 'company', name: '林记商贸' },
  proofs: ['legal-representative', 'equity'],
} as const
const another = { signer: { name: '周立', residentId: '1' } } as const
const WAITING = { is: 'waiting' } as const
const signed = (change = {}): Contract =>
  signedBy(aContract({ buyer: aSignatory('buyer', { ...COMPANY, ...change }) }), 'seller', NOON)
const THREE = NOON + 3 * DAY_MS

const handIn = (contract: Contract, kind: 'consent' | 'equity', digest: string, at: number): Contract => {
  const handed = isLate(contract, at) ? undefined : submitDocument(contract.buyer, { kind, digest, handedInAt: at })
  return handed?.ok === true ? withDays({ ...contract, buyer: handed.value }, at) : contract
}
const say = (contract: Contract, kind: 'consent' | 'equity', refusedFor: string | null, at: number): Contract => {
  const digest = contract.buyer.papers.find((paper) => paper.kind === kind)?.digest ?? ''
  const validated = decideDocument(contract, { party: 'buyer', kind, digest, refusedFor, at })
  return validated.ok ? validated.value : contract
}

it('the deadline is paused from the submission to the platform’s decision, and that time is given back (CTR-70)', () => {
  const held = handIn(signed(), 'equity', 'a', NOON + DAY_MS)
  expect([held.signHeldSince, signBy(held), isLate(held, NOON + 900 * DAY_MS)]).toEqual([NOON + DAY_MS, null, false])
  for (const refusedFor of [null, '看不清']) {
    expect(signBy(say(held, 'equity', refusedFor, NOON + 5 * DAY_MS))).toBe(THREE + 4 * DAY_MS)
    // With less than a day left, a whole day.
    const late = handIn(signed(), 'equity', 'a', THREE)
    expect(signBy(say(late, 'equity', refusedFor, THREE + HOUR_MS))).toBe(THREE + HOUR_MS + DAY_MS)
  }
})

it('a document that waited before the seller signed is given back the time since that signature (CTR-70)', () => {
  const early = handIn(aContract({ buyer: aSignatory('buyer', COMPANY) }), 'equity', 'a', NOON)
  expect(signBy(say(early, 'equity', null, NOON + DAY_MS))).toBeNull()
  const half = signedBy(early, 'seller', NOON + 2 * DAY_MS)
  expect([signBy(half), signBy(say(half, 'equity', null, NOON + 4 * DAY_MS))]).toEqual([null, NOON + 7 * DAY_MS])
})

it('a document on which the signature does not rest stops nothing, and another picture in the place of one that waits loses no time (CTR-70)', () => {
  const both = handIn(
    handIn(signed({ ...another, proofs: ['bank'] }), 'equity', 'a', NOON),
    'consent',
    'b',
    NOON + DAY_MS,
  )
  // A signer for a company that is another's signs upon its consent alone.
  expect(both.signHeldSince).toBe(NOON + DAY_MS)
  const unknown = handIn(signed({ owner: { ...COMPANY.owner, name: '' } }), 'equity', 'a', NOON + HOUR_MS)
  const replaced = handIn(unknown, 'equity', 'b', NOON + 9 * DAY_MS)
  expect([unknown.signHeldSince, replaced.signHeldSince]).toEqual([NOON + HOUR_MS, NOON + HOUR_MS])
  expect(signBy(say(replaced, 'equity', '看不清', NOON + 10 * DAY_MS))).toBe(THREE + 10 * DAY_MS - HOUR_MS)
})

it('nothing changes where no document waits, where none is needed, and where the days were over before (CTR-70)', () => {
  const half = signed()
  expect(withDays(half, NOON + DAY_MS)).toEqual(half)
  const person = signedBy(
    aContract({ buyer: aSignatory('buyer', { papers: [aSupportingDocument('consent', WAITING)] }) }),
    'seller',
    NOON,
  )
  expect(withDays(person, NOON + DAY_MS)).toEqual(person)
  const late = { ...half, buyer: { ...half.buyer, papers: [aSupportingDocument('equity', WAITING)] } }
  expect([withDays(late, THREE + 1), withDays(late, Number.NaN)]).toEqual([late, late])
})

/** Hands a document in and has it refused so often, an hour each, one right after the other. */
function refusedTimes(times: number, from: number): { readonly contract: Contract; readonly now: number } {
  let [contract, now] = [signed(), from]
  for (let time = 0; time < times; time += 1) {
    contract = say(handIn(contract, 'equity', `paper ${time}`, now), 'equity', '看不清', now + HOUR_MS)
    now += HOUR_MS
  }
  return { contract, now }
}

it('a fourth refusal gives back what the platform took longer than a day, and no whole day (CTR-72)', () => {
  const { contract, now } = refusedTimes(3, THREE)
  expect([contract.signRefusals, signBy(contract)]).toEqual([3, now + DAY_MS])
  const held = handIn(contract, 'equity', 'a fourth', now + 2 * HOUR_MS)
  expect([signBy(held), isLate(held, now + 90 * DAY_MS)]).toEqual([null, false])
  // The platform was fast: what it took is the buyer's.
  expect(signBy(say(held, 'equity', '看不清', now + 3 * HOUR_MS))).toBe(now + DAY_MS)
  // The platform was slow: what it took beyond a day is not.
  expect(signBy(say(held, 'equity', '看不清', now + 2 * HOUR_MS + 3 * DAY_MS))).toBe(now + 2 * HOUR_MS + 3 * DAY_MS)
  expect(signBy(say(handIn(contract, 'equity', 'at once', now), 'equity', '看不清', now + 3 * DAY_MS))).toBe(
    now + 3 * DAY_MS,
  )
  // A good document has its time back, however many were not.
  expect(signBy(say(held, 'equity', null, now + 2 * HOUR_MS + 3 * DAY_MS))).toBe(now + 2 * HOUR_MS + 4 * DAY_MS)
  expect(signBy(say(handIn(contract, 'equity', 'late', now + DAY_MS), 'equity', null, now + 5 * DAY_MS))).toBe(
    now + 6 * DAY_MS,
  )
})

it('no days end before the word of the platform that ends them (CTR-72)', () => {
  const { contract, now } = refusedTimes(3, THREE)
  const over = say(handIn(contract, 'equity', 'a fourth', now + 23 * HOUR_MS), 'equity', '看不清', now + 30 * HOUR_MS)
  expect([signBy(over), isLate(over, now + 30 * HOUR_MS), isLate(over, now + 30 * HOUR_MS + 1)]).toEqual([
    now + 30 * HOUR_MS,
    false,
    true,
  ])
})

it('refusals before the seller has signed, of the seller, and of what no signature rests on cost nothing (CTR-72)', () => {
  const early = say(
    handIn(aContract({ buyer: aSignatory('buyer', COMPANY) }), 'equity', 'a', NOON),
    'equity',
    '看不清',
    NOON + DAY_MS,
  )
  expect(early.signRefusals).toBe(0)
  const person = signedBy(
    aContract({ buyer: aSignatory('buyer', { papers: [aSupportingDocument('consent', WAITING)] }) }),
    'seller',
    NOON,
  )
  expect(say(person, 'consent', '看不清', NOON + HOUR_MS).signRefusals).toBe(0)
})

it('whatever is submitted and decided, in whatever order, no buyer is late while a document waits, what moves their last instant is bounded but for the time of the platform, and the order says the same (CTR-70, CTR-72, ORD-80)', () => {
  const aStep = fc.record({
    what: fc.constantFrom(
      ...Array<'hand in' | 'refuse'>(4).fill('hand in'),
      ...Array<'hand in' | 'refuse'>(4).fill('refuse'),
      'accept',
    ),
    kind: fc.constantFrom('equity', ...SUPPORTING_DOCUMENT_KINDS),
    digest: fc.constantFrom('a', 'b', 'c'),
    afterMs: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: HOUR_MS }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 * DAY_MS }) },
    ),
  })
  const paid = anOrderAfter(2)
  let [held, impatient] = [0, 0]
  fc.assert(
    fc.property(fc.constantFrom({}, another), fc.array(aStep, { maxLength: 60, size: 'max' }), (who, steps) => {
      let contract = signed(who)
      let [now, last, heldMs, longMs, words] = [NOON, THREE, 0, 0, 0]
      for (const { what, kind, digest, afterMs } of steps) {
        now += afterMs
        const before = contract
        contract =
          what === 'hand in'
            ? handIn(contract, kind, digest, now)
            : say(contract, kind, what === 'accept' ? null : '看不清', now)
        const by = signBy(contract)
        if (by === null) held += 1
        else if (before.signHeldSince === null) expect(by).toBe(last)
        else {
          const tookMs = now - before.signHeldSince
          const isCostly = what === 'refuse' && contract.signRefusals > PATIENT_REFUSALS
          if (!isCostly) words += 1
          if (isCostly) impatient += 1
          heldMs += tookMs
          longMs += isCostly ? Math.max(0, tookMs - DAY_MS) : tookMs
          // A buyer never has less than before, and one whose deadline was paused has a whole day.
          expect(by).toBeGreaterThanOrEqual(isCostly ? Math.max(last, now) : Math.max(last + tookMs, now + DAY_MS))
          // The platform gives its own time back, and a day for each of three refusals and for an accepted document.
          expect(words).toBeLessThanOrEqual(PATIENT_REFUSALS + SUPPORTING_DOCUMENT_KINDS.length)
          expect(by).toBeLessThanOrEqual(THREE + heldMs + words * DAY_MS)
          // Where it reviewed within its own day, refused documents beyond the third gain nothing but their review.
          if (isCostly) expect(by).toBeLessThanOrEqual(Math.max(THREE + longMs + words * DAY_MS, now))
          last = by
        }
        const order = {
          ...paid,
          sellerSignedAt: NOON,
          signHeldSince: contract.signHeldSince,
          signExtendedTo: contract.signExtendedTo,
        }
        expect(deadlinesOf(order)).toMatchObject({ by, otherwise: by === null ? null : 'damages-forfeited' })
        expect(dueEvent(order, now)).toBe(isLate(contract, now) ? 'signature.late' : undefined)
        expect(moveOrder(order, { event: 'signature.late', by: 'sweeper', at: now }).ok).toBe(by !== null && now > by)
      }
    }),
    { numRuns: 300 },
  )
  expect(held).toBeGreaterThan(0)
  expect(impatient).toBeGreaterThan(0)
})
