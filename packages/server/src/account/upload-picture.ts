import type { PictureId, UploadedPicture } from '@diandu/core/account'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../calls/index.ts'
import { idFrom, lockUser } from '../session/index.ts'
import type { DataBox } from './data-box.ts'
import { plainPicture } from './plain-picture.ts'
import { aboutPicture, signedPictureUrl } from './picture-url.ts'
import { countPictures, insertPicture } from './picture-store.ts'

const MOST_A_DAY = 60

export async function uploadPicture({ db, clock, random, viewer, file }: MemberContext, box: DataBox): Promise<Result<UploadedPicture>> {
  const nowMs = clock.now()
  const picture = file === undefined ? undefined : plainPicture(file)
  if (picture === undefined) return fail(refused('picture-refused', '图片格式错误！', 'file'))
  const contentHash = box.nameOf(picture.bytes)
  // A picture's id begins with a letter wherever one is asked for.
  const id = `p${idFrom(random.token())}`
  const bytes = box.seal(picture.bytes, aboutPicture(contentHash))
  return db.transaction(async (tx) => {
    if ((await lockUser(tx, viewer.userId)) === undefined) return fail({ kind: 'login-required' })
    if ((await countPictures(tx, viewer.userId, nowMs - DAY_MS)) >= MOST_A_DAY) return fail(refused('too-many', '今天上传的图片已达上限，请明天再试'))
    await insertPicture(tx, { id, userId: viewer.userId, contentHash, type: picture.type, bytes, addedAt: nowMs })
    return ok({ id: id as PictureId, url: signedPictureUrl(id, box, nowMs) })
  })
}
