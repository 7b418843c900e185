import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  openCheckoutHarness,
  pay,
  settled,
  SHOP_ID,
  type CheckoutHarness,
  type OrdersCall,
} from '../../../testing/checkout-harness.ts'
import { sendWhileOpen } from '../../../testing/send-while-open.ts'
import type { Mishap } from '../../../testing/call-mishaps.ts'
import { PAYMENT_PASSWORD } from '../../../testing/fixture-steps.ts'
import type { CheckoutActor, CheckoutEvent, PaymentPlan } from '../index.ts'

/** Model of the person: the step before anything is placed, the choices, and the price that was shown. */
interface Belief {
  step: 'choosing' | 'readingTerms' | 'confirming' | 'beyond'
  plan: PaymentPlan
  priceFen: number
}

interface Scene {
  readonly harness: CheckoutHarness
  run: CheckoutActor
  /** States that the machine was in after any step. */
  readonly seen: Set<string>
}

const WALLET_FEN = 1_000_000_000
const WRONG_PASSWORD = '975310'

/** Invariants after every step. */
async function expectSound({ harness, run, seen }: Scene, belief: Belief): Promise<void> {
  const at = await settled(run)
  seen.add(JSON.stringify(at.value))
  expect(at.status).not.toBe('error')
  const orders = await harness.ordersOf(harness.buyer)
  const paid = orders.filter(({ paidFen }) => paidFen > 0)
  expect(orders.length).toBeLessThanOrEqual(new Set(harness.keys.place).size)
  expect(paid.length).toBeLessThanOrEqual(1)
  expect(paid.length).toBeLessThanOrEqual(new Set(harness.keys.pay).size)
  const capital = await harness.buyer.device.wallet.capital()
  const heldFen = paid.reduce((sum, { paidFen }) => sum + paidFen, 0)
  expect(capital).toMatchObject({ value: { availableFen: WALLET_FEN - heldFen, escrowFen: heldFen } })
  const { failure } = at.context
  expect(failure?.kind === 'refused' && failure.reason === 'key-reused').toBe(false)
  for (const secret of [PAYMENT_PASSWORD, WRONG_PASSWORD]) expect(harness.drafts.storedText()).not.toContain(secret)
  if (at.matches('paid')) expect(paid.map(({ id }) => id)).toContain(at.context.order?.id)
  if (at.matches('paying')) expect(orders.map(({ id }) => id)).toContain(at.context.orderId)
  if (belief.step !== 'beyond') {
    expect([at.value, at.context.draft.plan, at.context.draft.priceFen]).toEqual([
      belief.step,
      belief.plan,
      belief.priceFen,
    ])
  }
}

type Step = fc.AsyncCommand<Belief, Scene, true>

const step = (title: string, act: (scene: Scene, belief: Belief) => void | Promise<void>): Step => ({
  check: async () => true,
  toString: () => title,
  async run(belief, scene) {
    await act(scene, belief)
    await expectSound(scene, belief)
  },
})

/** The belief is not followed through requests and endings; it begins again where the machine does. */
async function lookAgain({ run }: Scene, belief: Belief): Promise<void> {
  const at = await settled(run)
  const { plan, priceFen } = at.context.draft
  const before = (['choosing', 'readingTerms', 'confirming'] as const).find((value) => at.matches(value))
  Object.assign(belief, { step: before ?? 'beyond', plan, priceFen })
}

const NEXT: Readonly<Record<Belief['step'], Readonly<Partial<Record<CheckoutEvent['type'], Belief['step']>>>>> = {
  choosing: { 'terms.opened': 'readingTerms' },
  readingTerms: { 'terms.accepted': 'confirming', 'step.left': 'choosing' },
  confirming: { 'step.left': 'readingTerms' },
  beyond: {},
}

const walk = (type: 'terms.opened' | 'terms.accepted' | 'step.left'): Step =>
  step(type, ({ run }, belief) => {
    sendWhileOpen(run, { type })
    belief.step = NEXT[belief.step][type] ?? belief.step
  })

const choose = (plan: PaymentPlan): Step =>
  step(`choose ${plan}`, ({ run }, belief) => {
    sendWhileOpen(run, { type: 'plan.chosen', plan })
    if (belief.step === 'choosing') belief.plan = plan
  })

