import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  giveProof,
  openSigningHarness,
  standing,
  type SigningHarness,
  type SigningCall,
} from '../../../testing/signing-harness.ts'
import type { Mishap } from '../../../testing/call-mishaps.ts'
import { DAY_MS } from '../../kernel/index.ts'
import {
  hasDocumentsAccepted,
  hasSigned,
  SUPPORTING_DOCUMENT_KINDS,
  type ContractView,
  type SigningActor,
} from '../index.ts'

type Role = ContractView['role']
const ROLES = ['seller', 'buyer'] as const

interface Scene {
  readonly harness: SigningHarness
  readonly runs: Record<Role, SigningActor>
}

/** Model of the run: who has signed, and whether the order has ended. */
interface Story {
  readonly signed: Set<Role>
  isOver: boolean
}

/** Invariants after every step. */
async function expectSound({ harness, runs }: Scene, story: Story): Promise<void> {
  for (const role of ROLES) await standing(runs[role])
  const contract = harness.contract()
  expect(contract.signatures.filter(({ party }) => party === 'seller').length).toBeLessThanOrEqual(1)
  expect(contract.signatures.filter(({ party }) => party === 'buyer').length).toBeLessThanOrEqual(1)
  // The platform seals once, last, and with both of them.
  const isWhole = hasSigned(contract, 'buyer') && hasSigned(contract, 'seller')
  expect(contract.signatures.map(({ party }) => party === 'house')).toEqual(
    isWhole ? [false, false, true] : contract.signatures.map(() => false),
  )
  for (const role of ROLES) {
    // A signature that was there stays.
    if (story.signed.has(role)) expect(hasSigned(contract, role)).toBe(true)
    if (hasSigned(contract, role)) story.signed.add(role)
    // No party has signed but upon documents that the platform accepted.
    if (hasSigned(contract, role)) expect(hasDocumentsAccepted(contract[role])).toBe(true)
    const at = await standing(runs[role])
    expect(at.status).not.toBe('error')
    if (at.matches('signed')) expect(hasSigned(contract, role)).toBe(true)
    if (at.matches('expired')) expect(contract.status).toBe('expired')
    if (at.matches('void')) expect(contract.status).toBe('void')
  }
  const sellers = contract.signatures.find(({ party }) => party === 'seller')
  const buyers = contract.signatures.find(({ party }) => party === 'buyer')
  if (sellers !== undefined && buyers !== undefined) expect(buyers.at - sellers.at).toBeLessThanOrEqual(3 * DAY_MS)
  if (contract.status === 'expired' && sellers !== undefined)
    expect(harness.clock.now() - sellers.at).toBeGreaterThan(3 * DAY_MS)
  if (story.isOver) expect(['all-signed', 'expired', 'void']).toContain(contract.status)
}

type Step = fc.AsyncCommand<Story, Scene, true>

const step = (title: string, act: (scene: Scene, story: Story) => void | Promise<void>): Step => ({
  check: async () => true,
  toString: () => title,
  async run(story, scene) {
    await act(scene, story)
    await expectSound(scene, story)
    scene.harness.unspoil()
  },
})

const aMishap = fc.constantFrom<(Mishap | undefined)[]>(
  undefined,
  undefined,
  undefined,
  { lost: { kind: 'timeout' } },
  { unheard: { kind: 'offline' } },
  { unheard: { kind: 'signer-mismatch' } },
  'breaks',
)
const aCall = fc.constantFrom<SigningCall>('find', 'begin', 'finish', 'consent', 'sign')

const TAPS: Readonly<Record<string, (run: SigningActor, role: Role, harness: SigningHarness) => void>> = {
  reads: (run) => run.send({ type: 'contract.read' }),
  'looks again': (run) => run.send({ type: 'contract.changed' }),
  'proves by bank': (run, role) => giveProof(run, 'bank', role),
  'asks for a code': (run, role) => giveProof(run, 'three-elements', role),
  'enters the code': (run, role, harness) => run.send({ type: 'code.entered', code: harness.codeOf(role) }),
  'hands in a paper': (run) => run.send({ type: 'consent.given', paper: 'consent.pdf' }),
  'hands in another paper': (run) => run.send({ type: 'consent.given', paper: 'another.pdf' }),
  'shows the equity': (run, role) => giveProof(run, 'equity', role),
  'shows the company': (run, role) => giveProof(run, 'legal-representative', role),
  'signs by hand': (run) => run.send({ type: 'contract.confirmed', way: 'manual' }),
  'signs as before': (run) => run.send({ type: 'contract.confirmed', way: 'next' }),
  'goes back': (run) => run.send({ type: 'step.left' }),
}

