import type { Result, StopSignal } from '../kernel/index.ts'
import type { AccountSafety } from './account-safety.ts'
import type { Profile } from './profile.ts'
import type { PictureId } from './uploads.ports.ts'

/** A person's own page of themselves, and what becomes of the account. */
export interface Profiles {
  profile(signal?: StopSignal): Promise<Result<Profile>>
  rename(username: string): Promise<Result<Profile>>
  setAvatar(picture: PictureId): Promise<Result<Profile>>
  safety(signal?: StopSignal): Promise<Result<AccountSafety>>
  /**
   * For good, with the code (`close-account`) that the mobile on record received. A user who comes back starts as a new
   * visitor.
   */
  close(code: string): Promise<Result<null>>
}
