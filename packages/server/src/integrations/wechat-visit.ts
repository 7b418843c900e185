import * as v from 'valibot'

export interface VisitAddress {
  readonly page: string
  readonly appId: string
  readonly backUrl: string
  readonly state: string
}

/**
 * WeChat compares the address with its own idea of it, sign by sign: the fields stand in this order, and the fragment
 * belongs to it.
 */
export const visitAddress = ({ page, appId, backUrl, state }: VisitAddress): string =>
  `${page}?appid=${encodeURIComponent(appId)}&redirect_uri=${encodeURIComponent(backUrl)}&response_type=code&scope=snsapi_base&state=${state}#wechat_redirect`

/** What the page of the visits is asked, field by field in their order; another one is refused. */
export const VISIT_FIELDS = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'] as const

/**
 * What WeChat answers about a code. A person who is only shown a picture of the page (`is_snapshotuser`) is no payer.
 */
export const codeAnswer = v.object({
  openid: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  is_snapshotuser: v.optional(v.number()),
})

/** No code at all, one that was never given out or is too old, one that was asked about before. */
export const NO_SUCH_CODE: readonly unknown[] = [41_008, 40_029, 40_163]
