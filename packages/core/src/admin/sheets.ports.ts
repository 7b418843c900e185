import type { Result } from '../kernel/index.ts'

export interface StaffSheets {
  /** The cells of an XLSX file, which is base64, as texts. */
  read(content: string): Promise<Result<{ readonly rows: readonly (readonly string[])[] }>>
}
