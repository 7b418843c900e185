import * as v from 'valibot'

/*
 * The shapes of a payment inside WeChat's own browser (JSAPI, API v3) as its documentation has them. A field that is
 * not documented is refused, and so is a request without one that is. Which pages: docs/decisions/0026. The simulated
 * platform reads by these shapes.
 */

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** `POST /v3/pay/transactions/jsapi`, of what it knows that which a platform like ours needs. */
export const JSAPI_ORDER = v.strictObject({
  appid: text(32),
  mchid: text(32),
  description: text(127),
  out_trade_no: v.pipe(v.string(), v.regex(/^[\w|*-]{6,32}$/)),
  time_expire: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/))),
  notify_url: v.pipe(text(255), v.regex(/^https:\/\/[^?#]+$/)),
  amount: v.strictObject({
    total: whole,
    currency: v.optional(v.literal('CNY')),
  }),
  payer: v.strictObject({ openid: text(128) }),
})

/** The page's arguments to the bridge: all strings, the timestamp in seconds. */
export const SHEET_TERMS = v.strictObject({
  appId: text(32),
  timeStamp: v.pipe(v.string(), v.regex(/^\d{10}$/, 'seconds')),
  nonceStr: text(32),
  package: v.pipe(text(128), v.regex(/^prepay_id=\S+$/)),
  signType: v.literal('RSA'),
  paySign: v.pipe(text(512), v.base64()),
})
