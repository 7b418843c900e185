export function cleanCreditCodeInput(raw: string): string {
  return raw.replace(/[^A-Za-z\d]/g, '')
}
