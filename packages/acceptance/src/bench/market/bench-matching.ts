import { inCheckout } from '../../server/checkout-root.ts'
import type { Engine, Installation } from '../../server/installation.ts'
import { runProgram } from '../../server/run-program.ts'
import { numberText, spreadOf, type Spread } from '../statistics.ts'

const PROGRAM = inCheckout('packages', 'server', 'src', 'measure-matching.ts')
/** Maximum time for matching a new listing against a thousand requests. */
const AIM_MS = 50

interface Matching {
  readonly requests: number
  readonly matched: number
  readonly tookMs: readonly number[]
}

export interface MatchingFigures {
  readonly engine: Engine
  readonly shops: number
  readonly requests: number
  readonly matched: number
  readonly ms: Spread
  readonly slowestMs: number
}

/** Listings of a filled market against a thousand open requests, in the server's own transaction. No server may run. */
export async function benchMatching(
  installation: Installation,
  shops: number,
  tell: (line: string) => void,
): Promise<MatchingFigures> {
  const { exitCode, output } = await runProgram([PROGRAM], { env: installation.env, timeoutMs: 600_000 })
  const line = output.split('\n').find((one) => one.startsWith('{"requests"'))
  if (exitCode !== 0 || line === undefined) throw new Error(`Matching could not be measured: ${output}`)
  const { requests, matched, tookMs } = JSON.parse(line) as Matching
  const figures = {
    engine: installation.engine,
    shops,
    requests,
    matched,
    ms: spreadOf(tookMs),
    slowestMs: Math.max(...tookMs),
  }
  tell(
    `${installation.engine}, ${shops} shops: a listing against ${requests} open requests (${numberText(matched)} fit on average) takes ${numberText(figures.ms.median)} ms, the slowest of ${tookMs.length} ${numberText(figures.slowestMs)} ms (aim: under ${AIM_MS} ms)`,
  )
  return figures
}
