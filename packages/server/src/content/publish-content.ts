import {
  contentKind,
  decideContentWithdrawal,
  decideDraft,
  decidePublishing,
  decideUnscheduling,
  placedFault,
  type ContentKind,
  type ContentName,
  type ContentStanding,
  type SeenDraft,
} from '@diandu/core/admin'
import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import type { Database, Reads, Transaction } from '../database/index.ts'
import type { ContentSource, GivenDocument } from './content-source.ts'
import {
  bodyOf,
  changeVersion,
  deleteDraft,
  dueVersions,
  endPublished,
  insertDraft,
  insertGiven,
  insertReplaced,
  lockPromises,
  lockVersions,
  publishedBody,
  standingOf,
  type StoredVersion,
} from './content-store.ts'

/** Who does it: the id that is stored, and the name that readers may see. */
export interface ContentActor {
  readonly id: string
  readonly name: string
  readonly nowMs: number
  readonly random: Random
  /** The second account, of what two decided. */
  readonly approvedBy?: string
}

interface Locked {
  readonly standing: ContentStanding
  readonly versions: readonly StoredVersion[]
  readonly given: GivenDocument | undefined
}

async function locked(tx: Transaction, source: ContentSource, id: string): Promise<Locked> {
  if (contentKind(source.kind).promisesMoney === true) await lockPromises(tx)
  const versions = await lockVersions(tx, { kind: source.kind, id })
  const given = await givenOf(tx, source, id)
  return { versions, given, standing: standingOf(source.kind, versions, given !== undefined) }
}

export const givenOf = async (db: Reads, source: ContentSource, id: string): Promise<GivenDocument | undefined> =>
  (await source.given(db)).find((one) => one.id === id)

/** What visitors see of a document: its published version, or what is given. */
export const currentBody = async (db: Reads, source: ContentSource, id: string): Promise<string | undefined> =>
  (await publishedBody(db, { kind: source.kind, id })) ?? (await givenOf(db, source, id))?.body

const changedElsewhere = () => fail(refused('changed-elsewhere', '这份内容刚在别处改过，没有覆盖', 'version'))
const unknownVersion = () => fail(refused('not-found', '没有这个版本', 'version'))

/** Writes the draft of a document; a new one where there is none. */
export async function saveDraft(
  tx: Transaction,
  source: ContentSource,
  { id, body, seen, copyOf = null }: { id: string; body: string; seen: SeenDraft | null; copyOf?: number | null },
  { id: author, nowMs }: Pick<ContentActor, 'id' | 'nowMs'>,
): Promise<Result<SeenDraft>> {
  const { standing, versions } = await locked(tx, source, id)
  const decided = decideDraft(standing, seen)
  if (!decided.ok) return decided
  const title = source.titleOf({ id, body })
  // Two writes within a millisecond are two.
  const writtenAt = Math.max(nowMs, (standing.open?.writtenAt ?? 0) + 1)
  if (standing.open !== null) {
    const { version } = standing.open
    await changeVersion(tx, { kind: source.kind, id }, version, { title, body, author, writtenAt, copyOf })
    return ok({ version, writtenAt })
  }
  const version = (versions[0]?.version ?? 0) + 1
  const draft = { kind: source.kind, id, version, title, body, author, writtenAt, copyOf }
  return (await insertDraft(tx, draft)) ? ok({ version, writtenAt }) : changedElsewhere()
}

/** Makes a draft of a version that was there before, in the place of the draft that is there. */
export async function copyVersion(
  tx: Transaction,
  source: ContentSource,
  { id, version }: { readonly id: string; readonly version: number },
  by: Pick<ContentActor, 'id' | 'nowMs'>,
): Promise<Result<SeenDraft>> {
  const { standing, given } = await locked(tx, source, id)
  const stored = await bodyOf(tx, { kind: source.kind, id }, version)
  const body = stored ?? (version === 0 ? given?.body : undefined)
  if (body === undefined) return unknownVersion()
  return saveDraft(tx, source, { id, body, seen: standing.open, copyOf: version }, by)
}

export async function discardDraft(
  tx: Transaction,
  source: ContentSource,
  id: string,
  seen: SeenDraft,
): Promise<Result<null>> {
  const decided = decideDraft((await locked(tx, source, id)).standing, seen)
  if (decided.ok) await deleteDraft(tx, { kind: source.kind, id }, seen.version)
  return decided
}

export interface WantedPublication {
  readonly id: string
  readonly seen: SeenDraft
  /** Null: now. */
  readonly at: number | null
}

/** Publishes a draft, or has it published when its time comes. */
export async function publishDraft(
  tx: Transaction,
  source: ContentSource,
  { id, seen, at }: WantedPublication,
  by: ContentActor,
): Promise<Result<'published' | 'scheduled'>> {
  const ready = await readyToPublish(tx, source, { id, seen, at }, by.nowMs)
  if (!ready.ok) return ready
  const name = { kind: source.kind, id }
  const { state, body, given } = ready.value
  const approvedBy = by.approvedBy ?? null
  if (state === 'scheduled')
    await changeVersion(tx, name, seen.version, {
      state: 'scheduled',
      publishAt: at,
      publishedBy: by.id,
      approvedBy,
      heldBack: null,
    })
  else await putInForce(tx, source, { id, body, version: seen.version, given, approvedBy }, by)
  return ok(state)
}

