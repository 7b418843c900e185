import fc from 'fast-check'
import { expect, it } from 'vitest'
import { giveProof, openSigningBench, standing, type SigningBench, type SigningCall } from '../../testing/signing-bench.ts'
import type { Mishap } from '../../testing/spoilt-calls.ts'
import { DAY_MS } from '../kernel/index.ts'
import { hasPapersAccepted, hasSigned, PAPER_KINDS, type ContractView, type SigningActor } from './index.ts'

type Role = ContractView['role']
const ROLES = ['seller', 'buyer'] as const

interface Scene {
  readonly bench: SigningBench
  readonly runs: Record<Role, SigningActor>
}

/** What an onlooker knows: who has signed, and that the order has ended. */
interface Story {
  readonly signed: Set<Role>
  isOver: boolean
}

/** What holds at every moment, whatever happened. */
async function expectSound({ bench, runs }: Scene, story: Story): Promise<void> {
  for (const role of ROLES) await standing(runs[role])
  const contract = bench.contract()
  expect(contract.signatures.filter(({ party }) => party === 'seller').length).toBeLessThanOrEqual(1)
  expect(contract.signatures.filter(({ party }) => party === 'buyer').length).toBe(contract.signatures.filter(({ party }) => party === 'house').length)
  if (hasSigned(contract, 'buyer')) expect(contract.signatures.map(({ party }) => party)).toEqual(['seller', 'buyer', 'house'])
  for (const role of ROLES) {
    // A signature that was there stays.
    if (story.signed.has(role)) expect(hasSigned(contract, role)).toBe(true)
    if (hasSigned(contract, role)) story.signed.add(role)
    // Nobody has signed but upon papers that the house accepted.
    if (hasSigned(contract, role)) expect(hasPapersAccepted(contract[role])).toBe(true)
    const at = await standing(runs[role])
    expect(at.status).not.toBe('error')
    if (at.matches('signed')) expect(hasSigned(contract, role)).toBe(true)
    if (at.matches('expired')) expect(contract.status).toBe('expired')
    if (at.matches('void')) expect(contract.status).toBe('void')
  }
  const sellers = contract.signatures.find(({ party }) => party === 'seller')
  const buyers = contract.signatures.find(({ party }) => party === 'buyer')
  if (sellers !== undefined && buyers !== undefined) expect(buyers.at - sellers.at).toBeLessThanOrEqual(3 * DAY_MS)
  if (contract.status === 'expired' && sellers !== undefined) expect(bench.clock.now() - sellers.at).toBeGreaterThan(3 * DAY_MS)
  if (story.isOver) expect(['all-signed', 'expired', 'void']).toContain(contract.status)
}

type Step = fc.AsyncCommand<Story, Scene, true>

const step = (title: string, act: (scene: Scene, story: Story) => void | Promise<void>): Step => ({
  check: async () => true,
  toString: () => title,
  async run(story, scene) {
    await act(scene, story)
    await expectSound(scene, story)
    scene.bench.unspoil()
  },
})

const aMishap = fc.constantFrom<(Mishap | undefined)[]>(undefined, undefined, undefined, { lost: { kind: 'timeout' } }, { unheard: { kind: 'offline' } }, { unheard: { kind: 'signer-mismatch' } }, 'breaks')
const aCall = fc.constantFrom<SigningCall>('find', 'begin', 'finish', 'consent', 'sign')

const TAPS: Readonly<Record<string, (run: SigningActor, role: Role, bench: SigningBench) => void>> = {
  reads: (run) => run.send({ type: 'contract.read' }),
  'looks again': (run) => run.send({ type: 'contract.changed' }),
  'proves by bank': (run, role) => giveProof(run, 'bank', role),
  'asks for a code': (run, role) => giveProof(run, 'three-elements', role),
  'enters the code': (run, role, bench) => run.send({ type: 'code.entered', code: bench.codeOf(role) }),
  'hands in a paper': (run) => run.send({ type: 'consent.given', paper: 'consent.pdf' }),
  'hands in another paper': (run) => run.send({ type: 'consent.given', paper: 'another.pdf' }),
  'shows the equity': (run, role) => giveProof(run, 'equity', role),
  'shows the company': (run, role) => giveProof(run, 'legal-representative', role),
  'signs by hand': (run) => run.send({ type: 'contract.confirmed', way: 'manual' }),
  'signs as before': (run) => run.send({ type: 'contract.confirmed', way: 'next' }),
  'goes back': (run) => run.send({ type: 'step.left' }),
}

