import type { ContentFault, FormField } from '@diandu/core/admin'

export interface FieldProps {
  readonly field: FormField
  readonly value: unknown
  /** Its keys and places in lists, with dots between. */
  readonly path: string
  readonly faults: readonly ContentFault[]
  readonly isFixed: boolean
  readonly onChange: (path: string, value: unknown) => void
}

export const pathTo = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)
