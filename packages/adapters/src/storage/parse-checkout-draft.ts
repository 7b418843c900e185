import { isFen } from '@diandu/core/kernel'
import { PAYMENT_PLANS, type CheckoutDraft } from '@diandu/core/orders'

/** A draft and the instant it was written. */
export interface DraftRecord extends CheckoutDraft {
  readonly at: number
}

const STAGES = ['choosing', 'reading', 'confirming', 'paying'] as const satisfies readonly CheckoutDraft['stage'][]

const CHOOSERS = ['suggested', 'user'] as const satisfies readonly CheckoutDraft['couponBy'][]

type Fields<T> = { readonly [Name in keyof T]?: unknown }

/** Reads a stored checkout. Total: what an older version or another program left there is none. */
export function parseCheckoutDraft(stored: string | null): DraftRecord | undefined {
  try {
    const { draft, couponBy, stage, placeKey, payKey, orderId, at } = fieldsOf<DraftRecord>(
      JSON.parse(stored ?? 'null'),
    )
    const { shopId, plan, priceFen, termsVersion, couponId } = fieldsOf<CheckoutDraft['draft']>(draft)
    const isDraft =
      isId(shopId) &&
      isOneOf(PAYMENT_PLANS, plan) &&
      isFen(priceFen) &&
      typeof termsVersion === 'string' &&
      (couponId === undefined || isId(couponId))
    const isPlace = isOneOf(STAGES, stage) && isKey(placeKey) && isKey(payKey) && (orderId === null || isId(orderId))
    if (!isDraft || !isPlace || typeof at !== 'number') return undefined
    const coupon = couponId === undefined ? {} : { couponId }
    return {
      draft: { shopId, plan, priceFen, termsVersion, ...coupon },
      ...(isOneOf(CHOOSERS, couponBy) && { couponBy }),
      stage,
      placeKey,
      payKey,
      orderId,
      at,
    } as DraftRecord
  } catch {
    return undefined
  }
}

/** JSON has no other objects; destructuring null is what the catch is for. */
const fieldsOf = <T>(value: unknown): Fields<T> => value as Fields<T>

const isOneOf = <T>(choices: readonly T[], value: unknown): value is T =>
  (choices as readonly unknown[]).includes(value)
const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
const isKey = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{8,64}$/.test(value)
