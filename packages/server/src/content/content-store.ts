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

type PublishedText = ContentName & { readonly version: number; readonly body: string }

/** Pages ask for the same texts many times while they are rendered. */
const RECENT_MS = 1_000
let reusedForMs = RECENT_MS

/** For a measurement in which no text changes: the machine's speed must not decide how many statements a page takes. */
export function reuseTextsFor(ms: number): void {
  reusedForMs = ms
}

interface RecentTexts {
  readonly since: number
  readonly texts: Promise<readonly PublishedText[]>
}
const recent = new WeakMap<Reads, Map<string, RecentTexts>>()
/** When this process changed published texts last: what was read before its transaction was over is not reused. */
let changedAt = -RECENT_MS

/** In a transaction nothing is kept: it may be one that shows a draft and is rolled back. */
function recentTexts(db: Reads, key: string, read: () => Promise<readonly PublishedText[]>) {
  if ('kind' in db && db.kind === 'transaction') return read()
  const ofDatabase = recent.get(db) ?? new Map<string, RecentTexts>()
  recent.set(db, ofDatabase)
  const last = ofDatabase.get(key)
  const nowMs = performance.now()
  if (last !== undefined && last.since > changedAt + RECENT_MS && nowMs < last.since + reusedForMs) return last.texts
  const texts = read()
  ofDatabase.set(key, { since: nowMs, texts })
  texts.catch(() => ofDatabase.delete(key))
  return texts
}

/** The text that visitors see; undefined where no version is published. */
export async function publishedBody(db: Reads, { kind, id }: ContentName): Promise<string | undefined> {
  const texts = await publishedTexts(db, [kind])
  return texts.find((text) => text.id === id)?.body
}

/** The texts that visitors see of all documents of some kinds. */
export const publishedTexts = (db: Reads, kinds: readonly ContentKind[]): Promise<readonly PublishedText[]> =>
  recentTexts(db, kinds.join(' '), () =>
    db.query<PublishedText>(
      "SELECT kind, id, version, body FROM content_versions WHERE kind = ANY($1::text[]) AND state = 'published' ORDER BY kind, id",
      [kinds],
    ),
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

/** Of a version that is or was in force. */
export async function publicationOf(
  db: Reads,
  { kind, id }: ContentName,
  version: number,
): Promise<{ readonly body: string; readonly publishedAt: number } | undefined> {
  const [row] = await db.query<{ body: string; publishedAt: number }>(
    `SELECT body, published_at FROM content_versions
     WHERE kind = $1 AND id = $2 AND version = $3 AND published_at IS NOT NULL`,
    [kind, id, version],
  )
  return row
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

/** The text before the first version: known from the start on, and as it is now while it is in force. */
export async function keepFirst(
  tx: Transaction,
  given: Pick<NewVersion, 'kind' | 'id' | 'title' | 'body'>,
  nowMs: number,
): Promise<void> {
  const [first] = await lockVersions(tx, given)
  const row = { ...given, version: 0, state: 'published', author: '', copyOf: null, writtenAt: nowMs }
  if (first === undefined) await insertIfAbsent(tx, 'content_versions', row, ['kind', 'id', 'version'])
  else if ((await bodyOf(tx, given, 0)) !== given.body)
    await updateRow(tx, 'content_versions', {
      set: { body: given.body, writtenAt: nowMs },
      where: { kind: given.kind, id: given.id, version: 0, state: 'published' },
    })
  changedAt = performance.now()
}

type Changes = Partial<Omit<StoredVersion, 'id' | 'version' | 'heldBack'>> & { readonly body?: string }

export async function changeVersion(
  db: Queries,
  { kind, id }: ContentName,
  version: number,
  given: Changes & { readonly heldBack?: Name | null },
): Promise<void> {
  const { heldBack, ...plain } = given
  changedAt = performance.now()
  const set = heldBack === undefined ? plain : { ...plain, heldBack: heldBack && JSON.stringify(heldBack) }
  await updateRow(db, 'content_versions', { set, where: { kind, id, version } })
}

/** Ends the version that visitors see; false where there is none. */
export const endPublished = (
  tx: Transaction,
  { kind, id }: ContentName,
  state: 'replaced' | 'withdrawn',
  nowMs: number,
): Promise<boolean> => {
  changedAt = performance.now()
  return updateRow(tx, 'content_versions', { set: { state, endedAt: nowMs }, where: { kind, id, state: 'published' } })
}

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
