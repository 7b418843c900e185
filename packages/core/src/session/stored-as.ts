/**
 * Under which names a device keeps what the platform leaves there (spec §3, §4): the first and `returnPath` are
 * cookies; of drafts, the names begin so.
 */
export const STORED_AS = {
  token: 'token',
  userInfo: 'yd_userInfo',
  searchTerms: 'searchLocal',
  viewHistory: 'yd_history',
  returnPath: 'FORM_ROUTE_PATH',
  hiddenAmounts: 'diandu_amounts_hidden',
  checkoutDraft: 'diandu_checkout_',
  formDraft: 'diandu_draft_',
} as const

/** How a session ends on a device: its user leaves, or it lapsed and its user goes on once they are back. */
export type SessionEnd = 'left' | 'lapsed'

const DRAFTS = [STORED_AS.checkoutDraft, STORED_AS.formDraft]

/**
 * Whether a text of local storage stays when a session ends (spec §4): how the market looks always, what was begun
 * where the session lapsed. Whatever else stands there is its user's, and goes.
 */
export const staysAfter = (end: SessionEnd, key: string): boolean =>
  key === STORED_AS.hiddenAmounts || (end === 'lapsed' && DRAFTS.some((prefix) => key.startsWith(prefix)))
