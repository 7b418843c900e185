export function isVerificationCode(text: string): boolean {
  return /^\d{6}$/.test(text)
}
