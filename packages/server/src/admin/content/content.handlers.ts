import { contentKind, type ContentName } from '@diandu/core/admin'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import * as wire from '@diandu/wire/admin'
import {
  bodyOf,
  copyVersion,
  discardDraft,
  givenOf,
  publishDraft,
  saveDraft,
  unschedule,
  withdrawContent,
} from '../../content/index.ts'
import type { Queries } from '../../database/index.ts'
import { staffHandlerFor, type LogWords, type StaffContext } from '../admin-handler.ts'
import { campaignResults } from './campaign-results.ts'
import { contentForm } from './content-form.ts'
import { contentSource } from './content-sources.ts'
import { proposeContentHandler } from './publish-promise.ts'
import { previewTicket } from './preview-ticket.ts'
import { contentCards, contentDocument } from './shown-content.ts'

const notFound = () => fail(refused('not-found', '没有这份内容', 'id'))
const notOpen = () => fail(refused('not-found', '这一类内容不能新增', 'id'))

const actorOf = ({ staff, clock, random }: StaffContext) => ({
  id: staff.id,
  name: staff.name,
  nowMs: clock.now(),
  random,
})

/** Commits with an entry about the document. */
const told = <T>(
  { commit }: StaffContext,
  { kind, id }: ContentName,
  work: (tx: Parameters<Parameters<StaffContext['commit']>[0]>[0]) => Promise<Result<T>>,
  log: (done: T) => Partial<LogWords>,
): Promise<Result<T>> =>
  commit(async (tx) => {
    const done = await work(tx)
    if (!done.ok) return done
    const object = { kind: `content ${kind}`, id }
    return ok({ value: done.value, log: { object, userId: null, reason: '', ...log(done.value) } })
  })

const mayBeAdded = async (db: Queries, name: ContentName): Promise<boolean> =>
  contentKind(name.kind).isOpen === true ||
  (await givenOf(db, contentSource(name.kind), name.id)) !== undefined ||
  (await bodyOf(db, name, 0)) !== undefined

export const contentHandlers = [
  staffHandlerFor(wire.listContent, async ({ kind }, { db }) => ok(await contentCards(db, contentSource(kind)))),
  staffHandlerFor(wire.getContent, async ({ kind, id }, { db }) => {
    const found = await contentDocument(db, contentSource(kind), id)
    return found === undefined ? notFound() : ok(found)
  }),
  staffHandlerFor(wire.getContentForm, async ({ kind }) => ok(contentForm(contentSource(kind)))),
  staffHandlerFor(wire.getCampaignResults, async ({ id, locale }, { db, clock }) => {
    const found = await campaignResults(db, id, clock.now(), locale)
    return found === undefined ? notFound() : ok([...found])
  }),
  staffHandlerFor(wire.getContentBody, async ({ kind, id, version }, { db }) => {
    const stored = await bodyOf(db, { kind, id }, version)
    const body = stored ?? (version === 0 ? (await givenOf(db, contentSource(kind), id))?.body : undefined)
    return body === undefined ? notFound() : ok({ body })
  }),
  staffHandlerFor(wire.checkContent, async ({ kind, id, body }, { db, clock }) =>
    ok(await contentSource(kind).faultsOf({ id, body, db, nowMs: clock.now() })),
  ),
  staffHandlerFor(wire.saveContent, async ({ kind, id, body, seen }, context) => {
    if (!(await mayBeAdded(context.db, { kind, id }))) return notOpen()
    return told(
      context,
      { kind, id },
      (tx) => saveDraft(tx, contentSource(kind), { id, body, seen }, actorOf(context)),
      ({ version }) => ({ after: { version, length: body.length } }),
    )
  }),
  staffHandlerFor(wire.discardContent, ({ kind, id, seen }, context) =>
    told(
      context,
      { kind, id },
      (tx) => discardDraft(tx, contentSource(kind), id, seen),
      () => ({ before: { draft: seen.version } }),
    ),
  ),
  staffHandlerFor(wire.copyContent, ({ kind, id, version }, context) =>
    told(
      context,
      { kind, id },
      (tx) => copyVersion(tx, contentSource(kind), { id, version }, actorOf(context)),
      (draft) => ({ after: { draft: draft.version, copyOf: version } }),
    ),
  ),
  staffHandlerFor(wire.publishContent, async ({ kind, id, seen, at }, context) => {
    if (contentKind(kind).promisesMoney === true)
      return fail(refused('own-request', '涉及金钱承诺的内容须由另一位工作人员复核后发布', 'kind'))
    const done = await told(
      context,
      { kind, id },
      (tx) => publishDraft(tx, contentSource(kind), { id, seen, at }, actorOf(context)),
      (state) => ({ after: { version: seen.version, state, ...(at === null ? {} : { at }) } }),
    )
    return done.ok ? ok(null) : done
  }),
  proposeContentHandler,
  staffHandlerFor(wire.unscheduleContent, ({ kind, id, version }, context) =>
    told(
      context,
      { kind, id },
      (tx) => unschedule(tx, contentSource(kind), { id, version }),
      () => ({ before: { version, state: 'scheduled' }, after: { version, state: 'draft' } }),
    ),
  ),
  staffHandlerFor(wire.withdrawContent, ({ kind, id, reason }, context) =>
    told(
      context,
      { kind, id },
      (tx) => withdrawContent(tx, contentSource(kind), id, context.clock.now()),
      () => ({ reason, before: { state: 'published' }, after: { state: 'withdrawn' } }),
    ),
  ),
  staffHandlerFor(wire.previewContent, async ({ kind, id, version }, { box, clock, marketOrigin }) => {
    if (contentKind(kind).page === undefined) return fail(refused('not-found', '这一类内容没有访客可见的页面', 'kind'))
    return ok({ address: `${marketOrigin}/preview/${previewTicket(box, { kind, id, version }, clock.now())}` })
  }),
]
