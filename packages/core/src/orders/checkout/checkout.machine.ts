import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Random, RefusalReason, Result } from '../../kernel/index.ts'
import { orderGroup } from '../life/order-status.ts'
import type { Order } from '../order.ts'
import type { CheckoutDraft, CheckoutDrafts, Payment } from '../orders.ports.ts'
import { paymentDue } from '../life/payment-due.ts'
import type { PaymentPlan } from '../terms/purchase-terms.ts'
import { TERMS_VERSION } from '../terms/terms-version.ts'
import type { CheckoutContext, CheckoutEvent, CheckoutInput, CheckoutPorts } from './checkout-events.ts'

type PaymentEvent = Extract<CheckoutEvent, { type: 'payment.confirmed' }>

type CouponEvent = Extract<CheckoutEvent, { type: 'coupon.chosen' | 'coupon.suggested' }>

const takeCoupon = (by: 'suggested' | 'user') => ({
  type: 'chooseCoupon' as const,
  params: ({ event: { couponId } }: { readonly event: CouponEvent }) => ({ couponId, by }),
})

/** A coupon is chosen where the sums are shown first, and may be changed until the order is sent. */
const couponEvents = {
  'coupon.chosen': { actions: [takeCoupon('user'), 'save' as const] },
  'coupon.suggested': { guard: 'hasNoChoice' as const, actions: [takeCoupon('suggested'), 'save' as const] },
}

/**
 * From a chosen shop to a paid order (rules CHK). Every step is stored as it is reached, so that a reload, an expired
 * login or a lost answer returns to the same step with the same keys.
 */
