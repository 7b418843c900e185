/**
 * What no keyboard types and no terminal or list should be given: control characters, line ends, reversed directions,
 * halves of characters.
 */
export const hasControlSign = (text: string): boolean =>
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)
