import type { Result } from '../kernel/index.ts'

/** The languages that a push can be worded in. */
export const PUSH_LANGUAGES = ['zh', 'en'] as const
export type PushLanguage = (typeof PUSH_LANGUAGES)[number]

/** Where pushes for a person go: to the devices on which they are signed in inside of an app of ours. */
export interface PushDevices {
  /**
   * The device of this session, by what its app calls it at the provider of pushes, from now on in this language. A
   * device belongs to the session that named it last, so that pushes end with that session.
   */
  register(token: string, language: PushLanguage): Promise<Result<null>>
}
