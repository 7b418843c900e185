import type { ContentKind, ContentName, ContentState, ContentStanding } from '@diandu/core/admin'
import type { Name } from '@diandu/core/kernel'
import { insertIfAbsent, insertRow, updateRow, type Queries, type Reads, type Transaction } from '../database/index.ts'

export interface StoredVersion {
  readonly id: string
  readonly version: number
  readonly state: ContentState
  readonly title: string
  readonly author: string
  readonly writtenAt: number
  readonly copyOf: number | null
  readonly publishAt: number | null
  readonly publishedAt: number | null
  readonly publishedBy: string | null
  readonly approvedBy: string | null
  readonly endedAt: number | null
  readonly heldBack: Name | null
}

const COLUMNS = `id, version, state, title, author, written_at, copy_of, publish_at, published_at, published_by, approved_by,
  ended_at, held_back`

/** The text that visitors see; undefined where no version is published. */
export async function publishedBody(db: Reads, { kind, id }: ContentName): Promise<string | undefined> {
  const [row] = await db.query<{ body: string }>(
    "SELECT body FROM content_versions WHERE kind = $1 AND id = $2 AND state = 'published'",
    [kind, id],
  )
  return row?.body
}

/** The texts that visitors see of all documents of some kinds. */
export const publishedTexts = (
  db: Reads,
  kinds: readonly ContentKind[],
): Promise<readonly (ContentName & { readonly body: string })[]> =>
  db.query<ContentName & { readonly body: string }>(
    "SELECT kind, id, body FROM content_versions WHERE kind = ANY($1::text[]) AND state = 'published' ORDER BY kind, id",
    [kinds],
  )

/** Of every document of a kind: the published version, and the one that is being written. */
export const currentVersions = (db: Reads, kind: ContentKind): Promise<readonly StoredVersion[]> =>
  db.query<StoredVersion>(
    `SELECT ${COLUMNS} FROM content_versions WHERE kind = $1 AND state IN ('draft', 'scheduled', 'published') ORDER BY id`,
    [kind],
  )

/** The newest first. */
export const versionsOf = (db: Reads, { kind, id }: ContentName): Promise<readonly StoredVersion[]> =>
  db.query<StoredVersion>(
    `SELECT ${COLUMNS} FROM content_versions WHERE kind = $1 AND id = $2 ORDER BY version DESC LIMIT 200`,
    [kind, id],
  )

const PROMISES_LOCK = 7_211_151

/** One publication of promises after the other: each is checked together with those that are in force. */
export const lockPromises = async (tx: Transaction): Promise<void> =>
  void (await tx.query('SELECT pg_advisory_xact_lock($1)::text', [PROMISES_LOCK]))

/** The same, kept from others until the transaction ends. */
export const lockVersions = (tx: Transaction, { kind, id }: ContentName): Promise<readonly StoredVersion[]> =>
  tx.query<StoredVersion>(
    `SELECT ${COLUMNS} FROM content_versions WHERE kind = $1 AND id = $2 ORDER BY version DESC FOR UPDATE`,
    [kind, id],
  )

export async function bodyOf(db: Reads, { kind, id }: ContentName, version: number): Promise<string | undefined> {
  const [row] = await db.query<{ body: string }>(
    'SELECT body FROM content_versions WHERE kind = $1 AND id = $2 AND version = $3',
    [kind, id, version],
  )
  return row?.body
}

export function standingOf(kind: ContentKind, versions: readonly StoredVersion[], isGiven: boolean): ContentStanding {
  const [open = null] = versions.flatMap(({ version, state, writtenAt }) =>
    state === 'draft' || state === 'scheduled' ? [{ version, state, writtenAt }] : [],
  )
  const isPublished = isGiven || versions.some(({ state }) => state === 'published')
  return { kind, open, isPublished, wasWithdrawn: versions.some(({ state }) => state === 'withdrawn') }
}

interface NewVersion extends Pick<StoredVersion, 'id' | 'version' | 'title' | 'author' | 'writtenAt' | 'copyOf'> {
  readonly kind: ContentKind
  readonly body: string
}

/** False where another draft is there already. */
export const insertDraft = (tx: Transaction, draft: NewVersion): Promise<boolean> =>
  insertIfAbsent(tx, 'content_versions', { ...draft, state: 'draft' })

/** A text that was not written as a draft; it is put in force or ended in the same transaction. */
export const insertReplaced = (tx: Transaction, given: NewVersion): Promise<void> =>
  insertRow(tx, 'content_versions', { ...given, state: 'replaced' })

/** What there was before the first version, unless that is known. */
export const insertGiven = (
  tx: Transaction,
  given: Pick<NewVersion, 'kind' | 'id' | 'title' | 'body'>,
  { state, nowMs }: { readonly state: 'replaced' | 'withdrawn'; readonly nowMs: number },
): Promise<boolean> =>
  insertIfAbsent(
    tx,
    'content_versions',
    { ...given, version: 0, state, author: '', copyOf: null, writtenAt: nowMs, endedAt: nowMs },
    ['kind', 'id', 'version'],
  )

type Changes = Partial<Omit<StoredVersion, 'id' | 'version' | 'heldBack'>> & { readonly body?: string }

export async function changeVersion(
  db: Queries,
  { kind, id }: ContentName,
  version: number,
  changes: Changes & { readonly heldBack?: Name | null },
): Promise<void> {
  const { heldBack, ...plain } = changes
  const set = heldBack === undefined ? plain : { ...plain, heldBack: heldBack && JSON.stringify(heldBack) }
  await updateRow(db, 'content_versions', { set, where: { kind, id, version } })
}

/** Ends the version that visitors see; false where there is none. */
export const endPublished = (
  tx: Transaction,
  { kind, id }: ContentName,
  state: 'replaced' | 'withdrawn',
  nowMs: number,
): Promise<boolean> =>
  updateRow(tx, 'content_versions', { set: { state, endedAt: nowMs }, where: { kind, id, state: 'published' } })

export const deleteDraft = async (tx: Transaction, { kind, id }: ContentName, version: number): Promise<void> =>
  void (await tx.change(
    "DELETE FROM content_versions WHERE kind = $1 AND id = $2 AND version = $3 AND state = 'draft'",
    [kind, id, version],
  ))

/** Their time has come, the earliest first. */
export const dueVersions = (db: Reads, nowMs: number): Promise<readonly ContentName[]> =>
  db.query<ContentName>(
    `SELECT kind, id FROM content_versions WHERE state = 'scheduled' AND publish_at <= $1 ORDER BY publish_at LIMIT 20`,
    [nowMs],
  )
