import { DEMO_STAFF } from '../api/staff.ts'
import { attackConsole } from '../attack/attack-console.ts'
import type { AttackFinding } from '../attack/attack-finding.ts'
import { attackSums, attackTables, crowdSums, findingLines, uploadSums } from '../attack/attack-tables.ts'
import { copyGround, prepareGround, withTarget, type AttackGround } from '../attack/attack-target.ts'
import { isNoticed, PLANTED_HOLES } from '../attack/planted-holes.ts'
import { attackPayments, runAttack } from '../attack/run-attack.ts'
import { runUploadsBeside } from '../attack/inputs/uploads-beside.ts'
import { runSeed } from '../dice.ts'
import type { Engine } from '../server/installation.ts'
import { startBenchPostgres } from './bench-postgres.ts'
import { keepResults } from './tables.ts'

/** At least a hundred for each call and each other route. */
const MAX = Number(process.env['ATTACK_REQUESTS'] ?? 120)
const MAX_FOR_FAULTY_VARIANTS = 40
const UPLOADS = 10

/** `ATTACK_ONLY=payments` selects one part, `payments,uploads` two; without it all run. */
const PARTS = ['requests', 'console', 'payments', 'uploads', 'holes'] as const
type Part = (typeof PARTS)[number]
const ENGINES_OF: Readonly<Record<Part, readonly Engine[]>> = {
  requests: ['pglite', 'postgresql'],
  console: ['pglite', 'postgresql'],
  payments: ['pglite', 'postgresql'],
  uploads: ['pglite'],
  holes: [],
}

interface Run {
  readonly seed: number
  readonly parts: readonly Part[]
  readonly tell: (line: string) => void
}

/** False where a hole is found, where a planted one is not found, and where an engine or a part is missing. */
export async function benchAttack(tell: (line: string) => void): Promise<boolean> {
  const requested = (process.env['ATTACK_ONLY'] ?? '').split(',').filter((word) => word !== '')
  const unknown = requested.filter((word) => !PARTS.some((part) => part === word))
  if (unknown.length > 0) {
    tell(`ATTACK_ONLY names ${unknown.join(', ')}: say one or more of ${PARTS.join(', ')}`)
    return false
  }
  const run: Run = {
    seed: runSeed(),
    parts: PARTS.filter((part) => requested.length === 0 || requested.includes(part)),
    tell,
  }
  tell(`seed ${run.seed} (FC_SEED repeats it)${requested.length === 0 ? '' : `; only ${run.parts.join(', ')}`}`)
  const stored: unknown[] = []
  let isFine = true
  for (const engine of ['pglite', 'postgresql'] as const) {
    if (!run.parts.some((part) => ENGINES_OF[part].includes(engine))) continue
    const postgres = engine === 'postgresql' ? await startBenchPostgres() : undefined
    if (engine === 'postgresql' && postgres === undefined) {
      tell('PostgreSQL is not on this machine: its half was not attacked')
      isFine = false
      continue
    }
    try {
      tell(`\n### ${engine}\n`)
      const { findings, sums } = await attackOn(engine, postgres?.url, run)
      isFine &&= findings === 0
      stored.push({ engine, seed: run.seed, sums })
    } finally {
      await postgres?.stop()
    }
  }
  // The result of one part must not replace the stored result of all.
  if (requested.length === 0) keepResults('attack', stored)
  return (!run.parts.includes('holes') || (await plantedHoles(run))) && isFine
}

async function attackOn(engine: Engine, postgresUrl: string | undefined, { seed, parts, tell }: Run) {
  const ground = await prepareGround(engine, postgresUrl, { hasPayers: parts.includes('payments') })
  const findings: AttackFinding[] = []
  const sums: string[] = []
  const say = (lines: readonly string[], found: readonly AttackFinding[]): void => {
    for (const line of lines) tell(line)
    sums.push(...lines)
    findings.push(...found)
  }
  try {
    for (const part of parts.filter((one) => ENGINES_OF[one].includes(engine)))
      await WORK[part](ground, { seed, tell }, say)
    const verdict = findings.length === 0 ? 'nothing found' : `${findings.length} FOUND`
    for (const line of ['', verdict, ...findingLines(findings)]) tell(line)
    return { findings: findings.length, sums: [...sums, verdict] }
  } finally {
    await ground.remove()
  }
}

type Say = (lines: readonly string[], found: readonly AttackFinding[]) => void

const WORK: Readonly<Record<Part, (ground: AttackGround, plan: Omit<Run, 'parts'>, say: Say) => Promise<void>>> = {
  async requests(ground, { seed, tell }, say) {
    const attacked = await runAttack({ ground, seed, max: MAX, isShort: false, tell })
    for (const line of ['', ...attackTables(attacked), '']) tell(line)
    say(attackSums(attacked), attacked.findings)
  },
  async console(ground, { seed }, say) {
    const env = { ADMIN_PORT: '0' }
    const attacked = await withTarget(ground, { env }, ({ installation, server }) =>
      attackConsole({
        installation,
        consoleUrl: server.consoleUrl,
        seed,
        max: MAX,
        roles: Object.keys(DEMO_STAFF) as (keyof typeof DEMO_STAFF)[],
      }),
    )
    const malformed = attacked.counts.reduce((sum, { sent }) => sum + sent, 0)
    const line = `${malformed} malformed requests to ${attacked.calls} calls of the console, ${attacked.refused} by those who may not`
    say([line], attacked.findings)
  },
  async payments(ground, _plan, say) {
    const crowd = await attackPayments(ground)
    say(crowdSums(crowd), crowd.findings)
  },
  async uploads(ground, { seed }, say) {
    const beside = await withTarget(ground, {}, (target) => runUploadsBeside(target, seed, UPLOADS))
    say(uploadSums(beside), beside.findings)
  },
  holes: async () => undefined,
}

/**
 * Servers that are wrong on purpose, at least one for each kind: the same attack has to find what is wrong with them.
 */
async function plantedHoles({ seed, tell }: Run): Promise<boolean> {
  tell('\n### planted holes\n')
  const ground = await prepareGround('pglite', undefined, { hasPayers: false })
  try {
    const unspoilt = await copyGround(ground)
    const calls = await withTarget(unspoilt, {}, async (target) => target.calls).finally(unspoilt.remove)
    const missed: string[] = []
    for (const planted of PLANTED_HOLES) {
      const noticed = await isNoticed(planted, ground, calls, { seed, max: MAX_FOR_FAULTY_VARIANTS })
      tell(`the server that ${planted.faultyVariant} (${planted.hole}): ${noticed ? 'noticed' : 'NOT NOTICED'}`)
      if (!noticed) missed.push(planted.faultyVariant)
    }
    return missed.length === 0
  } finally {
    await ground.remove()
  }
}
