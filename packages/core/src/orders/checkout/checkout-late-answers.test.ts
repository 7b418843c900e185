import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openCheckoutHarness, pay } from '../../../testing/checkout-harness.ts'
import { orderGroup, type CheckoutActor } from '../index.ts'

interface Tap {
  readonly page: 0 | 1
  readonly what: string
  readonly act: (run: CheckoutActor) => void
}

const goOn = (run: CheckoutActor): void => {
  for (const type of ['terms.opened', 'terms.accepted', 'order.confirmed'] as const) run.send({ type })
}

/** Taps on two pages of one person over the same drafts, without waiting between them. */
const aTap = (): fc.Arbitrary<Tap> =>
  fc
    .record({
      page: fc.constantFrom(0, 1),
      tap: fc.constantFrom<Omit<Tap, 'page'>>(
        { what: 'goes on', act: goOn },
        { what: 'confirms', act: (run) => run.send({ type: 'order.confirmed' }) },
        { what: 'pays', act: (run) => pay(run) },
        { what: 'goes back', act: (run) => run.send({ type: 'step.left' }) },
        { what: 'gives up', act: (run) => run.send({ type: 'checkout.abandoned' }) },
      ),
    })
    .map(({ page, tap }) => ({ page, ...tap }))

it('in whatever order the answers come, an end stays an end, and money moves once (CHK-13)', async () => {
  let paidRuns = 0
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(aTap(), { minLength: 4, maxLength: 14 }), async (scheduler, taps) => {
      const harness = openCheckoutHarness((call) => scheduler.schedule(Promise.resolve(), 'answer').then(call))
      const runs = [harness.begin(), harness.begin()] as const
      const ended = new Map<CheckoutActor, unknown>()
      const sequence = scheduler.scheduleSequence(
        taps.map(({ page, act }) => async () => {
          const run = runs[page]
          if (run.getSnapshot().status !== 'active') return
          act(run)
          if (run.getSnapshot().status === 'done') ended.set(run, run.getSnapshot().value)
        }),
      )
      await scheduler.waitIdle()
      expect((await sequence.task).faulty).toBe(false)
      for (const [run, value] of ended) expect(run.getSnapshot().value).toBe(value)
      for (const run of runs) expect(run.getSnapshot().status).not.toBe('error')
      const paid = (await harness.ordersOf(harness.buyer)).filter(({ paidFen }) => paidFen > 0)
      expect(paid.length).toBeLessThanOrEqual(1)
      const capital = await harness.buyer.device.wallet.capital()
      expect(capital).toMatchObject({ value: { escrowFen: paid[0]?.paidFen ?? 0 } })
      for (const run of runs) {
        const at = run.getSnapshot()
        if (!at.matches('paid')) continue
        paidRuns += 1
        expect(at.context.order !== undefined && orderGroup(at.context.order.status) === 'open').toBe(true)
      }
    }),
  )
  expect(paidRuns).toBeGreaterThan(0)
})
