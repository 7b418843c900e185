import { decideProfileChange, nameTaken, type Profile, type ProfileChange } from '@diandu/core/account'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../calls/index.ts'
import { unlessTaken, updateRow, type Transaction } from '../database/index.ts'
import { changeUsername, isNameTaken, lockUser } from '../session/index.ts'
import { holdPictures, keepPictures, releasePictures } from './pictures/picture-use-store.ts'
import { readProfile } from './profile-store.ts'

/** Everything that was asked for, or nothing of it. */
export async function changeProfile(wanted: ProfileChange, { db, viewer }: MemberContext): Promise<Result<Profile>> {
  const shown = async (): Promise<Result<Profile>> => {
    const profile = await readProfile(db, viewer.userId)
    return profile === undefined ? fail({ kind: 'login-required' }) : ok(profile)
  }
  if (wanted.username === undefined && wanted.avatar === undefined) return shown()
  const change = () =>
    db.transaction(async (tx): Promise<Result<null>> => {
      const user = await lockUser(tx, viewer.userId)
      if (user === undefined) return fail({ kind: 'login-required' })
      const facts = {
        username: user.username,
        isNameTaken: wanted.username !== undefined && (await isNameTaken(tx, wanted.username.trim())),
        isOwnPicture: wanted.avatar !== undefined && (await holdPictures(tx, user.id, [wanted.avatar])),
      }
      const decided = decideProfileChange(facts, wanted)
      if (!decided.ok) return decided
      const { username, avatar } = decided.value
      if (username !== undefined) await changeUsername(tx, user.id, username)
      if (avatar !== undefined) await changeAvatar(tx, user.id, avatar)
      return ok(null)
    })
  const changed = await unlessTaken(change, nameTaken())
  return changed.ok ? shown() : changed
}

/** The picture before it serves nothing any more. */
async function changeAvatar(tx: Transaction, userId: string, avatar: string): Promise<void> {
  await releasePictures(tx, asAvatarOf(userId))
  await keepPictures(tx, userId, asAvatarOf(userId), [avatar])
  await updateRow(tx, 'users', { set: { avatarId: avatar }, where: { id: userId } })
}

export const asAvatarOf = (userId: string): string => `avatar ${userId}`
