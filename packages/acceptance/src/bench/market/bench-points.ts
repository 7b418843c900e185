import { inCheckout } from '../../server/checkout-root.ts'
import { newInstallation, type Engine } from '../../server/installation.ts'
import { runProgram } from '../../server/run-program.ts'
import { startServerProcess } from '../../server/server-process.ts'
import { startBenchPostgres } from '../bench-postgres.ts'
import { numberText, spreadOf, type Spread } from '../statistics.ts'
import { keepResults } from '../tables.ts'

const PROGRAM = inCheckout('packages', 'server', 'src', 'measure-points.ts')
/** The ranking is counted anew upon a question, at most once in fifteen seconds (`POINTS_KEPT_MS` of the server). */
const AIM_MS = 2_000

interface Counted {
  readonly people: number
  readonly events: number
  readonly rankedMs: readonly number[]
  readonly ownMs: readonly number[]
}

interface PointsResult {
  readonly engine: Engine
  readonly people: number
  readonly events: number
  readonly rankedMs: Spread
  readonly ownMs: Spread
}

/** How long a campaign's ranking of a hundred thousand people takes, counted anew, on both engines. */
export async function benchPoints(tell: (line: string) => void): Promise<void> {
  const results: PointsResult[] = []
  for (const engine of ['pglite', 'postgresql'] as const) {
    const postgres = engine === 'postgresql' ? await startBenchPostgres() : undefined
    if (engine === 'postgresql' && postgres === undefined) {
      tell('PostgreSQL is not on this machine: its half is not measured')
      continue
    }
    const installation = await newInstallation(engine, postgres?.url)
    try {
      const server = await startServerProcess(installation, { env: { DEMO_SHOPS: '50' } })
      await server.stop()
      const { exitCode, output } = await runProgram([PROGRAM], { env: installation.env, timeoutMs: 600_000 })
      const line = output.split('\n').find((one) => one.startsWith('{"people"'))
      if (exitCode !== 0 || line === undefined) throw new Error(`The ranking could not be measured: ${output}`)
      const { people, events, rankedMs, ownMs } = JSON.parse(line) as Counted
      const result = { engine, people, events, rankedMs: spreadOf(rankedMs), ownMs: spreadOf(ownMs) }
      results.push(result)
      tell(
        `${engine}: ${people} people with ${events} events are ranked in ${numberText(result.rankedMs.median)} ms, at most ${numberText(Math.max(...rankedMs))} ms (aim: under ${AIM_MS} ms); one person's own points take ${numberText(result.ownMs.median)} ms`,
      )
    } finally {
      await installation.remove()
      await postgres?.stop()
    }
  }
  keepResults('points', results)
}
