import { chineseTime } from '@diandu/core/format'

/** Any text as a PDF says it: UTF-16 with its mark, in hexadecimal. */
export function pdfText(text: string): string {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  return `<${bytes.toString('hex').toUpperCase()}>`
}

/** An instant as a PDF says it, in China's time. */
export const pdfDate = (at: number): string => `(D:${chineseTime(at, 'YYYYMMDDHHmmss')}+08'00')`
