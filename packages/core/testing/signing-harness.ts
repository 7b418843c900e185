import { sendWhileOpen } from './send-while-open.ts'
import { createActor, waitFor, type Snapshot } from 'xstate'
import {
  createSigningMachine,
  documentOf,
  type ContractView,
  type SupportingDocumentKind,
  type Proof,
  type SigningActor,
  type SigningPorts,
  type SigningSnapshot,
} from '../src/contracts/index.ts'
import { createManualClock } from './manual-clock.ts'
import { openMemoryContract } from './memory/open-memory-contract.ts'
import { createSeededRandom } from './seeded-random.ts'
import { BUYER_IDENTITY, SELLER_COMPANY, SELLER_IDENTITY, type SigningSetting } from './signing-table.ts'
import { spoiltCalls, type InItsTime } from './call-mishaps.ts'

export type SigningCall = 'find' | 'begin' | 'finish' | 'page' | 'consent' | 'refresh' | 'sign'

type Role = ContractView['role']
const DOCUMENTS = { idFront: 'front.jpg', idBack: 'back.jpg', equityPaper: 'articles.jpg' } as const
const IDENTITIES = { seller: SELLER_IDENTITY, buyer: BUYER_IDENTITY } as const

/** One contract in memory, and the signing machines of its two parties over ports that can fail. */
export function openSigningHarness(setting: SigningSetting = {}, inItsTime: InItsTime = (call) => call()) {
  const clock = createManualClock()
  const signing = openMemoryContract(clock, setting)
  const signKeys: string[] = []
  const { through, spoil, unspoil } = spoiltCalls<SigningCall>(inItsTime)
  /** The screen's steps before it confirms that the contract was read. */
  const confirmAs = async (role: Role): Promise<void> => {
    const { contracts, signatures } = signing.device(role)
    const pages = await contracts.pages(signing.contractId)
    if (pages.ok) await signatures.confirm(signing.contractId, pages.value.digest)
  }
  const portsOf = (role: Role): SigningPorts => {
    const { contracts, identity, signatures } = signing.device(role)
    return {
      contracts: { find: (id) => through('find', () => contracts.find(id)) },
      identity: {
        begin: (attempt) => {
          Object.values(attempt.fields).forEach((given) => signing.upload(role, given))
          return through('begin', () => identity.begin(attempt))
        },
        finish: (answer) => through('finish', () => identity.finish(answer)),
        page: (id) => through('page', () => identity.page(id)),
      },
      signatures: {
        sign: (attempt, key) => {
          signKeys.push(key)
          return through('sign', async () => {
            await confirmAs(role)
            return signatures.sign(attempt, key)
          })
        },
        refresh: (id) => through('refresh', () => signatures.refresh(id)),
        handInConsent: (id, paper) => {
          signing.upload(role, paper)
          return through('consent', () => signatures.handInConsent(id, paper))
        },
      },
      clock,
      random: createSeededRandom(role === 'seller' ? 21 : 22),
    }
  }
  const input = { contractId: signing.contractId }
  return {
    clock,
    signKeys,
    contract: signing.contract,
    endOrder: signing.endOrder,
    /** The verdict of the provider's page on a party. */
    decide: (role: Role, verdict: 'matches' | 'differs'): void =>
      signing.decide(`https://sandbox.invalid/${signing.contractId}/${role}`, verdict),
    /** The platform reviews the current document of a party, and accepts it, or refuses it for a reason. */
    lookAt: (role: Role, kind: SupportingDocumentKind, refusedFor: string | null = null) =>
      signing.decideDocument({
        party: role,
        kind,
        digest: documentOf(signing.contract()[role], kind)?.digest ?? '',
        refusedFor,
      }),
    codeOf: (role: Role): string => signing.readCode(IDENTITIES[role].mobile) ?? 'none',
    begin: (role: Role = 'seller'): SigningActor => createActor(createSigningMachine(portsOf(role)), { input }).start(),
    restore: (snapshot: Snapshot<unknown>, role: Role = 'seller'): SigningActor =>
      createActor(createSigningMachine(portsOf(role)), { input, snapshot }).start(),
    spoil,
    unspoil,
    /** A party proves who they are and signs, unnoticed by every signing. */
    signElsewhere: async (role: Role): Promise<void> => {
      const device = signing.device(role)
      await device.identity.begin({ ...input, proof: 'bank', fields: IDENTITIES[role] })
      await device.identity.finish({ ...input, proof: 'bank', code: null })
      await confirmAs(role)
      await device.signatures.sign({ ...input, way: 'manual' }, `elsewhere-${role}`)
    },
  }
}

export type SigningHarness = ReturnType<typeof openSigningHarness>

const BUSY = [
  'opening',
  'signing',
  'refreshing',
  { elsewhere: 'asking' },
  { open: 'handingIn' },
  { open: { verifying: 'beginning' } },
  { open: { verifying: 'finishing' } },
  { open: { verifying: 'seekingPage' } },
] as const

/** The state in which the machine waits for the person, or has ended. */
export const standing = (run: SigningActor): Promise<SigningSnapshot> =>
  waitFor(run, (at) => !BUSY.some((value) => at.matches(value)))

export const giveProof = (run: SigningActor, proof: Proof, role: Role = 'seller'): void =>
  run.send({
    type: 'proof.given',
    proof,
    fields: { ...IDENTITIES[role], ...DOCUMENTS, ...(proof === 'legal-representative' ? SELLER_COMPANY : {}) },
  })

/** From an opened contract to the last question before signing. */
export async function toConfirming(run: SigningActor, role: Role = 'seller'): Promise<SigningSnapshot> {
  await standing(run)
  sendWhileOpen(run, { type: 'contract.read' })
  if (run.getSnapshot().matches({ open: 'verifying' })) giveProof(run, 'bank', role)
  return standing(run)
}

/** A seller's signing at this point. */
export async function openSigningAt(
  where: 'reading' | 'verifying' | 'awaitingCode' | 'visiting' | 'confirming',
  setting: SigningSetting = {},
): Promise<{ readonly harness: SigningHarness; readonly run: SigningActor }> {
  const harness = openSigningHarness(setting)
  const run = harness.begin()
  await standing(run)
  if (where === 'confirming') await toConfirming(run)
  else if (where !== 'reading') sendWhileOpen(run, { type: 'contract.read' })
  if (where === 'awaitingCode') giveProof(run, 'four-elements')
  if (where === 'visiting') giveProof(run, 'high')
  await standing(run)
  return { harness, run }
}
