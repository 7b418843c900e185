import type { Engine } from '../../server/installation.ts'
import type { Finding, Outcome, Proof } from './proof.ts'

export interface RunPlan {
  readonly engine: Engine
  readonly postgresUrl: string | undefined
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
  const complaints = right.findings.slice(0, MOST_TOLD).map((finding) => `${proof.name} on ${engine}: ${text(finding)}`)
  for (const [twin, signs] of withTwins ? Object.entries(proof.twins) : []) {
    const { findings } = await proof.run({ ...plan, tell: () => undefined, rounds: proof.rounds.twin, twin })
    const missed = signs.filter((sign) => !findings.some((finding) => text(finding).includes(sign)))
    tell(`  the twin that ${twin}: ${missed.length === 0 ? `caught (${findings.length} findings)` : 'NOT CAUGHT'}`)
    complaints.push(...missed.map((sign) => `${proof.name} on ${engine}: the twin ${twin} does not show "${sign}"`))
  }
  return complaints
}

const MOST_TOLD = 20
const text = ({ fault, words }: Finding): string => `${fault}: ${words}`
const countsText = ({ counts }: Outcome): string => Object.entries(counts).map(([name, count]) => `${count} ${name}`).join(', ')
const secondsSince = (atMs: number): string => ((performance.now() - atMs) / 1000).toFixed(0)
