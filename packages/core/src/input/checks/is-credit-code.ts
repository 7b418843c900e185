/** The shape of a unified social credit code. Whether it can exist is for `hasValidCreditCodeChecksum`. */
export function isCreditCode(text: string): boolean {
  return /^[A-Za-z\d]{18}$/.test(text)
}