const tap = fc
  .tuple(fc.constantFrom(...ROLES), fc.constantFrom(...Object.entries(TAPS)), aMishap, aCall)
  .map(([role, [what, act], mishap, call]) =>
    step(
      `${role} ${what}${mishap === undefined ? '' : `, ${call} meets ${JSON.stringify(mishap)}`}`,
      ({ harness, runs }) => {
        if (runs[role].getSnapshot().status !== 'active') runs[role] = harness.begin(role)
        if (mishap !== undefined) harness.spoil(call, mishap)
        act(runs[role], role, harness)
      },
    ),
  )

/** All that one party has to do, in one go. */
const goOn = fc.constantFrom(...ROLES).map((role) =>
  step(`${role} does it all`, async ({ harness, runs }) => {
    runs[role] = harness.begin(role)
    for (const what of [
      'reads',
      'hands in a paper',
      'proves by bank',
      'hands in a paper',
      'looks again',
      'reads',
      'signs by hand',
    ]) {
      await standing(runs[role])
      if (what === 'looks again') harness.lookAt(role, 'consent')
      if (runs[role].getSnapshot().status === 'active') TAPS[what]?.(runs[role], role, harness)
    }
  }),
)

const fixture = fc.oneof(
  fc
    .constantFrom(1, DAY_MS, 3 * DAY_MS, 3 * DAY_MS + 1)
    .map((ms) => step(`${ms} ms go by`, ({ harness }) => harness.clock.advance(ms))),
  fc.constant(
    step('the order ends', ({ harness }, story) => {
      harness.endOrder()
      story.isOver = true
    }),
  ),
  fc
    .tuple(
      fc.constantFrom(...ROLES),
      fc.constantFrom(...SUPPORTING_DOCUMENT_KINDS),
      fc.constantFrom(null, null, '看不清'),
    )
    .map(([role, kind, refusedFor]) =>
      step(
        `the house ${refusedFor === null ? 'accepts' : 'refuses'} the ${kind} of the ${role}`,
        ({ harness }) => void harness.lookAt(role, kind, refusedFor),
      ),
    ),
  fc
    .constantFrom(...ROLES)
    .map((role) => step(`${role} signs elsewhere`, ({ harness }) => harness.signElsewhere(role))),
  fc.constantFrom(...ROLES).map((role) =>
    step(`${role} is stored and restored`, ({ harness, runs }) => {
      const text = JSON.stringify(runs[role].getPersistedSnapshot())
      runs[role].stop()
      runs[role] = harness.restore(JSON.parse(text), role)
    }),
  ),
)

it('whatever two parties, their networks and the clock do, the contract is signed as it says (SIG-15, CTR-14, SIG-7, CTR-41)', async () => {
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.boolean(),
      fc.commands([tap, tap, goOn, fixture], { maxCommands: 25 }),
      async (isSellerAnother, isCompanyShop, commands) => {
        const harness = openSigningHarness({ isSellerAnother, isCompanyShop })
        const scene: Scene = { harness, runs: { seller: harness.begin('seller'), buyer: harness.begin('buyer') } }
        await fc.asyncModelRun(() => ({ model: { signed: new Set<Role>(), isOver: false }, real: scene }), commands)
        outcomes.add(harness.contract().status)
      },
    ),
  )
  expect(outcomes.size).toBeGreaterThan(2)
})

it('in whatever order the answers come, an end stays an end, and each party signs once (SIG-15)', async () => {
  let signedRuns = 0
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...Object.keys(TAPS))), { minLength: 4, maxLength: 16 }),
      async (scheduler, taps) => {
        const harness = openSigningHarness({}, (invoke) => scheduler.schedule(Promise.resolve(), 'answer').then(invoke))
        await harness.signElsewhere('seller')
        // The buyer has two pages open, and the seller one.
        const pages = [harness.begin('buyer'), harness.begin('buyer'), harness.begin('seller')] as const
        const ended = new Map<SigningActor, unknown>()
        const sequence = scheduler.scheduleSequence(
          ['reads', 'proves by bank', 'signs by hand']
            .map((what): [number, string] => [0, what])
            .concat(taps)
            .map(([page, what]) => async () => {
              const run = pages[page]
              if (run === undefined || run.getSnapshot().status !== 'active') return
              TAPS[what]?.(run, page === 2 ? 'seller' : 'buyer', harness)
            }),
        )
        for (const run of pages)
          run.subscribe((at) => {
            if (at.status === 'done') ended.set(run, at.value)
          })
        await scheduler.waitIdle()
        expect((await sequence.task).faulty).toBe(false)
        await scheduler.waitIdle()
        for (const [run, value] of ended) expect(run.getSnapshot().value).toBe(value)
        const { signatures } = harness.contract()
        expect(new Set(signatures.map(({ party }) => party)).size).toBe(signatures.length)
        for (const run of pages) {
          const at = run.getSnapshot()
          expect(at.status).not.toBe('error')
          if (at.matches('signed')) signedRuns += 1
        }
      },
    ),
  )
  expect(signedRuns).toBeGreaterThan(0)
})
