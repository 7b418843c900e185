/**
 * Under which names a device keeps what the platform leaves there (spec §3, §4): the first and the last are cookies.
 */
export const STORED_AS = {
  token: 'token',
  userInfo: 'yd_userInfo',
  searchTerms: 'searchLocal',
  viewHistory: 'yd_history',
  returnPath: 'FORM_ROUTE_PATH',
} as const
