declare const brand: unique symbol

/** A text that only its own module makes, so that a shop's id is never taken for an order's. */
export type Brand<Name extends string> = string & { readonly [brand]: Name }