const reload = (): Step =>
  step('reload', async (scene, belief) => {
    const before = await settled(scene.run)
    scene.run.stop()
    scene.run = scene.harness.begin()
    const after = await settled(scene.run)
    const isSamePrice = scene.harness.market.shop(SHOP_ID)?.priceFen === belief.priceFen
    if (belief.step !== 'beyond' && isSamePrice) expect(after.context.placeKey).toBe(before.context.placeKey)
    if (belief.step === 'beyond' || !isSamePrice) await lookAgain(scene, belief)
  })

const invoke = (
  title: string,
  call: OrdersCall,
  mishap: Mishap | undefined,
  send: (run: CheckoutActor) => void,
  isCutShort: boolean,
): Step =>
  step(
    `${title}${mishap === undefined ? '' : ` with ${JSON.stringify(mishap)}`}${isCutShort ? ', reloaded' : ''}`,
    async (scene, belief) => {
      const requested = scene.harness.keys[call].length
      if (mishap !== undefined) scene.harness.spoil(call, mishap)
      send(scene.run)
      if (isCutShort) {
        scene.run.stop()
        scene.run = scene.harness.begin()
      }
      await settled(scene.run)
      if (scene.harness.keys[call].length === requested) scene.harness.unspoil()
      await lookAgain(scene, belief)
    },
  )

const aMishap = (): fc.Arbitrary<Mishap | undefined> =>
  fc.constantFrom<(Mishap | undefined)[]>(
    undefined,
    undefined,
    { lost: { kind: 'timeout' } },
    { unheard: { kind: 'offline' } },
    { unheard: { kind: 'login-required' } },
    'breaks',
  )

const someSteps = () => [
  fc.constantFrom(
    walk('terms.opened'),
    walk('terms.accepted'),
    walk('step.left'),
    choose('full'),
    choose('deposit'),
    reload(),
  ),
  fc
    .tuple(aMishap(), fc.boolean())
    .map(([mishap, isCutShort]) =>
      invoke('confirm', 'place', mishap, (run) => sendWhileOpen(run, { type: 'order.confirmed' }), isCutShort),
    ),
  fc
    .tuple(aMishap(), fc.constantFrom(PAYMENT_PASSWORD, PAYMENT_PASSWORD, WRONG_PASSWORD), fc.boolean())
    .map(([mishap, password, isCutShort]) =>
      invoke(`pay by ${password}`, 'pay', mishap, (run) => pay(run, password), isCutShort),
    ),
  fc.constantFrom(
    step('the rival buys', ({ harness }) => harness.rivalBuys()),
    step('a day goes by', ({ harness }) => harness.clock.advance(25 * 3_600_000)),
    step('the price changes', ({ harness }) => {
      const shop = harness.market.shop(SHOP_ID)
      if (shop?.status === 'on-sale') harness.reshelve(shop.priceFen + 100)
    }),
    step('give up', async (scene, belief) => {
      // A checkout that has ended, for example at a login, ignores further events and keeps what it has stored.
      const isOver = scene.run.getSnapshot().status === 'done'
      sendWhileOpen(scene.run, { type: 'checkout.abandoned' })
      if (!isOver) expect(scene.harness.drafts.read(SHOP_ID)).toBeUndefined()
      scene.run = scene.harness.begin()
      await lookAgain(scene, belief)
    }),
  ),
]

/** The direct way to a paid order, so that many runs get that far. */
const straightOn = (): readonly Step[] => [
  walk('terms.opened'),
  walk('terms.accepted'),
  invoke('confirm', 'place', undefined, (run) => sendWhileOpen(run, { type: 'order.confirmed' }), false),
]

it('one intention is placed once and paid once, whatever happens on the way (CHK-13, SES-32, CHK-2)', async () => {
  const seen = new Set<string>()
  const commands = fc.commands<Belief, Scene, true>(someSteps(), { maxCommands: 25 })
  await fc.assert(
    fc.asyncProperty(fc.boolean(), commands, async (isStraightOn, chosen) => {
      const harness = openCheckoutHarness()
      const scene: Scene = { harness, run: harness.begin(), seen }
      const belief: Belief = { step: 'choosing', plan: 'full', priceFen: 10_000_000 }
      if (isStraightOn) for (const early of straightOn()) await early.run(belief, scene)
      await fc.asyncModelRun(() => ({ model: belief, real: scene }), chosen)
    }),
  )
  expect(seen.size).toBeGreaterThan(4)
})
