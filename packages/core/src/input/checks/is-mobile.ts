export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(text)
}
