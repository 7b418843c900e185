import type { Engine } from '../../server/installation.ts'
import type { Finding, Outcome, Proof } from './proof.ts'

export interface RunPlan {
  readonly engine: Engine
  readonly postgresUrl: string | undefined
  readonly copyOf?: string
  readonly seed: number
  readonly length: 'long' | 'short'
  readonly withTwins: boolean
  readonly tell: (line: string) => void
}

/** The server as it is, and then each wrong one: what the first must not show, each of the others must. Answers what speaks against it. */
export async function runProof(proof: Proof, { length, withTwins, ...plan }: RunPlan): Promise<readonly string[]> {
  const { tell, engine, seed } = plan
  const begunAt = performance.now()
  const right = await proof.run({ ...plan, rounds: proof.rounds[length] })
  tell(`${proof.name} on ${engine}, seed ${seed}: ${countsText(right)}, ${right.findings.length === 0 ? 'nothing found' : `${right.findings.length} FOUND`} (${secondsSince(begunAt)} s)`)
  const findings = [...right.findings, ...(length === 'long' ? shortOf(proof, right) : [])]
  const complaints = findings.slice(0, MOST_TOLD).map((finding) => `${proof.name} on ${engine}: ${text(finding)}`)
  for (const [twin, signs] of withTwins ? twinsOf(proof, length, seed) : []) {
    const { missed, tries } = await lookForSigns(signs, (seedNow) => proof.run({ ...plan, seed: seedNow, tell: () => undefined, rounds: proof.rounds.twin, twin }), seed)
    tell(`  the twin that ${twin}: ${missed.length === 0 ? `caught${tries === 1 ? '' : `, at try ${tries}`}` : `NOT CAUGHT in ${tries} tries`}`)
    complaints.push(...missed.map((sign) => `${proof.name} on ${engine}: the twin ${twin} does not show "${sign}"`))
  }
  return complaints
}

function twinsOf({ twins, twinsWhenShort = Infinity }: Proof, length: RunPlan['length'], seed: number): readonly (readonly [string, readonly string[]])[] {
  const all = Object.entries(twins)
  const first = length === 'short' ? seed % Math.max(1, all.length) : 0
  return [...all.slice(first), ...all.slice(0, first)].slice(0, length === 'short' ? twinsWhenShort : all.length)
}

/** A claim with a figure is not proven by fewer. */
const shortOf = ({ least }: Proof, { counts }: Outcome): readonly Finding[] =>
  Object.entries(least).flatMap(([name, wanted]) => ((counts[name] ?? 0) >= wanted ? [] : [{ fault: 'short' as const, words: `${counts[name] ?? 0} ${name}, not ${wanted}` }]))

/** A mistake that stands open for milliseconds is not met by every kill: it is looked for again, from another seed. */
async function lookForSigns(signs: readonly string[], run: (seed: number) => Promise<Outcome>, seed: number): Promise<{ readonly missed: readonly string[]; readonly tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const { findings } = await run(seed + tries - 1)
    const missed = signs.filter((sign) => !findings.some((finding) => text(finding).includes(sign)))
    if (missed.length === 0 || tries === MOST_TRIES) return { missed, tries }
  }
}

const MOST_TRIES = 6
const MOST_TOLD = 20
const text = ({ fault, words }: Finding): string => `${fault}: ${words}`
const countsText = ({ counts }: Outcome): string => Object.entries(counts).map(([name, count]) => `${count} ${name}`).join(', ')
const secondsSince = (atMs: number): string => ((performance.now() - atMs) / 1000).toFixed(0)
