import type { Name, Result, StopSignal } from '../../kernel/index.ts'
import type { Locale } from '../../messages/index.ts'
import type { CaseBlock } from '../case.ports.ts'
import type { FormField } from './content-form.ts'
import type { ContentKind } from './content-kind.ts'
import type { ContentFault, ContentState, SeenDraft } from './content-version.ts'

/** A document in the list of its kind. */
export interface ContentCard {
  readonly kind: ContentKind
  readonly id: string
  readonly title: string
  /** Visitors see this version; 0 is the one of the program’s own files, null is none. */
  readonly current: number | null
  readonly open: { readonly version: number; readonly state: ContentState; readonly publishAt: number | null } | null
  /** When a version of it was last written or published; null for files. */
  readonly changedAt: number | null
}

export interface ContentVersion {
  readonly version: number
  readonly state: ContentState
  readonly authorName: string
  readonly writtenAt: number
  readonly publishAt: number | null
  readonly publishedAt: number | null
  readonly publishedBy: string | null
  readonly approvedBy: string | null
  readonly endedAt: number | null
  /** Of which earlier version it is a copy. */
  readonly copyOf: number | null
  /** Why it was not published when its time came. */
  readonly heldBack: Name | null
}

export interface ContentDocument extends ContentCard {
  /** The text that visitors see. */
  readonly currentBody: string | null
  readonly openBody: string | null
  /** The newest first. */
  readonly versions: readonly ContentVersion[]
}

export interface ContentName {
  readonly kind: ContentKind
  readonly id: string
}

export interface ContentDesk {
  list(kind: ContentKind, signal?: StopSignal): Promise<Result<readonly ContentCard[]>>
  show(name: ContentName, signal?: StopSignal): Promise<Result<ContentDocument>>
  /** The parts of a text of this kind. */
  form(kind: ContentKind, signal?: StopSignal): Promise<Result<FormField>>
  /** Results of the open run of a campaign’s page, or of its last one. */
  results(id: string, locale: Locale, signal?: StopSignal): Promise<Result<readonly CaseBlock[]>>
  /** The text of one version. */
  body(name: ContentName, version: number, signal?: StopSignal): Promise<Result<{ readonly body: string }>>
  /** What keeps a text from being published; empty where nothing does. */
  check(name: ContentName, body: string, signal?: StopSignal): Promise<Result<readonly ContentFault[]>>
  save(name: ContentName, body: string, seen: SeenDraft | null): Promise<Result<SeenDraft>>
  discard(name: ContentName, seen: SeenDraft): Promise<Result<null>>
  /** Makes a draft of an earlier version. */
  copy(name: ContentName, version: number): Promise<Result<SeenDraft>>
  /** Now, where `at` is null. */
  publish(name: ContentName, seen: SeenDraft, at: number | null): Promise<Result<null>>
  /** Of what promises money: published once another account has approved it. */
  propose(
    name: ContentName,
    seen: SeenDraft,
    at: number | null,
    reason: string,
  ): Promise<Result<{ readonly id: string }>>
  unschedule(name: ContentName, version: number): Promise<Result<null>>
  withdraw(name: ContentName, reason: string): Promise<Result<null>>
  /** An address that shows the market with this version for some minutes. */
  preview(name: ContentName, version: number): Promise<Result<{ readonly address: string }>>
}