const tap = fc.tuple(fc.constantFrom(...ROLES), fc.constantFrom(...Object.entries(TAPS)), aMishap, aCall).map(([role, [what, act], mishap, call]) =>
  step(`${role} ${what}${mishap === undefined ? '' : `, ${call} meets ${JSON.stringify(mishap)}`}`, ({ bench, runs }) => {
    if (runs[role].getSnapshot().status !== 'active') runs[role] = bench.begin(role)
    if (mishap !== undefined) bench.spoil(call, mishap)
    act(runs[role], role, bench)
  }),
)

/** All that one party has to do, in one go. */
const goOn = fc.constantFrom(...ROLES).map((role) =>
  step(`${role} does it all`, async ({ bench, runs }) => {
    runs[role] = bench.begin(role)
    for (const what of ['reads', 'hands in a paper', 'proves by bank', 'hands in a paper', 'looks again', 'reads', 'signs by hand']) {
      await standing(runs[role])
      if (what === 'looks again') bench.lookAt(role, 'consent')
      if (runs[role].getSnapshot().status === 'active') TAPS[what]?.(runs[role], role, bench)
    }
  }),
)

const world = fc.oneof(
  fc.constantFrom(1, DAY_MS, 3 * DAY_MS, 3 * DAY_MS + 1).map((ms) => step(`${ms} ms go by`, ({ bench }) => bench.clock.advance(ms))),
  fc.constant(
    step('the order ends', ({ bench }, story) => {
      bench.endOrder()
      story.isOver = true
    }),
  ),
  fc.tuple(fc.constantFrom(...ROLES), fc.constantFrom(...PAPER_KINDS), fc.constantFrom(null, null, '看不清')).map(([role, kind, refusedFor]) =>
    step(`the house ${refusedFor === null ? 'accepts' : 'refuses'} the ${kind} of the ${role}`, ({ bench }) => void bench.lookAt(role, kind, refusedFor)),
  ),
  fc.constantFrom(...ROLES).map((role) => step(`${role} signs elsewhere`, ({ bench }) => bench.signElsewhere(role))),
  fc.constantFrom(...ROLES).map((role) =>
    step(`${role} is stored and restored`, ({ bench, runs }) => {
      const text = JSON.stringify(runs[role].getPersistedSnapshot())
      runs[role].stop()
      runs[role] = bench.restore(JSON.parse(text), role)
    }),
  ),
)

it('[SIG-15] [SIG-9] [SIG-8] [CTR-41] whatever two parties, their networks and the clock do, the contract is signed as it says', async () => {
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.boolean(), fc.commands([tap, tap, goOn, world], { maxCommands: 25 }), async (isSellerAnother, isCompanyShop, commands) => {
      const bench = openSigningBench({ isSellerAnother, isCompanyShop })
      const scene: Scene = { bench, runs: { seller: bench.begin('seller'), buyer: bench.begin('buyer') } }
      await fc.asyncModelRun(() => ({ model: { signed: new Set<Role>(), isOver: false }, real: scene }), commands)
      outcomes.add(bench.contract().status)
    }),
  )
  expect(outcomes.size).toBeGreaterThan(2)
})

it('[SIG-14] in whatever order the answers come, an end stays an end, and each party signs once', async () => {
  let signedRuns = 0
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...Object.keys(TAPS))), { minLength: 4, maxLength: 16 }), async (scheduler, taps) => {
      const bench = openSigningBench({}, (ask) => scheduler.schedule(Promise.resolve(), 'answer').then(ask))
      await bench.signElsewhere('seller')
      // The buyer has two pages open, and the seller one.
      const pages = [bench.begin('buyer'), bench.begin('buyer'), bench.begin('seller')] as const
      const ended = new Map<SigningActor, unknown>()
      const sequence = scheduler.scheduleSequence(
        ['reads', 'proves by bank', 'signs by hand'].map((what): [number, string] => [0, what]).concat(taps).map(([page, what]) => async () => {
          const run = pages[page]
          if (run === undefined || run.getSnapshot().status !== 'active') return
          TAPS[what]?.(run, page === 2 ? 'seller' : 'buyer', bench)
        }),
      )
      for (const run of pages) run.subscribe((at) => {
        if (at.status === 'done') ended.set(run, at.value)
      })
      await scheduler.waitIdle()
      expect((await sequence.task).faulty).toBe(false)
      await scheduler.waitIdle()
      for (const [run, value] of ended) expect(run.getSnapshot().value).toBe(value)
      const { signatures } = bench.contract()
      expect(new Set(signatures.map(({ party }) => party)).size).toBe(signatures.length)
      for (const run of pages) {
        const at = run.getSnapshot()
        expect(at.status).not.toBe('error')
        if (at.matches('signed')) signedRuns += 1
      }
    }),
  )
  expect(signedRuns).toBeGreaterThan(0)
})
