import * as v from 'valibot'
import type { PhoneProof } from '@diandu/core/account'
import { typed } from './schemas.ts'

export const mobile = v.pipe(v.string(), v.regex(/^1\d{10}$/, 'A mobile is 11 digits and begins with 1'))
export const code = v.pipe(v.string(), v.regex(/^\d{6}$/, 'A code is 6 digits'))
export const password = typed(64, 1)

/** That the mobile on record is at hand. */
export const phoneProof = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/, 'Not a proof')) as unknown as v.GenericSchema<
  string,
  PhoneProof
>
