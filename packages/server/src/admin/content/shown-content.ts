import type { ContentCard, ContentDocument, ContentKind, ContentVersion } from '@diandu/core/admin'
import {
  bodyOf,
  currentBody,
  currentVersions,
  givenOf,
  versionsOf,
  type ContentSource,
  type GivenDocument,
  type StoredVersion,
} from '../../content/index.ts'
import type { Queries } from '../../database/index.ts'
import { listStaff } from '../../staff/index.ts'

const isOpen = ({ state }: StoredVersion): boolean => state === 'draft' || state === 'scheduled'

function cardOf(
  kind: ContentKind,
  id: string,
  versions: readonly StoredVersion[],
  given: GivenDocument | undefined,
): ContentCard {
  const [open, published] = [versions.find(isOpen), versions.find(({ state }) => state === 'published')]
  const times = versions.map(({ writtenAt, publishedAt }) => Math.max(writtenAt, publishedAt ?? 0))
  return {
    kind,
    id,
    title: published?.title ?? given?.title ?? open?.title ?? versions[0]?.title ?? id,
    current: published?.version ?? (given === undefined ? null : 0),
    open: open === undefined ? null : { version: open.version, state: open.state, publishAt: open.publishAt },
    changedAt: times.length === 0 ? null : Math.max(...times),
  }
}

/** Those with a draft first, then the others as they are given. */
export async function contentCards(db: Queries, source: ContentSource): Promise<readonly ContentCard[]> {
  const { kind } = source
  const [given, versions] = [await source.given(db), await currentVersions(db, kind)]
  const ids = new Set([...versions, ...given].map(({ id }) => id))
  const cards = [...ids].map((id) =>
    cardOf(
      kind,
      id,
      versions.filter((one) => one.id === id),
      given.find((one) => one.id === id),
    ),
  )
  return cards.toSorted((one, other) => Number(one.open === null) - Number(other.open === null))
}

/** Undefined where there never was such a document. */
export async function contentDocument(
  db: Queries,
  source: ContentSource,
  id: string,
): Promise<ContentDocument | undefined> {
  const name = { kind: source.kind, id }
  const [versions, given] = [await versionsOf(db, name), await givenOf(db, source, id)]
  if (versions.length === 0 && given === undefined) return undefined
  const names = new Map((await listStaff(db)).map((staff) => [staff.id, staff.name]))
  const nameOf = (by: string | null): string | null => (by === null ? null : (names.get(by) ?? by))
  const open = versions.find(isOpen)
  return {
    ...cardOf(source.kind, id, versions, given),
    currentBody: (await currentBody(db, source, id)) ?? null,
    openBody: open === undefined ? null : ((await bodyOf(db, name, open.version)) ?? null),
    versions: versions.map((one): ContentVersion => ({
      version: one.version,
      state: one.state,
      authorName: nameOf(one.author) ?? '',
      writtenAt: one.writtenAt,
      publishAt: one.publishAt,
      publishedAt: one.publishedAt,
      publishedBy: nameOf(one.publishedBy),
      approvedBy: nameOf(one.approvedBy),
      endedAt: one.endedAt,
      copyOf: one.copyOf,
      heldBack: one.heldBack,
    })),
  }
}
