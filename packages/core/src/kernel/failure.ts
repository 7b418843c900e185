/**
 * Everything that can go wrong between a person's tap and the answer (spec §8). Switches over `kind` are exhaustive.
 */
export type Failure =
  | LoginRequired
  | { readonly kind: 'phone-not-bound'; readonly message?: string }
  | { readonly kind: 'signer-mismatch'; readonly message?: string }
  | Refused
  | { readonly kind: 'key-missing' }
  | { readonly kind: 'key-stale' }
  | { readonly kind: 'signature-rejected' }
  | { readonly kind: 'too-many-requests'; readonly retryAfterMs?: number }
  /** Any status but 200, with the server's words where it said some. */
  | { readonly kind: 'http'; readonly status: number; readonly message?: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unrecognised'; readonly code: string }

/** The server wants to know who it is. */
export interface LoginRequired {
  readonly kind: 'login-required'
  readonly message?: string
  /** True where there was a login until now: it is over, and the person is told so. */
  readonly hadLogin?: boolean
}

/** The business said no. `reason` lets a program (and another language) know which no it was. */
export interface Refused {
  readonly kind: 'refused'
  readonly message: string
  readonly field?: string
  readonly reason?: RefusalReason
}

export const REFUSAL_REASONS = [
  'bad-parameter',
  'parameter-missing',
  'not-found',
  'another-user',
  'sign-elsewhere',
  'link-wrong',
  'link-used',
  'link-late',
  'captcha-required',
  'captcha-wrong',
  'code-wrong',
  'code-spent',
  'code-too-soon',
  'credentials-wrong',
  'name-locked',
  'name-taken',
  'mobile-taken',
  'password-weak',
  'password-wrong',
  'proof-spent',
  'proof-pending',
  'mobile-bound',
  'change-open',
  'papers-settled',
  'paper-waiting',
  'paper-refused',
  'same-picture',
  'too-many',
  'picture-refused',
  'picture-heic',
  'picture-broken',
  'picture-too-heavy',
  'picture-too-slow',
  'picture-too-large',
  'picture-too-small',
  'file-too-large',
  'file-wrong-type',
  'file-broken',
  'file-locked',
  'file-incomplete',
  'file-unreadable',
  'receipt-used',
  'cashier-lapsed',
  'cashier-moved',
  'outside-wechat',
  'wechat-visit-over',
  'own-account-closed',
  'channel-closed',
  'archive-away',
  'messages-away',
  'account-in-use',
  'account-suspended',
  'account-merged',
  'account-unsettled',
  'app-token-wrong',
  'payment-password-missing',
  'payment-password-wrong',
  'payment-password-locked',
  'balance-short',
  'balance-held',
  'payouts-held',
  'changed-lately',
  'card-kept',
  'holder-mismatch',
  'own-shop',
  'shop-taken',
  'shop-not-on-sale',
  'shop-removed',
  'order-not-payable',
  'order-not-cancellable',
  'order-moved-on',
  'order-too-late',
  'handover-unproven',
  'proof-of-another-item',
  'offer-closed',
  'terms-changed',
  'signing-paused',
  'key-reused',
  'order-not-invoiceable',
  'coupon-gone',
  'coupon-claimed',
  'coupon-unusable',
  'draw-closed',
  'tries-spent',
  'device-spent',
  'prize-sent',
  'request-closed',
  'own-request',
  'shop-unfit',
  'offered-already',
  'offer-answered',
  'changed-elsewhere',
  'listing-incomplete',
  'shop-in-order',
  'request-ended',
  'coins-short',
  'day-signed',
  'day-not-open',
  'task-unfinished',
  'task-rewarded',
  'gift-gone',
  'campaign-closed',
  'applied-already',
  'sales-short',
  'game-over',
  'last-channel',
] as const

/** The refusals that a screen answers in its own way. */
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export function refused(reason: RefusalReason, message: string, field?: string): Refused {
  return { kind: 'refused', reason, message, ...(field === undefined ? {} : { field }) }
}

/** True where asking the same again may help: nothing was decided. */
export function isPassing(failure: Failure): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
    case 'too-many-requests':
      return true
    case 'http':
      return failure.status >= 500
    default:
      return false
  }
}
