/** Any text as a PDF says it: UTF-16 with its mark, in hexadecimal. */
export function pdfText(text: string): string {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  return `<${bytes.toString('hex').toUpperCase()}>`
}

/** An instant as a PDF says it, in China's time. */
export function pdfDate(at: number): string {
  const CHINA_OFFSET_MS = 8 * 3_600_000
  const digits = new Date(at + CHINA_OFFSET_MS).toISOString().slice(0, 19).replaceAll(/\D/g, '')
  return `(D:${digits}+08'00')`
}
