import { DAY_MS, fail, ok, refused, type Name, type Result } from '../../kernel/index.ts'
import { contentKind, type ContentKind } from './content-kind.ts'

/** Why a text cannot be published, and where: a line of it, counted from 1, or a field. */
export interface ContentFault extends Name {
  readonly line: number | null
  /** Its keys and places in lists, with dots between; null where the words say where it is. */
  readonly field: string | null
}

/** With its place, for who reads the text as it is stored. */
export const placedFault = ({ line, field, zh, en }: ContentFault): Name =>
  field === null
    ? { zh, en }
    : {
        zh: `${line === null ? '' : `第 ${line} 行 `}${field}：${zh}`,
        en: `${line === null ? '' : `Line ${line}: `}${field}: ${en}`,
      }

export const CONTENT_STATES = {
  draft: { zh: '草稿', en: 'Draft' },
  scheduled: { zh: '定时发布', en: 'Scheduled' },
  published: { zh: '已发布', en: 'Published' },
  replaced: { zh: '已被替换', en: 'Replaced' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
} as const satisfies Readonly<Record<string, Name>>

export type ContentState = keyof typeof CONTENT_STATES

/** The versions of one document that decide what may be done with it. */
export interface ContentStanding {
  readonly kind: ContentKind
  /** The version that is being written or waits for its time; at most one. */
  readonly open: { readonly version: number; readonly state: 'draft' | 'scheduled'; readonly writtenAt: number } | null
  /** Whether visitors see one of its versions. */
  readonly isPublished: boolean
  readonly wasWithdrawn: boolean
}

/** Which state of the draft the writer has seen: its version, and when it was written last. */
export interface SeenDraft {
  readonly version: number
  readonly writtenAt: number
}

const MAX_SCHEDULE_MS = 366 * DAY_MS

const isSeen = ({ open }: ContentStanding, seen: SeenDraft | null): boolean =>
  open === null ? seen === null : seen?.version === open.version && seen.writtenAt === open.writtenAt

const changedElsewhere = () => refused('changed-elsewhere', '这份内容刚在别处改过，没有覆盖', 'version')
const isSentAlready = ({ kind, isPublished, wasWithdrawn }: ContentStanding): boolean =>
  (isPublished || wasWithdrawn) && contentKind(kind).isSent === true
const sentAlready = () => refused('request-closed', '已经发出的内容不能修改，只能撤回', 'id')

/** `seen` is null where no draft was seen. */
export function decideDraft(standing: ContentStanding, seen: SeenDraft | null): Result<null> {
  if (isSentAlready(standing)) return fail(sentAlready())
  if (standing.open?.state === 'scheduled')
    return fail(refused('request-closed', '已定时发布，请先取消定时再修改', 'version'))
  return isSeen(standing, seen) ? ok(null) : fail(changedElsewhere())
}

/** A draft may be published now, or at a time to come, once nothing is wrong with it. */
export function decidePublishing(
  standing: ContentStanding,
  seen: SeenDraft,
  {
    at,
    nowMs,
    faults,
  }: { readonly at: number | null; readonly nowMs: number; readonly faults: readonly ContentFault[] },
): Result<'published' | 'scheduled'> {
  if (isSentAlready(standing)) return fail(sentAlready())
  if (standing.open?.state !== 'draft' || !isSeen(standing, seen)) return fail(changedElsewhere())
  const [fault] = faults
  if (fault !== undefined) return fail(refused('bad-parameter', placedFault(fault).zh, 'body'))
  if (at === null) return ok('published')
  return at > nowMs && at <= nowMs + MAX_SCHEDULE_MS
    ? ok('scheduled')
    : fail(refused('bad-parameter', '发布时间须在此刻之后、一年之内', 'at'))
}

export const decideUnscheduling = ({ open }: ContentStanding, version: number): Result<null> =>
  open?.state === 'scheduled' && open.version === version
    ? ok(null)
    : fail(refused('request-closed', '没有等待发布的版本', 'version'))

export const decideContentWithdrawal = ({ kind, isPublished }: ContentStanding): Result<null> =>
  isPublished && contentKind(kind).isOpen === true
    ? ok(null)
    : fail(refused('request-closed', '这份内容不在发布中，或只能由新版本替换', 'id'))
