export function digitsOnly(raw: string): string {
  return raw.replace(/\D/g, '')
}
