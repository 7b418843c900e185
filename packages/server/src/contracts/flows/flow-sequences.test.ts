import * as fc from 'fast-check'
import { DAY_MS } from '@diandu/core/kernel'
import { afterEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import type { EssAction } from '../../integrations/testing/ess-shapes.ts'
import { noteStray } from './flow-store.ts'
import { listFlows } from './flow-list-store.ts'
import { openElsewhere, type Elsewhere } from '../testing/open-elsewhere.ts'

const ACTIONS: readonly EssAction[] = [
  'CreateFlowByFiles',
  'CreateFlowSignUrl',
  'DescribeFlowInfo',
  'DescribeFileUrls',
  'CancelFlow',
]

/** One thing that happens, here or there. What has no place at that instant moves nothing. */
const EVENTS = {
  'seller asks for a link': ({ link }) => link('seller'),
  'buyer asks for a link': ({ link }) => link('buyer'),
  'seller signs there': async ({ simulated, clock, mobileOf }) =>
    simulated.flows.map(({ id }) => simulated.sign(id, mobileOf.seller, clock.now() - 6000)),
  'buyer signs there': async ({ simulated, clock, mobileOf }) =>
    simulated.flows.map(({ id }) => simulated.sign(id, mobileOf.buyer, clock.now() - 6000)),
  'the house seals there': async ({ simulated, clock }) =>
    simulated.flows.map(({ id }) => simulated.seal(id, clock.now() - 6000)),
  'a flow runs out there': async ({ simulated }) => simulated.expire(simulated.flows.at(-1)?.id ?? ''),
  'what was signed is asked about': ({ collect }) => collect(),
  'the document becomes another': async ({ redraw, stored }) =>
    (await stored()).status === 'draft' ? redraw() : undefined,
  'the buyer gives up': ({ transition }) => transition('buyer.gave-up', 'buyer'),
  'the seller fails': ({ transition }) => transition('seller.failed', 'seller'),
  'days go by': async ({ clock, transition }) => {
    clock.advance(4 * DAY_MS)
    await transition('signature.late', 'sweeper')
  },
  'a minute goes by': async ({ clock }) => clock.advance(60_000),
  'the provider is asked who was in time': ({ call }) => call('late'),
  'the orders are swept': ({ sweepLate }) => sweepLate(),
  'the sweep comes by': ({ sweep }) => sweep(),
} as const satisfies Readonly<Record<string, (elsewhere: Elsewhere) => Promise<unknown>>>

type EventName = keyof typeof EVENTS
interface Step {
  readonly event: EventName
  readonly failing: EssAction | null
  readonly how: 'refused' | 'lost'
}

const events = fc.constantFrom(...(Object.keys(EVENTS) as EventName[]))
const step: fc.Arbitrary<Step> = fc.record({
  event: events,
  failing: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...ACTIONS) }),
  how: fc.constantFrom('refused', 'lost'),
})
/** Most sequences begin with a flow; every one ends with the order's end. */
const sequence = fc
  .tuple(fc.array(step, { minLength: 3, maxLength: 14 }), fc.constantFrom('the buyer gives up', 'the seller fails'))
  .map(([steps, end]) => [
    { event: 'seller asks for a link', failing: null, how: 'refused' } as const,
    ...steps,
    { event: end, failing: null, how: 'refused' } as const,
  ])

describeOnEachEngine('Flows, whatever happens', (openDatabase) => {
  let opened: Elsewhere | undefined
  afterEach(async () => {
    await opened?.close()
  })

  async function run(steps: readonly Step[]): Promise<void> {
    await opened?.close()
    opened = await openElsewhere(await openDatabase())
    const { simulated, clock, stored, call, sweepLate, sweep, db, flows, number } = opened
    for (const { event, failing, how } of steps) {
      if (failing !== null) simulated.fail(failing, how)
      await EVENTS[event](opened)
      if (failing !== null) simulated.fail(failing, 'no')
    }
    // The provider answers again, its callbacks come, and time goes on.
    for (const flow of simulated.flows) await noteStray(db, { id: flow.id, number }, clock.now(), clock.now() + 600_000)
    for (let time = 0; time < 3; time += 1) {
      await call('late')
      await sweepLate()
      await sweep()
      clock.advance(3_600_000)
    }
    const { status } = await stored()
    expect(['all-signed', 'expired', 'void']).toContain(status)
    const here = await flows()
    const listed = await listFlows(db, 'open', 100)
    for (const { id, status: there } of simulated.flows) {
      const row = here.find((flow) => flow.id === id)
      if (status === 'all-signed' && row?.why === 'signed') expect([id, there, row.outcome]).toEqual([id, 4, 'whole'])
      else if (there === 4)
        expect([id, row?.outcome, listed.some((one) => one.id === id && one.isWrong)]).toEqual([id, 'whole', true])
      else expect([id, [5, 6].includes(there), row?.outcome]).toEqual([id, true, there === 5 ? 'over' : 'cancelled'])
    }
    expect(here.filter(({ outcome }) => outcome === null)).toEqual([])
    expect(here.filter(({ why }) => why === 'signed')).toHaveLength(status === 'all-signed' ? 1 : 0)
  }

  it('end at the provider with their contract, or are reported (ESS-13)', { timeout: 300_000 }, () =>
    fc.assert(fc.asyncProperty(sequence, run), { numRuns: 12, endOnFailure: true }),
  )

  it('flows are reported where all signed in the instant in which the order ended (ESS-13)', { timeout: 60_000 }, () =>
    run(
      (
        [
          'seller asks for a link',
          'seller signs there',
          'what was signed is asked about',
          'buyer signs there',
          'the house seals there',
          'the buyer gives up',
        ] as const
      ).map((event) => ({ event, failing: null, how: 'refused' }) as const),
    ),
  )
})
