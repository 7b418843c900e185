import * as v from 'valibot'
import {
  PHONE_CHANGE_STATUSES,
  VERIFICATION_STATUSES,
  type AccountSafety,
  type PictureId,
  type Profile,
  type UploadedPicture,
} from '@diandu/core/account'
import { call } from '../call.ts'
import { code, mobile, password } from '../../schemas/credential.schemas.ts'
import { count, idOf, instant, named, nothingIn, nothingOut, typed } from '../../schemas/schemas.ts'
import { stateAmong } from '../../state-of.ts'

export const pictureId = idOf<PictureId>()
export const verificationStatus = stateAmong(VERIFICATION_STATUSES)
export const phoneChangeStatus = stateAmong(PHONE_CHANGE_STATUSES)
const contact = named(60)

const profile = v.object({
  username: v.string(),
  mobile: v.string(),
  avatarUrl: v.nullable(v.string()),
  verification: v.nullable(verificationStatus),
  joinedAt: instant,
}) satisfies v.GenericSchema<unknown, Profile>

export const changeProfile = call('POST user', {
  summary: 'A person’s own page: as it stands, or after changing the name, the picture or both',
  access: 'member',
  input: v.strictObject({ username: v.exactOptional(named(20, 1)), avatar: v.exactOptional(pictureId) }),
  output: profile,
  example: { username: '小店主_1', avatar: 'p1' },
})

export const getAccountSafety = call('POST user/special/info', {
  summary: 'How well the account is guarded, on how many devices it is logged in, and whether it may be closed',
  access: 'member',
  input: nothingIn,
  output: v.object({
    mobile: v.string(),
    hasLoginPassword: v.boolean(),
    hasPaymentPassword: v.boolean(),
    verification: v.nullable(verificationStatus),
    phoneChange: v.nullable(phoneChangeStatus),
    sessions: count,
    obstacles: v.array(v.picklist(['open-orders', 'money-left', 'shops-on-sale', 'debts-owed', 'money-awaited'])),
  }) satisfies v.GenericSchema<unknown, AccountSafety>,
})

export const closeAccount = call('POST user/close', {
  summary: 'Closes the account for good, with a code sent to the mobile on record',
  access: 'member',
  rateLimitPerMinute: 10,
  input: v.strictObject({ code }),
  output: nothingOut,
  example: { code: '246810' },
})

export const changePassword = call('POST user/set/password', {
  summary: 'Another login password, by the present one; every other device is logged out',
  access: 'member',
  rateLimitPerMinute: 10,
  input: v.strictObject({ password, newPassword: password }),
  output: nothingOut,
  example: { password: 'abc12345', newPassword: 'ferry-2026!' },
})

export const resetPassword = call('POST forgot-password', {
  summary: 'Another login password, by a code; every device is logged out',
  access: 'anyone',
  rateLimitPerMinute: 10,
  input: v.strictObject({ mobile, code, newPassword: password }),
  output: nothingOut,
  example: { mobile: '13800000001', code: '246810', newPassword: 'ferry-2026!' },
})

export const uploadPicture = call('POST upload/image', {
  summary: 'Takes one PNG or JPEG; whatever it says beside the picture is left out',
  access: 'member',
  once: true,
  file: 'file',
  rateLimitPerMinute: 30,
  input: nothingIn,
  output: v.object({ id: pictureId, url: v.string() }) satisfies v.GenericSchema<unknown, UploadedPicture>,
})

export const addProposal = call('POST user/add/proposal', {
  summary: 'What a person would like to be better',
  access: 'member',
  once: true,
  rateLimitPerMinute: 10,
  input: v.strictObject({
    content: typed(500, 1),
    contact,
    photos: v.exactOptional(v.pipe(v.array(pictureId), v.minLength(1), v.maxLength(20))),
  }),
  output: nothingOut,
  example: { content: '希望能导出账单', contact: '', photos: ['p1', 'p2'] },
})