/** Whether a draft may be published as it is; its text, and what would become of it. */
export async function readyToPublish(
  tx: Transaction,
  source: ContentSource,
  { id, seen, at }: WantedPublication,
  nowMs: number,
): Promise<
  Result<{
    readonly state: 'published' | 'scheduled'
    readonly body: string
    readonly given: GivenDocument | undefined
  }>
> {
  const { standing, given } = await locked(tx, source, id)
  const body = (await bodyOf(tx, { kind: source.kind, id }, seen.version)) ?? ''
  const faults = await source.faultsOf({ id, body, db: tx, nowMs: at ?? nowMs })
  const decided = decidePublishing(standing, seen, { at, nowMs, faults })
  return decided.ok ? ok({ state: decided.value, body, given }) : decided
}

async function putInForce(
  tx: Transaction,
  source: ContentSource,
  of: {
    readonly id: string
    readonly body: string
    readonly version: number
    readonly given: GivenDocument | undefined
    readonly approvedBy: string | null
  },
  { id: publishedBy, name: byName, nowMs, random }: ContentActor,
): Promise<void> {
  const { id, body, version, given, approvedBy } = of
  const { kind } = source
  const name = { kind, id }
  if (!(await endPublished(tx, name, 'replaced', nowMs)) && given !== undefined)
    await insertGiven(tx, { kind, ...given }, { state: 'replaced', nowMs })
  await changeVersion(tx, name, version, {
    state: 'published',
    publishAt: null,
    publishedAt: nowMs,
    publishedBy,
    approvedBy,
    heldBack: null,
  })
  await source.publish?.(tx, { id, body, byName, nowMs, random })
}

export async function unschedule(
  tx: Transaction,
  source: ContentSource,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Result<null>> {
  const decided = decideUnscheduling((await locked(tx, source, id)).standing, version)
  if (decided.ok)
    await changeVersion(tx, { kind: source.kind, id }, version, {
      state: 'draft',
      publishAt: null,
      publishedBy: null,
      approvedBy: null,
    })
  return decided
}

/** Visitors find it no longer; its history stays. */
export async function withdrawContent(
  tx: Transaction,
  source: ContentSource,
  id: string,
  nowMs: number,
): Promise<Result<null>> {
  const { standing, given } = await locked(tx, source, id)
  const decided = decideContentWithdrawal(standing)
  if (!decided.ok) return decided
  const name = { kind: source.kind, id }
  if (!(await endPublished(tx, name, 'withdrawn', nowMs)) && given !== undefined)
    await insertGiven(tx, { kind: source.kind, ...given }, { state: 'withdrawn', nowMs })
  await source.withdraw?.(tx, id, nowMs)
  return decided
}

/** Publishes a text at once, as a command does: the history has it as a version like any other. */
export async function publishText(
  tx: Transaction,
  source: ContentSource,
  { id, body }: { readonly id: string; readonly body: string },
  by: ContentActor,
): Promise<void> {
  const { versions, given } = await locked(tx, source, id)
  const version = (versions[0]?.version ?? 0) + 1
  const title = source.titleOf({ id, body })
  const text = { kind: source.kind, id, version, title, body, author: by.name, writtenAt: by.nowMs, copyOf: null }
  await insertReplaced(tx, text)
  await putInForce(tx, source, { id, body, version, given, approvedBy: null }, by)
}

/**
 * Publishes what is due. A text that may not be published any more becomes a draft again, with the reason. Answers the
 * documents that were held back.
 */
export async function publishDue(
  db: Database,
  sourceOf: (kind: ContentKind) => ContentSource,
  nameOf: (tx: Transaction, id: string) => Promise<string>,
  { nowMs, random }: Pick<ContentActor, 'nowMs' | 'random'>,
): Promise<readonly ContentName[]> {
  const heldBack: ContentName[] = []
  for (const name of await dueVersions(db, nowMs)) {
    const source = sourceOf(name.kind)
    const isDone = await db.transaction(async (tx) => {
      const { versions, given } = await locked(tx, source, name.id)
      const due = versions.find(({ state, publishAt }) => state === 'scheduled' && (publishAt ?? nowMs) <= nowMs)
      if (due === undefined) return true
      const { version, publishedBy, approvedBy } = due
      const body = (await bodyOf(tx, name, version)) ?? ''
      const [fault] = await source.faultsOf({ id: name.id, body, db: tx, nowMs })
      if (fault !== undefined) {
        await changeVersion(tx, name, version, { state: 'draft', publishAt: null, heldBack: placedFault(fault) })
        return false
      }
      const by = { id: publishedBy ?? '', name: await nameOf(tx, publishedBy ?? ''), nowMs, random }
      await putInForce(tx, source, { id: name.id, body, version, given, approvedBy }, by)
      return true
    })
    if (!isDone) heldBack.push(name)
  }
  return heldBack
}