export function createCheckoutMachine({ orders, drafts, random }: CheckoutPorts) {
  return setup({
    types: { context: {} as CheckoutContext, events: {} as CheckoutEvent, input: {} as CheckoutInput },
    actors: {
      place: fromPromise<Result<Order>, CheckoutDraft>(({ input, signal }) =>
        orders.place(input.draft, input.placeKey, signal),
      ),
      find: fromPromise<Result<Order>, CheckoutDraft>(({ input, signal }) =>
        input.orderId === null ? Promise.reject(new Error('No order to find')) : orders.find(input.orderId, signal),
      ),
      pay: fromPromise<Result<Order>, UnwrittenPayment>(async ({ input: { payment, key }, signal }) =>
        payment === undefined ? Promise.reject(new Error('No password is kept')) : orders.pay(payment(), key, signal),
      ),
    },
    guards: {
      hasOrder: ({ context }) => context.orderId !== null,
      wasConfirming: ({ context }) => context.stage === 'confirming',
      hasNoChoice: ({ context }) => context.couponBy === undefined,
      wasReading: ({ context }) => context.stage === 'reading',
      isToBeSettled: ({ context }, { result }: Answer) =>
        context.isSettling && result.ok && paymentDue(result.value) !== undefined,
      isOwed: (_, { result }: Answer) => result.ok && result.value.status === 'awaiting-payment',
      isPaid: (_, { result }: Answer) =>
        result.ok && result.value.paidFen > 0 && orderGroup(result.value.status) !== 'closed',
      isLost: (_, { result }: Answer) => result.ok && result.value.cancelReason === 'taken',
      isTaken: (_, { result }: Answer) => refusalOf(result) === 'shop-taken',
      isStale: (_, { result }: Answer) => STALE.has(refusalOf(result)),
      needsLogin: (_, { result }: Answer) => !result.ok && result.failure.kind === 'login-required',
      isGone: (_, { result }: Answer) => result.ok || result.failure.kind === 'refused',
    },
    actions: {
      choosePlan: assign(({ context }, { plan }: { readonly plan: PaymentPlan }) => {
        if (plan === context.draft.plan) return { failure: undefined }
        // A different payment plan may make another coupon better.
        const { couponId: _, ...withoutCoupon } = context.draft
        const isSuggested = context.couponBy === 'suggested'
        return {
          draft: { ...(isSuggested ? withoutCoupon : context.draft), plan },
          couponBy: isSuggested ? undefined : context.couponBy,
          placeKey: random.token(),
          failure: undefined,
        }
      }),
      chooseCoupon: assign(
        ({ context }, { couponId, by }: { readonly couponId: string | null; readonly by: 'suggested' | 'user' }) => {
          const { couponId: before = null, ...draft } = context.draft
          return {
            draft: couponId === null ? draft : { ...draft, couponId },
            couponBy: by,
            placeKey: couponId === before ? context.placeKey : random.token(),
            failure: undefined,
          }
        },
      ),
      /** The coupon that is sent counts as the user's choice: none is suggested any more under that idempotency key. */
      settleCoupon: assign(({ context: { couponBy } }) => ({ couponBy: couponBy ?? ('user' as const) })),
      enterStage: assign((_, { stage }: { readonly stage: CheckoutDraft['stage'] }) => ({ stage })),
      takeOrder: assign(({ context }, { result }: Answer) =>
        result.ok ? { order: result.value, orderId: result.value.id, failure: undefined } : context,
      ),
      noteFailure: assign((_, { result }: Answer) => ({ failure: result.ok ? undefined : result.failure })),
      noteNoAnswer: assign({ failure: { kind: 'timeout' } }),
      clearFailure: assign({ failure: undefined }),
      beginAgain: assign(({ context: { draft, offeredFen } }) => ({
        draft: { ...draft, priceFen: offeredFen, termsVersion: TERMS_VERSION },
        orderId: null,
        order: undefined,
        isSettling: false,
        placeKey: random.token(),
        payKey: random.token(),
      })),
      save: ({ context: { draft, couponBy, stage, placeKey, payKey, orderId } }) =>
        drafts.write({ draft, ...(couponBy && { couponBy }), stage, placeKey, payKey, orderId }),
      forget: ({ context }) => drafts.clear(context.draft.shopId),
    },
  }).createMachine({
    id: 'checkout',
    context: ({ input }) => ({
      couponBy: undefined,
      ...resumed(input, drafts, random),
      order: undefined,
      isSettling: input.settle !== undefined,
      offeredFen: input.priceFen,
      failure: undefined,
    }),
    initial: 'resuming',
    on: { 'checkout.abandoned': '.abandoned' },
    states: {
      resuming: {
        always: [
          { guard: 'hasOrder', target: 'findingOrder' },
          { guard: 'wasConfirming', target: 'confirming' },
          { guard: 'wasReading', target: 'readingTerms' },
          { target: 'choosing' },
        ],
      },
      findingOrder: {
        invoke: {
          src: 'find',
          input: ({ context }) => context,
          onDone: [
            { guard: withAnswer('isToBeSettled'), target: 'paying', actions: withAnswer('takeOrder') },
            { guard: withAnswer('isPaid'), target: 'paid', actions: withAnswer('takeOrder') },
            { guard: withAnswer('isOwed'), target: 'paying', actions: withAnswer('takeOrder') },
            { guard: withAnswer('isLost'), target: 'taken', actions: withAnswer('takeOrder') },
            { guard: withAnswer('needsLogin'), target: 'loginNeeded' },
            { guard: withAnswer('isGone'), target: 'choosing', actions: 'beginAgain' },
            { target: 'interrupted', actions: withAnswer('noteFailure') },
          ],
          onError: { target: 'interrupted', actions: 'noteNoAnswer' },
        },
      },
      interrupted: { on: { 'order.confirmed': { target: 'findingOrder', actions: 'clearFailure' } } },
      choosing: {
        entry: [{ type: 'enterStage', params: { stage: 'choosing' } }, 'save'],
        on: {
          'plan.chosen': { actions: [{ type: 'choosePlan', params: ({ event }) => event }, 'save'] },
          ...couponEvents,
          'terms.opened': { target: 'readingTerms', actions: 'clearFailure' },
        },
      },
      readingTerms: {
        entry: [{ type: 'enterStage', params: { stage: 'reading' } }, 'save'],
        on: { 'terms.accepted': 'confirming', 'step.left': 'choosing' },
      },
      confirming: {
        entry: [{ type: 'enterStage', params: { stage: 'confirming' } }, 'save'],
        on: {
          ...couponEvents,
          'order.confirmed': { target: 'placing', actions: ['clearFailure', 'settleCoupon', 'save'] },
          'step.left': 'readingTerms',
        },
      },
      placing: {
        invoke: {
          src: 'place',
          input: ({ context }) => context,
          onDone: [
            { guard: withAnswer('isOwed'), target: 'paying', actions: withAnswer('takeOrder') },
            { guard: ({ event }) => event.output.ok, target: 'findingOrder', actions: withAnswer('takeOrder') },
            { guard: withAnswer('isTaken'), target: 'taken' },
            { guard: withAnswer('needsLogin'), target: 'loginNeeded' },
            { target: 'confirming', actions: withAnswer('noteFailure') },
          ],
          onError: { target: 'confirming', actions: 'noteNoAnswer' },
        },
      },
      paying: {
        entry: [{ type: 'enterStage', params: { stage: 'paying' } }, 'save'],
        initial: 'awaitingPassword',
        states: {
          awaitingPassword: { on: { 'payment.confirmed': { target: 'sending', actions: 'clearFailure' } } },
          sending: {
            invoke: {
              src: 'pay',
              input: ({ context, event }) => {
                const payment = paymentOf(context.order, (event as PaymentEvent).paymentPassword)
                return { key: keyOf(context), payment: () => payment }
              },
              onDone: [
                { guard: ({ event }) => event.output.ok, target: '#checkout.paid', actions: withAnswer('takeOrder') },
                { guard: withAnswer('isTaken'), target: '#checkout.taken' },
                { guard: withAnswer('needsLogin'), target: '#checkout.loginNeeded' },
                { guard: withAnswer('isStale'), target: '#checkout.findingOrder', actions: withAnswer('noteFailure') },
                { target: 'awaitingPassword', actions: withAnswer('noteFailure') },
              ],
              onError: { target: 'awaitingPassword', actions: 'noteNoAnswer' },
            },
          },
        },
      },
      loginNeeded: { type: 'final' },
      taken: { type: 'final', entry: 'forget' },
      paid: { type: 'final', entry: 'forget' },
      abandoned: { type: 'final', entry: 'forget' },
    },
  })
}

