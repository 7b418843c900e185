/**
 * Characters that no keyboard types and that terminals and lists must not get: control characters, line ends, reversed
 * directions, lone surrogates.
 */
export const hasControlSign = (text: string): boolean =>
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)
