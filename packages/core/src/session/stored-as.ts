/**
 * Under which names a device keeps what the platform leaves there (spec §3, §4): the first and `returnPath` are
 * cookies; of drafts and of caches of pages, the names begin so.
 */
export const STORED_AS = {
  token: 'token',
  userInfo: 'yd_userInfo',
  searchTerms: 'searchLocal',
  viewHistory: 'yd_history',
  comparedShops: 'diandu_compared',
  returnPath: 'FORM_ROUTE_PATH',
  hiddenAmounts: 'diandu_amounts_hidden',
  deviceName: 'diandu_device',
  checkoutDraft: 'diandu_checkout_',
  formDraft: 'diandu_draft_',
  ownCopies: 'diandu_own_',
} as const

/** `left`: the user signed out; `lapsed`: the session expired, and its user continues after the next login. */
export type SessionEnd = 'left' | 'lapsed'

/** Settings of the device, not of a user: hidden amounts, and the device's name in lotteries. */
const OF_THE_DEVICE: readonly string[] = [STORED_AS.hiddenAmounts, STORED_AS.deviceName]
const DRAFTS = [STORED_AS.checkoutDraft, STORED_AS.formDraft, STORED_AS.comparedShops]

/**
 * Whether an entry of local storage survives the end of a session (spec §4): the device's own always, begun drafts
 * where the session expired. Everything else there is the user's, and is removed.
 */
export const staysAfter = (end: SessionEnd, key: string): boolean =>
  OF_THE_DEVICE.includes(key) || (end === 'lapsed' && DRAFTS.some((prefix) => key.startsWith(prefix)))
