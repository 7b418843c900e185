import { checkUsername, fieldRefusal, type Profile } from '@diandu/core/account'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../calls/index.ts'
import { unlessTaken, type Transaction } from '../database/index.ts'
import { changeUsername, lockUser } from '../session/index.ts'
import { holdPictures, keepPictures, releasePictures } from './pictures/picture-use-store.ts'
import { readProfile } from './profile-store.ts'

export interface ProfileChange {
  readonly username?: string
  readonly avatar?: string
}

const NO_PICTURE = refused('not-found', '没有找到这张图片', 'avatar')
const TAKEN = refused('name-taken', '该用户名已被使用', 'username')

/** Everything that was asked for, or nothing of it. */
export async function changeProfile(
  { username, avatar }: ProfileChange,
  { db, viewer }: MemberContext,
): Promise<Result<Profile>> {
  const shown = async (): Promise<Result<Profile>> => {
    const profile = await readProfile(db, viewer.userId)
    return profile === undefined ? fail({ kind: 'login-required' }) : ok(profile)
  }
  if (username === undefined && avatar === undefined) return shown()
  const change = () =>
    db.transaction(async (tx): Promise<Result<null>> => {
      const user = await lockUser(tx, viewer.userId)
      if (user === undefined) return fail({ kind: 'login-required' })
      const checked = username === undefined ? undefined : checkUsername(username, user.username)
      if (checked?.ok === false) return fail(fieldRefusal(checked.failure))
      if (avatar !== undefined && !(await holdPictures(tx, user.id, [avatar]))) return fail(NO_PICTURE)
      if (checked !== undefined && !(await changeUsername(tx, user.id, checked.value))) return fail(TAKEN)
      if (avatar !== undefined) await changeAvatar(tx, user.id, avatar)
      return ok(null)
    })
  const changed = await unlessTaken(change, TAKEN)
  return changed.ok ? shown() : changed
}

/** The picture before it serves nothing any more. */
async function changeAvatar(tx: Transaction, userId: string, avatar: string): Promise<void> {
  await releasePictures(tx, asAvatarOf(userId))
  await keepPictures(tx, userId, asAvatarOf(userId), [avatar])
  await tx.change('UPDATE users SET avatar_id = $2 WHERE id = $1', [userId, avatar])
}

export const asAvatarOf = (userId: string): string => `avatar ${userId}`
