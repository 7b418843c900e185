import type { DocumentedCall } from '../documented-calls/documented-calls.ts'
import { runAccessMatrix } from './access-matrix.ts'
import { callAsVisitor } from './call-as-visitor.ts'
import type { AttackFinding, Hole } from './attack-finding.ts'
import { booksAfter, copyGround, withTarget, type AttackGround, type AttackTarget } from './attack-target.ts'
import { CROWDED_ENV, runCrowdedPayments } from './crowded-payments.ts'
import { runExtraFields } from './inputs/extra-fields.ts'
import { runFuzz, type FuzzPlan } from './run-fuzz.ts'
import { latencyAround, staysSlow } from './stays-slow.ts'
import { planAccess } from './plan-access.ts'
import { runUploadsBeside } from './inputs/uploads-beside.ts'

interface PlantedHole {
  /** The faulty server that has it. */
  readonly faultyVariant: string
  readonly hole: Hole
  /** It shows in other routes too; of the others what counts is found in a call. */
  readonly isEverywhere?: boolean
  readonly env?: Readonly<Record<string, string>>
  readonly attack: (
    target: AttackTarget,
    plan: { readonly seed: number; readonly max: number },
  ) => Promise<readonly AttackFinding[]>
}

/** Ten times as long as the slowest answer of a server without other work. */
const HANGS_AFTER_MS = 3_000

type Fuzzing = Pick<FuzzPlan, 'target' | 'seed' | 'max' | 'maxForRoutes'>

const fuzzWith = async (plan: Fuzzing): Promise<readonly AttackFinding[]> =>
  (await runFuzz({ ...plan, limitMs: HANGS_AFTER_MS, tell: () => undefined })).findings
const fuzz: PlantedHole['attack'] = (target, plan) => fuzzWith({ target, ...plan })
/**
 * One call with everything there is for it, by whatever seed: a server that hangs in many places would hold up this one
 * too.
 */
const fuzzOne =
  (name: string): PlantedHole['attack'] =>
  (target, { seed }) =>
    fuzzWith({
      target: { ...target, calls: target.calls.filter((call) => call.name === name) },
      seed,
      max: Infinity,
      maxForRoutes: 1,
    })
/** No call. */
const fuzzRoutes: PlantedHole['attack'] = (target, { seed }) =>
  fuzzWith({ target: { ...target, calls: [] }, seed, max: 12 })
const UPLOADS = 4
const access: PlantedHole['attack'] = async (target, { seed }) =>
  (await runAccessMatrix(await planAccess(target, seed, true))).findings

type OfHole<Kind extends Hole> = PlantedHole & { readonly hole: Kind }

/** At least one faulty server for each kind: a kind without one does not compile. */
const BY_HOLE: { readonly [Kind in Hole]: readonly [OfHole<Kind>, ...OfHole<Kind>[]] } = {
  'answers 5xx': [{ faultyVariant: 'fails-upon-quotes', hole: 'answers 5xx', attack: fuzz }],
  hangs: [{ faultyVariant: 'hangs-upon-quotes', hole: 'hangs', attack: fuzzOne('POST shop/getHotKeywords') }],
  'drops the connection': [
    {
      faultyVariant: 'drops-connections-upon-quotes',
      hole: 'drops the connection',
      isEverywhere: true,
      attack: fuzzRoutes,
    },
  ],
  'tells SQL': [{ faultyVariant: 'tells-its-sql', hole: 'tells SQL', attack: fuzz }],
  'tells a stack': [{ faultyVariant: 'tells-its-stack', hole: 'tells a stack', attack: fuzz }],
  'tells a path': [{ faultyVariant: 'tells-its-path', hole: 'tells a path', attack: fuzz }],
  'reflects a script': [
    { faultyVariant: 'reflects-scripts', hole: 'reflects a script', isEverywhere: true, attack: fuzz },
  ],
  'takes an ambiguous request': [
    { faultyVariant: 'takes-two-hosts', hole: 'takes an ambiguous request', isEverywhere: true, attack: fuzzRoutes },
  ],
  'serves a foreign id': [
    { faultyVariant: 'serves-foreign-ids', hole: 'serves a foreign id', attack: access },
    { faultyVariant: 'tells-foreign-ids-apart', hole: 'serves a foreign id', attack: access },
  ],
  'changes foreign things': [
    { faultyVariant: 'changes-foreign-addresses', hole: 'changes foreign things', attack: access },
  ],
  'serves a visitor': [
    {
      faultyVariant: 'serves-visitors',
      hole: 'serves a visitor',
      attack: async (target) => (await callAsVisitor(target)).findings,
    },
  ],
  'takes an extra field': [
    {
      faultyVariant: 'takes-extra-fields',
      hole: 'takes an extra field',
      attack: async (target, { seed }) => (await runExtraFields(target, seed, 1)).findings,
    },
  ],
  'unbalances the books': [
    {
      faultyVariant: 'adds-fen-upon-quotes',
      hole: 'unbalances the books',
      isEverywhere: true,
      attack: async (target, plan) => [
        ...(await fuzzOne('POST user/editAddress')(target, plan)),
        ...(await booksAfter(target)),
      ],
    },
  ],
  'stays slow': [
    {
      faultyVariant: 'gets-slower-upon-quotes',
      hole: 'stays slow',
      attack: async (target, plan) => staysSlow((await latencyAround(target, () => fuzzRoutes(target, plan))).latency),
    },
  ],
  'holds up payments': [
    {
      faultyVariant: 'holds-up-payments',
      hole: 'holds up payments',
      env: CROWDED_ENV,
      attack: async (target) =>
        (await runCrowdedPayments({ target, people: target.people, payments: 3, bursts: 1, payAlone: 1 })).findings,
    },
  ],
  'holds up others': [
    {
      faultyVariant: 'chews-on-uploads',
      hole: 'holds up others',
      isEverywhere: true,
      attack: async (target, { seed }) => (await runUploadsBeside(target, seed, UPLOADS)).findings,
    },
  ],
}

export const PLANTED_HOLES: readonly PlantedHole[] = Object.values(BY_HOLE).flat()

/** Whether the attack finds the hole that this server has on purpose. */
export async function isNoticed(
  { faultyVariant, hole, isEverywhere = false, env = {}, attack }: PlantedHole,
  ground: AttackGround,
  calls: readonly DocumentedCall[],
  plan: { readonly seed: number; readonly max: number },
): Promise<boolean> {
  const own = await copyGround(ground)
  try {
    const findings = await withTarget(own, { env, faultyVariant, calls }, (target) => attack(target, plan))
    return findings.some(
      (finding) => finding.hole === hole && (isEverywhere || calls.some(({ name }) => finding.where.startsWith(name))),
    )
  } finally {
    await own.remove()
  }
}
