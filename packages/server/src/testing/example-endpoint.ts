import type { Call } from '@diandu/wire'
import type { GenericSchema } from 'valibot'

/** A row that only a test knows. */
export function exampleEndpoint<In extends GenericSchema, Out extends GenericSchema>(
  endpoint: Omit<Call<In, Out>, 'summary' | 'money' | 'once' | 'audited' | 'sealed' | 'sealedFields' | 'example'> &
    Partial<Pick<Call, 'money' | 'once' | 'audited' | 'sealed' | 'sealedFields' | 'example'>>,
): Call<In, Out> {
  return {
    summary: 'An example',
    money: false,
    once: false,
    audited: endpoint.money ?? false,
    sealed: false,
    sealedFields: [],
    example: {},
    ...endpoint,
  }
}
