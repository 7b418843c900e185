export function isBankCardNumber(text: string): boolean {
  return /^[1-9]\d{9,29}$/.test(text)
}
