import * as v from 'valibot'
import type { PhoneChange, PhoneChangeId } from '@diandu/core/account'
import { call } from '../call.ts'
import { code, mobile, phoneProof } from '../../schemas/credential.schemas.ts'
import { phoneChangeStatus } from './profile.calls.ts'
import { idOf, instant, nothingIn, nothingOut, typed } from '../../schemas/schemas.ts'

const phoneChange = v.object({
  id: idOf<PhoneChangeId>(),
  newMobile: v.string(),
  reason: v.string(),
  status: phoneChangeStatus,
  askedAt: instant,
  reviewedAt: v.nullable(instant),
  note: v.string(),
}) satisfies v.GenericSchema<unknown, PhoneChange>

export const verifyMobile = call('POST verifyMobile', {
  summary: 'Shows that the mobile on record is at hand; gives a proof that is good once',
  access: 'member',
  rateLimitPerMinute: 10,
  input: v.strictObject({ code }),
  output: v.object({ proof: phoneProof }),
  example: { code: '246810' },
})

export const setPhone = call('POST user/set/phone', {
  summary: 'Another mobile at once, by the proof of the present one and a code of the new one',
  access: 'member',
  rateLimitPerMinute: 10,
  input: v.strictObject({ proof: phoneProof, newMobile: mobile, code }),
  output: nothingOut,
  example: { proof: 'a-proof-that-is-long-enough', newMobile: '13900000001', code: '246810' },
})

export const requestPhoneChange = call('POST user/mobile_modify', {
  summary: 'Asks for another mobile where the present one is lost; a reviewer decides',
  access: 'member',
  rateLimitPerMinute: 10,
  input: v.strictObject({ newMobile: mobile, code, reason: typed(400, 1) }),
  output: phoneChange,
  example: { newMobile: '13900000001', code: '246810', reason: '原手机丢失' },
})

export const listPhoneChanges = call('POST user/mobile_modify_record', {
  summary: 'The changes that were asked for, the last one first; mobiles come masked',
  access: 'member',
  input: nothingIn,
  output: v.object({ items: v.array(phoneChange) }),
})
