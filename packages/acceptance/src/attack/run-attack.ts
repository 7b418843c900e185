import type { DocumentedCall } from '../documented-calls/documented-calls.ts'
import { runAccessMatrix, type Access } from './access-matrix.ts'
import { alterAddresses } from './inputs/alter-addresses.ts'
import { callAsVisitor, type Probed } from './call-as-visitor.ts'
import type { AttackFinding } from './attack-finding.ts'
import { booksAfter, PAYERS, withTarget, type AttackGround, type AttackTarget } from './attack-target.ts'
import { CROWDED_ENV, runCrowdedPayments, type CrowdedPayments } from './crowded-payments.ts'
import { runExtraFields } from './inputs/extra-fields.ts'
import { runFuzz, type Fuzzed } from './run-fuzz.ts'
import { latencyAround, staysSlow, type Latency } from './stays-slow.ts'
import { planAccess } from './plan-access.ts'

export interface AttackPlan {
  readonly ground: AttackGround
  readonly seed: number
  /** Malformed requests for each call and each other route. */
  readonly max: number
  /** Fewer of everything. */
  readonly isShort: boolean
  readonly tell: (line: string) => void
}

export interface Attacked {
  /** From the server's documentation. */
  readonly calls: readonly DocumentedCall[]
  readonly fuzz: Fuzzed
  readonly access: Access
  readonly visitor: Probed
  readonly addresses: Probed
  readonly extra: Probed
  readonly latency: Latency
  readonly findings: readonly AttackFinding[]
}

const EXTRA_WHEN_SHORT = 3
const PAYMENTS = 55
const BURSTS = 10

/** Access of two people to each other's ids, of a visitor, and with changed addresses, for every call. */
export type AttackedAccess = Pick<Attacked, 'access' | 'visitor' | 'addresses' | 'findings'>

/** The access checks alone, against one server. */
export const runAccess = ({ ground, seed, isShort }: Omit<AttackPlan, 'max' | 'tell'>): Promise<AttackedAccess> =>
  withTarget(ground, {}, async (target) => attackAccess(target, await planAccess(target, seed, isShort)))

async function attackAccess(
  target: AttackTarget,
  plan: Awaited<ReturnType<typeof planAccess>>,
): Promise<AttackedAccess> {
  const access = await runAccessMatrix(plan)
  const [visitor, addresses] = [await callAsVisitor(target), await alterAddresses(target, plan.owner)]
  return { access, visitor, addresses, findings: [...access.findings, ...visitor.findings, ...addresses.findings] }
}

/** Everything that needs no quiet, against one server. */
export async function runAttack({ ground, seed, max, isShort, tell }: AttackPlan): Promise<Attacked> {
  const begunAt = performance.now()
  const step = (line: string) => tell(`  ${line} (${((performance.now() - begunAt) / 1000).toFixed(0)} s)`)
  return withTarget(ground, {}, async (target) => {
    const plan = await planAccess(target, seed, isShort)
    step('two people have one of everything')
    const { findings: opened, ...entered } = await attackAccess(target, plan)
    const extra = await runExtraFields(target, seed, isShort ? EXTRA_WHEN_SHORT : undefined)
    const { access, visitor } = entered
    step(`${access.counts.foreign} foreign ids, ${visitor.sent} calls as a visitor, ${extra.sent} extra fields`)
    const { done: fuzz, latency } = await latencyAround(target, () => runFuzz({ target, seed, max, tell: step }))
    const findings = [
      ...opened,
      ...extra.findings,
      ...fuzz.findings,
      ...staysSlow(latency),
      ...(await booksAfter(target)),
    ]
    return { ...entered, calls: target.calls, fuzz, extra, latency, findings }
  })
}

/** Payments within a crowd against a server of their own, with people whom nothing else uses. */
export async function attackPayments(ground: AttackGround): Promise<CrowdedPayments> {
  return withTarget(ground, { env: CROWDED_ENV }, async (target) => {
    const measured = await runCrowdedPayments({
      target,
      people: target.people.slice(-PAYERS),
      payments: PAYMENTS,
      bursts: BURSTS,
      payAlone: BURSTS,
    })
    return { ...measured, findings: [...measured.findings, ...(await booksAfter(target))] }
  })
}
