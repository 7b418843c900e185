import { useId } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldIds } from './field.tsx'

/** The names by which a control, its hint and its error know each other. */
export function useFieldIds(): FieldIds {
  const id = useId()
  return { control: id, hint: `${id}hint`, error: `${id}error` }
}

/** ARIA attributes of a control. */
export function describedControl(ids: FieldIds, hint: unknown, error: string | undefined) {
  return {
    id: ids.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(error && ids.error, hint ? ids.hint : false) || undefined,
  } as const
}
