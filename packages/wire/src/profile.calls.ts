import * as v from 'valibot'
import type { AccountSafety, PictureId, Profile, UploadedPicture } from '@diandu/core/account'
import { call } from './call.ts'
import { code, mobile, password } from './credential.schemas.ts'
import { count, idOf, instant, nothingIn, nothingOut, typed } from './schemas.ts'

export const pictureId = idOf<PictureId>()
export const reviewCode = v.picklist([0, 1, 2])
const contact = typed(60)

const profile = v.object({
  username: v.string(),
  mobile: v.string(),
  avatarUrl: v.nullable(v.string()),
  verification: v.nullable(reviewCode),
  joinedAt: instant,
}) satisfies v.GenericSchema<unknown, Profile>

export const changeProfile = call({
  method: 'POST',
  path: 'user',
  summary: "A person's own page: as it stands, or after changing the name, the picture or both",
  access: 'member',
  input: v.strictObject({ username: v.exactOptional(typed(20, 1)), avatar: v.exactOptional(pictureId) }),
  output: profile,
})

export const getAccountSafety = call({
  method: 'POST',
  path: 'user/special/info',
  summary: 'How well the account is guarded, on how many devices it is logged in, and whether it may be closed',
  access: 'member',
  input: nothingIn,
  output: v.object({
    mobile: v.string(),
    hasPaymentPassword: v.boolean(),
    verification: v.nullable(reviewCode),
    phoneChange: v.nullable(reviewCode),
    sessions: count,
    obstacles: v.array(v.picklist(['open-orders', 'money-left', 'shops-on-sale', 'debts-owed', 'money-awaited'])),
  }) satisfies v.GenericSchema<unknown, AccountSafety>,
})

export const closeAccount = call({
  method: 'POST',
  path: 'user/close',
  summary: 'Closes the account for good, with a code sent to the mobile on record',
  access: 'member',
  input: v.strictObject({ code }),
  output: nothingOut,
})

export const changePassword = call({
  method: 'POST',
  path: 'user/set/password',
  summary: 'Another login password, by the present one; every other device is logged out',
  access: 'member',
  input: v.strictObject({ password, newPassword: password }),
  output: nothingOut,
})

export const resetPassword = call({
  method: 'POST',
  path: 'forgot-password',
  summary: 'Another login password, by a code; every device is logged out',
  access: 'anyone',
  input: v.strictObject({ mobile, code, newPassword: password }),
  output: nothingOut,
})

export const uploadPicture = call({
  method: 'POST',
  path: 'upload/image',
  summary: 'Takes one PNG or JPEG; whatever it says beside the picture is left out',
  access: 'member',
  file: 'file',
  input: nothingIn,
  output: v.object({ id: pictureId, url: v.string() }) satisfies v.GenericSchema<unknown, UploadedPicture>,
})

export const addProposal = call({
  method: 'POST',
  path: 'user/add/proposal',
  summary: 'What a person would like to be better',
  access: 'member',
  input: v.strictObject({
    content: typed(500, 1),
    contact,
    photos: v.exactOptional(v.pipe(v.array(pictureId), v.minLength(1), v.maxLength(20))),
  }),
  output: nothingOut,
})
