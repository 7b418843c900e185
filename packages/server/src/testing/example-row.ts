import type { Call } from '@diandu/wire'
import type { GenericSchema } from 'valibot'

/** A row that only a test knows. */
export function exampleRow<In extends GenericSchema, Out extends GenericSchema>(
  row: Omit<Call<In, Out>, 'summary' | 'money' | 'once' | 'audited' | 'sealed' | 'sealedFields' | 'example'> &
    Partial<Pick<Call, 'money' | 'once' | 'audited' | 'sealed' | 'sealedFields' | 'example'>>,
): Call<In, Out> {
  return {
    summary: 'An example',
    money: false,
    once: false,
    audited: row.money ?? false,
    sealed: false,
    sealedFields: [],
    example: {},
    ...row,
  }
}
