import * as v from 'valibot'
import type { IdentityPage } from '@diandu/core/account'
import { named } from './schemas.ts'

export const personName = v.pipe(
  named(50, 1),
  v.check((name) => !name.includes('\ufffd'), 'A name is readable throughout'),
)
export const residentId = v.pipe(v.string(), v.regex(/^\d{17}[\dXx]$/, 'A resident ID is 17 digits and a digit or X'))

export const identityPage = v.object({
  url: v.string(),
  opensIn: v.picklist(['browser', 'wechat']),
}) satisfies v.GenericSchema<unknown, IdentityPage>
