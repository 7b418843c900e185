import { parseJson } from '@diandu/core/input'
import type { DeviceStorage } from '@diandu/core/kernel'
import { STORED_AS } from '@diandu/core/session'

/** An unsubmitted listing, stored on this phone. */
export interface PhoneDraft {
  /** Whose; empty of a visitor, whose draft becomes the one of the user who logs in. */
  readonly of: string
  /** The revision that it began with: of the server's draft, or of the listing that is changed. */
  readonly revision: number
  /** The server has stored this version. */
  readonly isSynced: boolean
  /** When it was begun: names the one listing that is handed in with it. */
  readonly startedAt: number
  readonly content: string
}

const keyOf = (name: string): string => `${STORED_AS.formDraft}${name}`

/** Longer than a visit lasts: a seller comes back tomorrow and goes on. */
export const phoneDrafts = ({ local }: Pick<DeviceStorage, 'local'>) => ({
  read(name: string, user: string): PhoneDraft | undefined {
    const draft = draftIn(local.read(keyOf(name)))
    return draft !== undefined && (draft.of === '' || draft.of === user) ? draft : undefined
  },
  keep: (name: string, draft: PhoneDraft) => local.write(keyOf(name), JSON.stringify(draft)),
  forget: (name: string) => local.remove(keyOf(name)),
})

/** Total: what is no draft is none. */
function draftIn(text: string | null): PhoneDraft | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { of, revision, isSynced, startedAt, content } = value as Readonly<Record<string, unknown>>
  return typeof of === 'string' &&
    typeof revision === 'number' &&
    typeof isSynced === 'boolean' &&
    typeof startedAt === 'number' &&
    typeof content === 'string'
    ? { of, revision, isSynced, startedAt, content }
    : undefined
}
