import { contentKind, jsonDiff, type ContentKind, type SeenDraft } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { proposeContent } from '@diandu/wire/admin'
import { bodyOf, currentBody, publishDraft, readyToPublish } from '../../content/index.ts'
import { staffHandlerFor } from '../admin-handler.ts'
import { changedSince } from '../proposals/changed-since.ts'
import { propose, type ProposedAct } from '../proposals/proposed-act.ts'
import { namedPlace } from './named-place.ts'
import { contentSource } from './content-sources.ts'

interface Promised {
  readonly kind: ContentKind
  readonly id: string
  readonly seen: SeenDraft
  readonly at: number | null
}

const WORDS = {
  'zh-CN': { when: '发布时间', now: '复核通过时', text: '内容' },
  en: { when: 'Publication', now: 'With the approval', text: 'Text' },
} as const

/** Content that promises money: each value that changes is shown, and it is published as it was proposed. */
export const publishPromiseAct: ProposedAct<Promised> = {
  act: 'publish-promise',
  changes: async (db, { kind, id, seen, at }, { locale }) => {
    const words = WORDS[locale]
    const source = contentSource(kind)
    const [before, after] = [await currentBody(db, source, id), await bodyOf(db, { kind, id }, seen.version)]
    return [
      {
        what: `${nameIn(contentKind(kind).names, locale)} ${id} · ${words.when}`,
        before: '',
        after: at === null ? words.now : formatTime(at),
      },
      ...jsonDiff(before ?? '', after ?? '').map(({ what, ...values }) => ({
        what: what === '' ? words.text : namedPlace(after ?? before ?? '', what),
        ...values,
      })),
    ]
  },
  carryOut: async (tx, { kind, id, seen, at }, { random, staff, maker, nowMs }) => {
    const by = { id: maker.id, name: maker.name, nowMs, random, approvedBy: staff.id }
    const done = await publishDraft(tx, contentSource(kind), { id, seen, at }, by)
    if (!done.ok)
      return done.failure.kind === 'refused' && done.failure.reason === 'changed-elsewhere'
        ? fail(changedSince())
        : done
    return ok({
      object: { kind: `content ${kind}`, id },
      userId: null,
      before: null,
      after: { version: seen.version, state: done.value, ...(at === null ? {} : { at }) },
    })
  },
}

export const proposeContentHandler = staffHandlerFor(proposeContent, ({ kind, id, seen, at, reason }, context) =>
  context.commit(async (tx) => {
    if (contentKind(kind).promisesMoney !== true)
      return fail(refused('bad-parameter', '这一类内容不涉及金钱承诺，可直接发布', 'kind'))
    const ready = await readyToPublish(tx, contentSource(kind), { id, seen, at }, context.clock.now())
    if (!ready.ok) return ready
    const input = { kind, id, seen, at }
    return ok(await propose(tx, publishPromiseAct, { input, reason, before: null, after: input }, context))
  }),
)
