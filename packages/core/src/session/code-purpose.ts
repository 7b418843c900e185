export const CODE_PURPOSES = [
  'register',
  'login',
  'forgot-password',
  'bind-phone',
  'new-phone',
  'payment-password',
  'change-phone',
  'close-account',
  'service-request',
] as const

/** The purposes of verification codes; a code is good for its own purpose only. */
export type CodePurpose = (typeof CODE_PURPOSES)[number]

const TO_OWN_MOBILE: ReadonlySet<CodePurpose> = new Set<CodePurpose>([
  'payment-password',
  'change-phone',
  'close-account',
])

/** Whether the code goes to the mobile on record, whichever is named. */
export const goesToOwnMobile = (purpose: CodePurpose): boolean => TO_OWN_MOBILE.has(purpose)

/** Whether only a signed-in user may have such a code sent. */
export const isMembersPurpose = (purpose: CodePurpose): boolean => purpose === 'new-phone' || goesToOwnMobile(purpose)
