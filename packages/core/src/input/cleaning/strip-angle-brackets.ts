export function stripAngleBrackets(raw: string): string {
  return raw.replace(/[<>]/g, '')
}