export type CheckoutMachine = ReturnType<typeof createCheckoutMachine>
export type CheckoutActor = ActorRefFrom<CheckoutMachine>
export type CheckoutSnapshot = SnapshotFrom<CheckoutMachine>

/** A stored snapshot holds what an actor was given; a function is not stored, and so no password is. */
interface UnwrittenPayment {
  readonly key: string
  readonly payment?: () => Payment
}

/** Refusals that show that the page is out of date: the order was paid or cancelled elsewhere, or it is too late. */
const STALE: ReadonlySet<RefusalReason | undefined> = new Set(['order-not-payable', 'not-found'])

const refusalOf = (result: Result<Order>): RefusalReason | undefined =>
  !result.ok && result.failure.kind === 'refused' ? result.failure.reason : undefined

interface Answer {
  readonly result: Result<Order>
}

const answer = ({ event }: { readonly event: { readonly output: Result<Order> } }): Answer => ({ result: event.output })

/** A guard or an action of the chart that is given the answer. */
const withAnswer = <T extends string>(type: T) => ({ type, params: answer })

/** The stored draft for this shop, if it is for the same deal; a changed price or changed terms begin a new one. */
function resumed({ shopId, priceFen, settle }: CheckoutInput, drafts: CheckoutDrafts, random: Random): CheckoutDraft {
  const stored = drafts.read(shopId)
  if (stored !== undefined && stored.orderId !== null && (settle ?? stored.orderId) === stored.orderId) return stored
  const isSameDeal = stored?.draft.priceFen === priceFen && stored.draft.termsVersion === TERMS_VERSION
  if (stored !== undefined && isSameDeal && settle === undefined) return stored
  return {
    draft: { shopId, priceFen, plan: stored?.draft.plan ?? 'full', termsVersion: TERMS_VERSION },
    stage: 'choosing',
    placeKey: random.token(),
    payKey: random.token(),
    orderId: settle ?? null,
  }
}

/** An order's first payment and its balance are two payments: each is made once. */
const keyOf = ({ payKey, order }: CheckoutContext): string =>
  order?.status === 'deposit-paid' ? `${payKey}-balance` : payKey

function paymentOf(order: Order | undefined, paymentPassword: string): Payment {
  const due = order === undefined ? undefined : paymentDue(order)
  if (order === undefined || due === undefined) throw new Error('Only an order that is owed for can be paid')
  return { orderId: order.id, ...due, paymentPassword }
}
