import { runSeed } from '../dice.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { newInstallation, type Engine } from '../server/installation.ts'
import { runSoak, type Soaked } from '../soak/run-soak.ts'
import { startBenchPostgres } from './bench-postgres.ts'
import { keepResults, tableText } from './tables.ts'

const PAGES = Number(process.env['SOAK_PAGES'] ?? 50_000)
const CALLS = Number(process.env['SOAK_CALLS'] ?? 50_000)
const FIRST_LOOK_AFTER = Math.min(10_000, (PAGES + CALLS) / 5)
/** A server that is spoilt shows it sooner. */
const SPOILT_SHARE = 10
const HEAD = ['engine', 'requests', 'per s', 'heap MiB early', 'heap MiB at the end', 'RSS MiB', 'found']

/** False where a server holds more than it did, or where one that keeps its answers was not noticed. */
export async function benchSoak(tell: (line: string) => void): Promise<boolean> {
  const rows: string[][] = []
  const stored: unknown[] = []
  let isFine = true
  for (const engine of ['pglite', 'postgresql'] as const) {
    for (const isSpoilt of [false, true]) {
      const soaked = await soak(engine, isSpoilt, tell)
      if (soaked === undefined) continue
      isFine &&=
        isSpoilt === soaked.complaints.some((complaint) => complaint.startsWith('The heap')) &&
        (isSpoilt || soaked.complaints.length === 0)
      const name = isSpoilt ? `${engine}, keeps its answers` : engine
      const { early, atEnd, answers, complaints, perSecond } = soaked
      const requests = [...answers.values()].reduce((sum, times) => sum + times, 0)
      rows.push([
        name,
        String(requests),
        String(Math.round(perSecond)),
        early.heapMib.toFixed(1),
        atEnd.heapMib.toFixed(1),
        atEnd.rssMib.toFixed(0),
        complaints.join('; ') || 'nothing',
      ])
      stored.push({ engine, isSpoilt, ...soaked, answers: Object.fromEntries(answers) })
      for (const [answered, times] of [...answers].toSorted()) if (!isSpoilt) tell(`  ${answered}: ${times}`)
    }
  }
  keepResults('soak', stored)
  tell(`\n${tableText(HEAD, rows)}`)
  return isFine
}

async function soak(engine: Engine, isSpoilt: boolean, tell: (line: string) => void): Promise<Soaked | undefined> {
  const postgres = engine === 'postgresql' ? await startBenchPostgres() : undefined
  if (engine === 'postgresql' && postgres === undefined) {
    tell('PostgreSQL is not on this machine: its half is not soaked')
    return undefined
  }
  const installation = await newInstallation(engine, postgres?.url)
  const share = isSpoilt ? SPOILT_SHARE : 1
  try {
    const plan = {
      installation,
      pages: PAGES / share,
      calls: CALLS / share,
      firstLookAfter: FIRST_LOOK_AFTER / share,
      seed: runSeed(),
      tell,
    }
    return await runSoak({
      ...plan,
      ...(isSpoilt ? { preload: inCheckout('packages', 'acceptance', 'src', 'soak', 'keeps-responses.ts') } : {}),
    })
  } finally {
    await installation.remove()
    await postgres?.stop()
  }
}
