import * as v from 'valibot'

export interface VisitAddress {
  readonly page: string
  readonly appId: string
  readonly backUrl: string
  readonly state: string
}

/**
 * WeChat compares the address with its own idea of it, sign by sign: the fields are in this order, and the fragment
 * belongs to it.
 */
export const visitAddress = ({ page, appId, backUrl, state }: VisitAddress): string =>
  `${page}?appid=${encodeURIComponent(appId)}&redirect_uri=${encodeURIComponent(backUrl)}&response_type=code&scope=snsapi_base&state=${state}#wechat_redirect`

/** In this order; any other is refused. */
export const VISIT_FIELDS = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'] as const

/** WeChat's answer to a code. A person who only sees a snapshot of the page (`is_snapshotuser`) cannot pay. */
export const codeAnswer = v.object({
  openid: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  is_snapshotuser: v.optional(v.number()),
})

/** Error codes: missing code, invalid or expired code, code already used. */
export const NO_SUCH_CODE: readonly unknown[] = [41_008, 40_029, 40_163]
