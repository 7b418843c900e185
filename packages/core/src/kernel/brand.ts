/**
 * A text that only its own module makes, so that a shop's id is never taken for an order's. The mark exists for the
 * compiler only.
 */
export type Brand<Name extends string> = string & { readonly '#brand': Name }
