/** One act, or one look at sealed data, of one account. */
export interface StaffLogEntry {
  /** Counted from 1, without a gap. */
  readonly number: number
  readonly at: number
  readonly staffId: string
  /** The second account, of what two decided. */
  readonly approvedBy: string | null
  /** An act of the table, or a step of a login. */
  readonly act: string
  /** Of what kind the object is, and its id. */
  readonly object: { readonly kind: string; readonly id: string }
  /** The user whom it concerns, where there is one. */
  readonly userId: string | null
  readonly reason: string
  /** As JSON: what was so before, and after. */
  readonly before: string
  readonly after: string
  readonly address: string
}

/** Hashed with the hash of the entry before: every field, in one order, none of which can run into the next. */
export const logEntryText = (entry: StaffLogEntry): string =>
  JSON.stringify([
    entry.number,
    entry.at,
    entry.staffId,
    entry.approvedBy,
    entry.act,
    entry.object.kind,
    entry.object.id,
    entry.userId,
    entry.reason,
    entry.before,
    entry.after,
    entry.address,
  ])

/** Before the first entry. */
export const LOG_BEGINNING = '0'.repeat(64)

export interface ChainedLogEntry extends StaffLogEntry {
  /** In hexadecimal digits. */
  readonly hash: string
}

/**
 * The number of the first entry that does not follow from the ones before it: changed, missing or put in between;
 * undefined where all do. `hashOf` hashes the hash before and the text of an entry.
 */
export function firstBrokenEntry(
  entries: readonly ChainedLogEntry[],
  before: { readonly number: number; readonly hash: string },
  hashOf: (before: string, text: string) => string,
): number | undefined {
  let { number, hash } = before
  for (const entry of entries) {
    number += 1
    if (entry.number !== number || entry.hash !== hashOf(hash, logEntryText(entry))) return number
    hash = entry.hash
  }
  return undefined
}
