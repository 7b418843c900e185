import type { Call } from '@diandu/wire'
import type { GenericSchema } from 'valibot'

/** A row that only a test knows. */
export function exampleRow<In extends GenericSchema, Out extends GenericSchema>(
  row: Omit<Call<In, Out>, 'summary' | 'money' | 'audited' | 'sealed' | 'sealedFields'> & Partial<Pick<Call, 'money' | 'audited' | 'sealed' | 'sealedFields'>>,
): Call<In, Out> {
  return { summary: 'An example', money: false, audited: row.money ?? false, sealed: false, sealedFields: [], ...row }
}
