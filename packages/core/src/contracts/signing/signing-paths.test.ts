import { createActor } from 'xstate'
import { getAdjacencyMap, getStateNodes } from 'xstate/graph'
import { expect, it } from 'vitest'
import { OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { aContract, aSupportingDocument, aSignatory, signedBy } from '../../../testing/an-agreed-contract.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createSeededRandom } from '../../../testing/seeded-random.ts'
import { standing } from '../../../testing/signing-harness.ts'
import { DAY_MS, fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import {
  createSigningMachine,
  PROOFS,
  type Contract,
  type ContractView,
  type Proof,
  type ProofBegun,
  type SigningActor,
  type SigningEvent,
  type SigningSnapshot,
} from '../index.ts'

const offered = Object.keys(PROOFS) as Proof[]
const asSeller = (contract: Contract): ContractView => ({ ...contract, role: 'seller', offered, hasDrawing: false })
const draft = aContract()
const half = signedBy(draft, 'seller')
/** Its buyer waits for the seller. */
const older: Contract = { ...draft, terms: { ...draft.terms, version: OLDER_TERMS } }
const someoneElse = { signer: { name: '周立', residentId: '1' } }
const CONTRACTS: readonly Result<ContractView>[] = [
  asSeller(draft),
  asSeller(aContract({ seller: aSignatory('seller', { proofs: [] }) })),
  asSeller(aContract({ seller: aSignatory('seller', someoneElse) })),
  asSeller(aContract({ seller: aSignatory('seller', { ...someoneElse, proofs: [] }) })),
  asSeller(
    aContract({
      seller: aSignatory('seller', { ...someoneElse, papers: [aSupportingDocument('consent', { is: 'waiting' })] }),
    }),
  ),
  asSeller(half),
  asSeller({ ...half, status: 'expired', signatures: [] }),
  asSeller({ ...draft, status: 'void' }),
  { ...older, role: 'buyer', offered, hasDrawing: false } as const,
  { ...older, buyer: aSignatory('buyer', { proofs: [] }), role: 'buyer', offered, hasDrawing: false } as const,
].map(ok)
const FAILURES: readonly Failure[] = [
  { kind: 'login-required' },
  { kind: 'signer-mismatch' },
  { kind: 'offline' },
  refused('terms-changed', '合同状态已变化'),
  refused('proof-pending', '还没有结果'),
  refused('sign-elsewhere', '请先到签署平台完成签署'),
]
const BEGUN: readonly Result<ProofBegun>[] = [
  ok({ next: 'code' }),
  ok({ next: 'page', url: 'x', opensIn: 'browser' }),
  ok({ next: 'nothing' }),
]
const PERSON: readonly SigningEvent[] = [
  { type: 'contract.read' },
  { type: 'contract.changed' },
  { type: 'proof.given', proof: 'bank', fields: {} },
  { type: 'code.entered', code: '1' },
  { type: 'code.awaited' },
  { type: 'page.returned' },
  { type: 'consent.given', paper: 'p' },
  { type: 'contract.confirmed', way: 'next' },
  { type: 'step.left' },
  { type: 'deadline.passed' },
  { type: 'signing.abandoned' },
]
/** Possible answers of the port that is being called; a port that was not called answers nothing. */
const answersTo = (requested: string): readonly SigningEvent[] => {
  if (requested.endsWith('.signing.open') || requested.endsWith('.signing.elsewhere')) return []
  const answers: readonly Result<unknown>[] = [
    ...(requested.endsWith('.beginning')
      ? BEGUN
      : requested.endsWith('.seekingPage')
        ? [ok({ url: 'x', opensIn: 'browser' })]
        : CONTRACTS),
    ...FAILURES.map(fail),
  ]
  return [
    ...answers.map((output) => ({ type: `xstate.done.actor.${requested}`, output }) as unknown as SigningEvent),
    { type: `xstate.error.actor.${requested}`, error: new Error('The port broke') } as unknown as SigningEvent,
  ]
}

type AdjacencyMap = Readonly<
  Record<
    string,
    {
      readonly state: SigningSnapshot
      readonly transitions: Readonly<Record<string, { readonly event: SigningEvent }>>
    }
  >
>

const never = () => new Promise<never>(() => {})
const machine = createSigningMachine({
  contracts: { find: never },
  identity: { begin: never, finish: never, page: never },
  signatures: { sign: never, handInConsent: never, refresh: never },
  clock: createManualClock(),
  random: createSeededRandom(),
})
const reached = Object.values(
  getAdjacencyMap(machine, {
    input: { contractId: draft.id },
    events: ({ children }: { readonly children: object }) => [...PERSON, ...Object.keys(children).flatMap(answersTo)],
    serializeState: ({ value, context }: Pick<SigningSnapshot, 'value' | 'context'>) =>
      JSON.stringify([
        value,
        context.contract?.status,
        context.contract?.seller.proofs.length,
        context.contract?.buyer.proofs.length,
        context.contract?.role,
        context.contract?.seller.signer.name,
        context.contract?.seller.papers.length,
        context.begun?.next,
        context.proof,
      ]),
  }) as unknown as AdjacencyMap,
)

const nameOf = (transition: object): string => {
  const { source, eventType, target, guard } = transition as {
    source: { id: string }
    eventType: string
    target?: readonly { id: string }[]
    guard?: unknown
  }
  return `${source.id} ${eventType} ${JSON.stringify(guard)} ${target?.map(({ id }) => id).join()}`
}

it('every state is reached, and nothing that can happen breaks the chart', () => {
  const visited = new Set(reached.flatMap(({ state }) => state._nodes.map(({ id }) => id)))
  const known = getStateNodes(machine).map(({ id }) => id)
  expect(known.filter((id) => !visited.has(id))).toEqual([])
  expect(known.length).toBeGreaterThan(18)
  for (const { state } of reached) expect(state.status).not.toBe('error')
})

it('every transition is taken by an event', () => {
  const all = getStateNodes(machine).flatMap((node) => [...node.transitions.values()].flat().map(nameOf))
  const taken = new Set(
    reached.flatMap(({ state, transitions }) =>
      Object.values(transitions).flatMap(({ event }) => (machine.getTransitionData(state, event) ?? []).map(nameOf)),
    ),
  )
  expect(all.filter((name) => !taken.has(name))).toEqual([])
  expect(taken.size).toBeGreaterThan(45)
})

const ENDS = ['signed', 'expired', 'void', 'refused', 'loginNeeded', 'abandoned'] as const

it('an end is one, and nothing else is (SIG-7)', () => {
  for (const { state } of reached) expect(state.status === 'done').toBe(ENDS.some((end) => state.matches(end)))
})

/** A seller's signing over ports that answer what is given. */
async function answered(found: Contract, given: Contract): Promise<SigningActor> {
  const contracts = { find: async () => ok(asSeller(found)) }
  const signatures = {
    sign: async () => ok(asSeller(given)),
    handInConsent: async () => ok(asSeller(given)),
    refresh: never,
  }
  const identity = { begin: never, finish: never, page: never }
  const clock = createManualClock(found.draftedAt + 900 * DAY_MS)
  const run = createActor(
    createSigningMachine({ contracts, identity, signatures, clock, random: createSeededRandom() }),
    { input: { contractId: found.id } },
  ).start()
  await standing(run)
  run.send({ type: 'contract.read' })
  return run
}

it('a document that is not accepted yet asks again, and one of an unproven signer leads to the proofs (CTR-6)', async () => {
  const other = aContract({ seller: aSignatory('seller', someoneElse) })
  for (const [given, value] of [
    [{ ...other, number: 'DDHT2' }, { open: 'mismatched' }],
    [
      { ...aContract({ seller: aSignatory('seller', { proofs: [] }) }), number: 'DDHT2' },
      { open: { verifying: 'choosing' } },
    ],
  ] as const) {
    const run = await answered(other, given)
    run.send({ type: 'consent.given', paper: 'consent.pdf' })
    const at = await standing(run)
    expect([at.value, at.context.contract?.number]).toEqual([value, 'DDHT2'])
  }
})

it('an answer that signed nothing has the contract read again (SIG-7)', async () => {
  const run = await answered(draft, draft)
  run.send({ type: 'contract.confirmed', way: 'manual' })
  const at = await standing(run)
  expect([at.value, at.context.contract?.status]).toEqual([{ open: 'reading' }, 'draft'])
})

it('a clock that runs ahead does not ask again and again: the contract is believed (SIG-7)', async () => {
  const clock = createManualClock(draft.draftedAt + 900 * DAY_MS)
  let requested = 0
  const find = async () => {
    requested += 1
    return ok({ ...half, role: 'buyer', offered, hasDrawing: false } as const)
  }
  const ports = {
    contracts: { find },
    identity: { begin: never, finish: never, page: never },
    signatures: { sign: never, handInConsent: never, refresh: never },
    clock,
    random: createSeededRandom(),
  }
  const run = createActor(createSigningMachine(ports), { input: { contractId: draft.id } }).start()
  await standing(run)
  clock.advance(9 * DAY_MS)
  expect([run.getSnapshot().value, requested]).toEqual([{ open: 'reading' }, 1])
})

it('from every open state one can give up, and none but a signed contract is called signed (SIG-15)', () => {
  for (const { state } of reached) {
    if (state.status === 'active') expect(state.can({ type: 'signing.abandoned' })).toBe(true)
    if (state.matches('signed')) expect(state.context.contract?.signatures.length).toBeGreaterThan(0)
    if (state.matches({ open: 'confirming' })) expect(state.context.contract?.seller.proofs).not.toEqual([])
  }
})
