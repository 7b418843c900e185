import {
  CONTENT_STATES,
  EVERY_CONTENT_KIND,
  FORM_INPUTS,
  type ContentCard,
  type ContentDocument,
  type ContentFault,
  type FormField,
  type SeenDraft,
} from '@diandu/core/admin'
import { LOCALES } from '@diandu/core/messages'
import * as v from 'valibot'
import { count, digits, instant, keysOf, nothingOut, plainId, typed } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'
import { caseBlock } from './case.admin.ts'

/** The longest file of the program has half as much. */
const MAX_BODY_LENGTH = 30_000
const MAX_VERSION = 1_000_000

const kind = v.picklist(EVERY_CONTENT_KIND)
const state = v.picklist(keysOf(CONTENT_STATES))
const name = { kind, id: plainId }
const body = typed(MAX_BODY_LENGTH)
const words = v.object({ zh: stored, en: stored })
const ARTICLE = { kind: 'article', id: 'consumer-deposit' } as const

const seenDraft = v.strictObject({ version: count, writtenAt: instant }) satisfies v.GenericSchema<unknown, SeenDraft>
const SEEN: SeenDraft = { version: 1, writtenAt: 1_790_000_000_000 }

const card = {
  kind,
  id: stored,
  title: stored,
  current: v.nullable(count),
  open: v.nullable(v.object({ version: count, state, publishAt: v.nullable(instant) })),
  changedAt: v.nullable(instant),
}

export const listContent = adminCall('GET content', {
  summary: 'The documents of a kind, with the version that visitors see and the one being written',
  act: 'see-content',
  input: v.strictObject({ kind }),
  output: v.array(v.object(card) satisfies v.GenericSchema<unknown, ContentCard>),
  example: { kind: 'article' },
})

export const getContent = adminCall('GET content/one', {
  summary: 'One document with its text, its draft and its history',
  act: 'see-content',
  input: v.strictObject(name),
  output: v.object({
    ...card,
    currentBody: v.nullable(v.string()),
    openBody: v.nullable(v.string()),
    versions: v.array(
      v.object({
        version: count,
        state,
        authorName: stored,
        writtenAt: instant,
        publishAt: v.nullable(instant),
        publishedAt: v.nullable(instant),
        publishedBy: v.nullable(stored),
        approvedBy: v.nullable(stored),
        endedAt: v.nullable(instant),
        copyOf: v.nullable(count),
        heldBack: v.nullable(words),
      }),
    ),
  }) satisfies v.GenericSchema<unknown, ContentDocument>,
  example: ARTICLE,
})

const formField: v.GenericSchema<unknown, FormField> = v.object({
  key: v.string(),
  names: words,
  input: v.picklist(FORM_INPUTS),
  isNullable: v.boolean(),
  max: v.nullable(count),
  options: v.array(v.object({ value: v.union([v.string(), v.number()]), names: words })),
  fields: v.array(v.lazy(() => formField)),
  by: v.string(),
})

export const getContentForm = adminCall('GET content/form', {
  summary: 'The parts of a text of this kind, as its reader wants them, to be filled in',
  act: 'see-content',
  input: v.strictObject({ kind }),
  output: formField,
  example: { kind: 'banners' },
})

export const getCampaignResults = adminCall('GET content/results', {
  summary: 'Results of the open run of a campaign’s page, or of its last one: people, coupons, draws, orders',
  act: 'see-content',
  input: v.strictObject({ id: plainId, locale: v.picklist(LOCALES) }),
  output: v.array(caseBlock),
  example: { id: 'double-twelve', locale: 'zh-CN' },
})

export const getContentBody = adminCall('GET content/body', {
  summary: 'The text of one version',
  act: 'see-content',
  input: v.strictObject({ ...name, version: digits(MAX_VERSION) }),
  output: v.object({ body: v.string() }),
  example: { ...ARTICLE, version: 1 },
})

export const checkContent = adminCall('POST content/check', {
  summary: 'What keeps a text from being published, line by line',
  act: 'see-content',
  input: v.strictObject({ ...name, body }),
  output: v.array(
    v.object({ line: v.nullable(count), field: v.nullable(stored), zh: stored, en: stored }),
  ) satisfies v.GenericSchema<unknown, ContentFault[]>,
  example: { ...ARTICLE, body: '---' },
})

export const saveContent = adminCall('POST content/save', {
  summary: 'Writes the draft of a document, unless it was written elsewhere meanwhile',
  act: 'change-content',
  input: v.strictObject({ ...name, body, seen: v.nullable(seenDraft) }),
  output: seenDraft,
  example: { ...ARTICLE, body: '---', seen: null },
})

export const discardContent = adminCall('POST content/discard', {
  summary: 'Throws the draft of a document away',
  act: 'change-content',
  input: v.strictObject({ ...name, seen: seenDraft }),
  output: nothingOut,
  example: { ...ARTICLE, seen: SEEN },
})

export const copyContent = adminCall('POST content/copy', {
  summary: 'Makes a draft of an earlier version',
  act: 'change-content',
  input: v.strictObject({ ...name, version: count }),
  output: seenDraft,
  example: { ...ARTICLE, version: 1 },
})

export const publishContent = adminCall('POST content/publish', {
  summary: 'Publishes a draft, now or at a time to come',
  act: 'publish-content',
  input: v.strictObject({ ...name, seen: seenDraft, at: v.nullable(instant) }),
  output: nothingOut,
  example: { ...ARTICLE, seen: SEEN, at: null },
})

export const proposeContent = adminCall('POST content/propose', {
  summary: 'Proposes to publish a draft that promises money, now or at a time; another account approves it',
  act: 'publish-promise',
  input: v.strictObject({ ...name, seen: seenDraft, at: v.nullable(instant), reason }),
  output: v.object({ id: plainId }),
  example: { kind: 'coupons', id: 'coupons', seen: SEEN, at: null, reason: '双十二' },
})

export const unscheduleContent = adminCall('POST content/unschedule', {
  summary: 'Makes a version that waits for its time a draft again',
  act: 'publish-content',
  input: v.strictObject({ ...name, version: count }),
  output: nothingOut,
  example: { ...ARTICLE, version: 1 },
})

export const withdrawContent = adminCall('POST content/withdraw', {
  summary: 'Takes a document from the market; its history stays',
  act: 'publish-content',
  input: v.strictObject({ ...name, reason }),
  output: nothingOut,
  example: { ...ARTICLE, reason: '费用已变' },
})

export const previewContent = adminCall('POST content/preview', {
  summary: 'An address that shows a page of the market with one version, for ten minutes',
  act: 'see-content',
  input: v.strictObject({ ...name, version: count }),
  output: v.object({ address: v.string() }),
  example: { ...ARTICLE, version: 1 },
})
