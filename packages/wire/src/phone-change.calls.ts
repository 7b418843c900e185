import * as v from 'valibot'
import type { PhoneChange, PhoneChangeId, PhoneProof } from '@diandu/core/account'
import { call } from './call.ts'
import { code, mobile } from './credential.schemas.ts'
import { reviewCode } from './profile.calls.ts'
import { idOf, instant, nothingIn, nothingOut, typed } from './schemas.ts'

const proof = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/, 'Not a proof')) as unknown as v.GenericSchema<string, PhoneProof>

const phoneChange = v.object({
  id: idOf<PhoneChangeId>(),
  newMobile: v.string(),
  reason: v.string(),
  status: reviewCode,
  askedAt: instant,
  reviewedAt: v.nullable(instant),
  note: v.string(),
}) satisfies v.GenericSchema<unknown, PhoneChange>

export const verifyMobile = call({
  method: 'POST',
  path: 'verifyMobile',
  summary: 'Shows that the mobile on record is at hand; gives a proof that is good once',
  access: 'member',
  input: v.strictObject({ code }),
  output: v.object({ proof }),
})

export const setPhone = call({
  method: 'POST',
  path: 'user/set/phone',
  summary: 'Another mobile at once, by the proof of the present one and a code of the new one',
  access: 'member',
  input: v.strictObject({ proof, newMobile: mobile, code }),
  output: nothingOut,
})

export const askPhoneChange = call({
  method: 'POST',
  path: 'user/mobile_modify',
  summary: 'Asks for another mobile where the present one is lost; a reviewer decides',
  access: 'member',
  input: v.strictObject({ newMobile: mobile, code, reason: typed(400, 1) }),
  output: phoneChange,
})

export const listPhoneChanges = call({
  method: 'POST',
  path: 'user/mobile_modify_record',
  summary: 'The changes that were asked for, the last one first; mobiles come masked',
  access: 'member',
  input: nothingIn,
  output: v.object({ items: v.array(phoneChange) }),
})
