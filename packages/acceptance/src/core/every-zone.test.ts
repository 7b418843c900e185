import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { inCheckout, pinnedNode, programEnv } from '../server/checkout-root.ts'

/** Zones that skip and repeat hours, one that once skipped a day, one far ahead, and China's own. */
const ZONES = ['America/New_York', 'Africa/Cairo', 'Pacific/Apia', 'Pacific/Kiritimati', 'Asia/Shanghai'] as const

const url = (module: string): string =>
  JSON.stringify(pathToFileURL(inCheckout('packages', 'core', 'src', module, 'index.ts')).href)

/**
 * Prints a digest of what core says of a winter and a year, every 47 minutes, and one of what the machine's own zone
 * says.
 */
const PROGRAM = `
  import { createHash } from 'node:crypto'
  import { campaignAt } from ${url('campaigns')}
  import { chineseTime, endOfDay, formatTime, parseInstant } from ${url('format')}
  import { endOfNaturalDay } from ${url('orders')}
  import { daySpan, monthSpan, twelveMonthsUntil } from ${url('wallet')}
  let lastDay = ''
  const [core, machine] = [createHash('sha256'), createHash('sha256')]
  for (const [from, until] of [[1_323_000_000_000, 1_326_000_000_000], [1_764_500_000_000, 1_798_000_000_000]]) {
    for (let at = from; at < until; at += 47 * 60_000) {
      const [day, month] = [chineseTime(at, 'YYYY-MM-DD'), chineseTime(at, 'YYYY-MM')]
      core.update(JSON.stringify([formatTime(at), endOfNaturalDay(at, 7), endOfDay(at), daySpan(day), parseInstant(formatTime(at).replace(' ', 'T') + '+08:00')]))
      if (day !== lastDay) core.update(JSON.stringify([monthSpan(month), twelveMonthsUntil(at), campaignAt(at)]))
      machine.update(String(new Date(at)))
      lastDay = day
    }
  }
  console.log(JSON.stringify({ core: core.digest('hex'), machine: machine.digest('hex') }))
`

interface Digests {
  readonly core: string
  readonly machine: string
}

function digestsIn(zone: string): Digests {
  const { stdout, stderr } = spawnSync(pinnedNode, ['--input-type=module', '--eval', PROGRAM], {
    env: programEnv({ TZ: zone }),
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as Digests
}

const inUtc = digestsIn('UTC')

it.each(ZONES)(
  'core says the same of days, months, deadlines and campaigns on a machine in %s as in UTC (TIM-3)',
  (zone) => {
    const { core, machine } = digestsIn(zone)
    expect(machine).not.toBe(inUtc.machine)
    expect(core).toBe(inUtc.core)
  },
)
