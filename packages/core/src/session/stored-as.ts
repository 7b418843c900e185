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

/** How a session ends on a device: its user leaves, or it lapsed and its user goes on once they are back. */
export type SessionEnd = 'left' | 'lapsed'

/** What is no user's: how the market looks here, and what the device calls itself where it draws. */
const OF_THE_DEVICE: readonly string[] = [STORED_AS.hiddenAmounts, STORED_AS.deviceName]
const DRAFTS = [STORED_AS.checkoutDraft, STORED_AS.formDraft, STORED_AS.comparedShops]

/**
 * Whether a text of local storage stays when a session ends (spec §4): what is the device's always, what was begun
 * where the session lapsed. Whatever else stands there is its user's, and goes.
 */
export const staysAfter = (end: SessionEnd, key: string): boolean =>
  OF_THE_DEVICE.includes(key) || (end === 'lapsed' && DRAFTS.some((prefix) => key.startsWith(prefix)))
