import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLog } from '../kernel/index.ts'
import { createManualClock } from '@diandu/core/testing'
import { createSecurityLog } from './index.ts'

type Event = Parameters<ReturnType<typeof createSecurityLog>['tell']>[0]
type Line = Readonly<Record<string, string | null>>

const event = (over: Partial<Event> = {}): Event => ({
  kind: 'input-refused',
  what: 'POST login',
  reason: 'bad-parameter',
  field: 'name',
  userId: null,
  clientAddress: '10.0.0.7',
  requestId: 'r1',
  ...over,
})

function begin() {
  const clock = createManualClock()
  const lines: Line[] = []
  const { tell } = createSecurityLog({
    clock,
    log: createLog({ level: 'info', now: clock.now, write: (line) => void lines.push(JSON.parse(line) as Line) }),
  })
  const times = (count: number, of: (at: number) => Partial<Event>) =>
    Array.from({ length: count }, (_, at) => tell(event(of(at))))
  return { clock, lines, tell, times }
}

describe('The security lines of the log', () => {
  it('say what was refused, why, to whom and from which network, and no address (AUD-11)', () => {
    const { lines, tell } = begin()
    tell(event({ userId: 'lin' }))
    expect(lines).toEqual([
      {
        time: expect.any(String) as string,
        level: 'info',
        message: 'A request was refused for safety',
        event: 'security',
        kind: 'input-refused',
        what: 'POST login',
        reason: 'bad-parameter',
        field: 'name',
        userId: 'lin',
        network: '10.0.0.0/24',
        requestId: 'r1',
      },
    ])
  })

  it('keep the beginning of what an outside sender wrote, on one line (AUD-13)', () => {
    const { lines, tell } = begin()
    tell(event({ field: `two\nlines\u202e${'好'.repeat(5000)}`, clientAddress: `\u001b[2J${'x'.repeat(5000)}` }))
    expect(lines[0]).toMatchObject({ field: `two lines ${'好'.repeat(53)}…`, network: 'elsewhere' })
  })

  it('are thirty a minute of one user, of which the last says that others are left out, and later more (AUD-7)', () => {
    const { clock, lines, times } = begin()
    times(45, () => ({ userId: 'lin' }))
    times(1, () => ({ userId: 'zhou' }))
    expect(lines.map(({ userId, leftOut }) => [userId, leftOut])).toEqual([
      ...Array.from({ length: 29 }, () => ['lin', undefined]),
      ['lin', 'others of this source'],
      ['zhou', undefined],
    ])
    clock.advance(60_000)
    times(1, () => ({ userId: 'lin' }))
    expect(lines).toHaveLength(32)
  })

  it('are thirty a minute of one network without a user, and no user’s place (AUD-7)', () => {
    const { lines, times } = begin()
    times(45, (at) => ({ clientAddress: `10.0.0.${at}` }))
    times(1, () => ({ userId: 'lin', clientAddress: '10.0.0.1' }))
    expect([lines.length, lines[29]?.['leftOut'], lines[30]?.['userId']]).toEqual([31, 'others of this source', 'lin'])
  })

  it('are three hundred a minute of all networks together, and users keep theirs (AUD-7)', () => {
    const { lines, times } = begin()
    times(400, (at) => ({ clientAddress: `10.${at >> 8}.${at & 255}.1` }))
    times(1, () => ({ userId: 'lin' }))
    expect([lines.length, lines[299]?.['leftOut'], lines[300]?.['userId']]).toEqual([
      301,
      'others without a user',
      'lin',
    ])
  })

  it('are never more than the bounds in any sixty seconds, in whatever order sources come (AUD-7)', () => {
    const step = fc.record({
      userId: fc.constantFrom(null, 'lin', 'zhou'),
      network: fc.nat(20),
      waitMs: fc.oneof(fc.constant(0), fc.nat(400)),
      kind: fc.constantFrom('proof-refused' as const, 'session-missing' as const),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 300, maxLength: 900 }), (steps) => {
        const { clock, lines, tell } = begin()
        const events: { readonly at: number; readonly source: string; readonly kind: string }[] = []
        for (const { userId, network, waitMs, kind } of steps) {
          clock.advance(waitMs)
          const before = lines.length
          tell(event({ userId, clientAddress: `10.0.${network}.1`, kind }))
          if (lines.length > before) events.push({ at: clock.now(), source: userId ?? String(network), kind })
        }
        for (const { at: from, source, kind } of events) {
          const within = events.filter((one) => one.kind === kind && one.at >= from && one.at < from + 60_000)
          expect(within.filter((one) => one.source === source).length).toBeLessThanOrEqual(
            kind === 'session-missing' ? 1 : 30,
          )
          expect(within.filter((one) => /^\d/.test(one.source)).length).toBeLessThanOrEqual(
            kind === 'session-missing' ? 60 : 300,
          )
        }
      }),
      { numRuns: 20 },
    )
  })

  it('are counted again after a clock was put back (AUD-7)', () => {
    const { clock, lines, times } = begin()
    times(40, () => ({ userId: 'lin' }))
    clock.advance(-3_600_000)
    times(1, () => ({ userId: 'lin' }))
    expect(lines).toHaveLength(31)
  })

  it('lines of expired logins and addresses are one a minute for a network and sixty for all, and take no other line’s place (AUD-7)', () => {
    const { lines, times } = begin()
    times(50, () => ({ kind: 'session-missing' }))
    times(50, (at) => ({ kind: 'address-refused', clientAddress: `10.1.${at}.1` }))
    times(50, (at) => ({ kind: 'session-missing', clientAddress: `10.2.${at}.1` }))
    expect(lines).toHaveLength(60)
    times(40, () => ({}))
    expect(lines).toHaveLength(90)
  })

  it('lines of more users than are counted are left out, so that the counting fills no memory (AUD-7)', () => {
    const { clock, lines, times } = begin()
    times(10_100, (at) => ({ userId: `user ${at}` }))
    expect(lines).toHaveLength(10_000)
    clock.advance(60_000)
    times(1, () => ({ userId: 'lin' }))
    expect(lines).toHaveLength(10_001)
  })
})
