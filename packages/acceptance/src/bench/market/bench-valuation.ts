import { createApiClient, openApi } from '../../api/api-client.ts'
import type { ServerProcess } from '../../server/server-process.ts'
import { spreadOf, spreadText, type Spread } from '../statistics.ts'
import { tableText } from '../tables.ts'

const RUNS = 20

export interface ValuationFigures {
  readonly platform: number
  readonly callMs: Spread
}

/** Below the limit of questions of one address within a minute. */
const PLATFORMS = [1, 44]

/** Time of a valuation with many sales, and with few: sales are cached after the first one. */
export async function benchValuation(
  server: ServerProcess,
  tell: (line: string) => void,
): Promise<readonly ValuationFigures[]> {
  const { url, secret } = await openApi(server.url)
  const api = createApiClient(url, secret)
  const measured: ValuationFigures[] = []
  for (const platform of PLATFORMS) {
    const callMs: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const from = performance.now()
      await api.must('POST shopEvaluation', {
        platform,
        kind: 'flagship',
        industry: 'womenswear',
        trademark: 'registered',
        taxpayer: 'general',
        hasLoans: false,
        violations: { general: run, severe: 0, counterfeit: 0 },
        ratings: { described: 480, service: 480, delivery: 480 },
        monthlyTurnoverFen: 20_000_000,
      })
      callMs.push(performance.now() - from)
    }
    measured.push({ platform, callMs: spreadOf(callMs) })
  }
  tell(
    `\n${tableText(
      ['valuations of a market of 5 000 shops', 'call, ms'],
      measured.map(({ platform, callMs }) => [`platform ${platform}`, spreadText(callMs)]),
    )}`,
  )
  return measured
}
