import type { Engine, FilledMarket } from '../../server/installation.ts'
import { NotProvable, type Finding, type Outcome, type Proof } from './proof.ts'

export interface RunPlan {
  readonly engine: Engine
  readonly postgresUrl: string | undefined
  readonly copyOf?: FilledMarket
  readonly seed: number
  readonly length: 'long' | 'short'
  readonly withFaultyVariants: boolean
  readonly tell: (line: string) => void
}

/**
 * A proof that this machine cannot run is not proven: the long form says so among what speaks against it, and goes on.
 */
export async function runProof(proof: Proof, plan: RunPlan): Promise<readonly string[]> {
  try {
    return await prove(proof, plan)
  } catch (error) {
    if (!(error instanceof NotProvable)) throw error
    const complaint = `${proof.name} on ${plan.engine}: not proven: ${error.message}`
    plan.tell(complaint)
    return plan.length === 'long' ? [complaint] : []
  }
}

/**
 * The server as it is, and then each wrong one: what the first must not show, each of the others must. Answers what
 * speaks against it.
 */
async function prove(proof: Proof, { length, withFaultyVariants, ...plan }: RunPlan): Promise<readonly string[]> {
  const { tell, engine, seed } = plan
  const begunAt = performance.now()
  const right = await proof.run({ ...plan, rounds: proof.rounds[length] })
  tell(
    `${proof.name} on ${engine}, seed ${seed}: ${countsText(right)}, ${lossesOf(right)}, ${right.findings.length === 0 ? 'nothing found' : `${right.findings.length} FOUND`} (${secondsSince(begunAt)} s)`,
  )
  const findings = [...right.findings, ...(length === 'long' ? shortOf(proof, right) : [])]
  const complaints = findings
    .slice(0, MAX_FOREIGN_TEXT)
    .map((finding) => `${proof.name} on ${engine}: ${text(finding)}`)
  for (const [faultyVariant, signs] of withFaultyVariants ? faultyVariantsOf(proof, length, seed) : []) {
    const { missed, tries } = await lookForSigns(
      signs,
      (seedNow) =>
        proof.run({ ...plan, seed: seedNow, tell: () => undefined, rounds: proof.rounds.faultyVariant, faultyVariant }),
      seed,
    )
    tell(
      `  the faulty variant that ${faultyVariant}: ${missed.length === 0 ? `caught${tries === 1 ? '' : `, at try ${tries}`}` : `NOT CAUGHT in ${tries} tries`}`,
    )
    complaints.push(
      ...missed.map(
        (sign) => `${proof.name} on ${engine}: the faulty variant ${faultyVariant} does not show "${sign}"`,
      ),
    )
  }
  return complaints
}

function faultyVariantsOf(
  { faultyVariants, faultyVariantsWhenShort = Infinity }: Proof,
  length: RunPlan['length'],
  seed: number,
): readonly (readonly [string, readonly string[]])[] {
  const all = Object.entries(faultyVariants)
  const first = length === 'short' ? seed % Math.max(1, all.length) : 0
  return [...all.slice(first), ...all.slice(0, first)].slice(
    0,
    length === 'short' ? faultyVariantsWhenShort : all.length,
  )
}

/** A claim with a figure is not proven by fewer. */
const shortOf = ({ min }: Proof, { counts }: Outcome): readonly Finding[] =>
  Object.entries(min).flatMap(([name, wanted]) =>
    (counts[name] ?? 0) >= wanted
      ? []
      : [{ fault: 'short' as const, message: `${counts[name] ?? 0} ${name}, not ${wanted}` }],
  )

/** A mistake that is open for milliseconds is not met by every kill: it is looked for again, from another seed. */
async function lookForSigns(
  signs: readonly string[],
  run: (seed: number) => Promise<Outcome>,
  seed: number,
): Promise<{ readonly missed: readonly string[]; readonly tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const { findings } = await run(seed + tries - 1)
    const missed = signs.filter((sign) => !findings.some((finding) => text(finding).includes(sign)))
    if (missed.length === 0 || tries === MAX_TRIES) return { missed, tries }
  }
}

const MAX_TRIES = 6
const MAX_FOREIGN_TEXT = 20
const text = ({ fault, message }: Finding): string => `${fault}: ${message}`
/** Of the findings, those that must not happen. */
const lossesOf = ({ findings }: Outcome): string =>
  (['lost', 'doubled'] as const)
    .map((fault) => `${findings.filter((finding) => finding.fault === fault).length} ${fault}`)
    .join(', ')
const countsText = ({ counts }: Outcome): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
const secondsSince = (atMs: number): string => ((performance.now() - atMs) / 1000).toFixed(0)
