/** Lone surrogates go too: two of them left side by side would make a new Han character. */
export function stripChineseAndAngleBrackets(raw: string): string {
  return raw.replace(/[\p{Script=Han}\p{Surrogate}<>]/gu, '')
}
