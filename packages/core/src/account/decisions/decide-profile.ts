import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { fieldRefusal } from '../field-problem.ts'
import { checkUsername } from '../username.ts'

export interface ProfileChange {
  readonly username?: string
  readonly avatar?: string
}

/** The facts behind a change of a profile; the server reads them under the lock of its person. */
export interface ProfileFacts {
  readonly username: string
  /** Whether the wanted name belongs to an account; the names of closed accounts are free again. */
  readonly isNameTaken: boolean
  /** Whether the person uploaded the picture. */
  readonly isOwnPicture: boolean
}

/** Everything that was asked for, as it will be kept, or nothing of it. */
export function decideProfileChange(
  { username: current, isNameTaken, isOwnPicture }: ProfileFacts,
  { username, avatar }: ProfileChange,
): Result<ProfileChange> {
  const checked = username === undefined ? undefined : checkUsername(username, current)
  if (checked?.ok === false) return fail(fieldRefusal(checked.failure))
  if (avatar !== undefined && !isOwnPicture) return fail(refused('not-found', '没有找到这张图片', 'avatar'))
  if (checked !== undefined && isNameTaken) return fail(nameTaken())
  return ok({ ...(checked && { username: checked.value }), ...(avatar !== undefined && { avatar }) })
}

export const nameTaken = () => refused('name-taken', '该用户名已被使用', 'username')
