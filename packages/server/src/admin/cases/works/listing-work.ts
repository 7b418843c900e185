import type { CaseChoice, OpenDecision } from '@diandu/core/admin'
import { isPubliclyVisible, LISTING_STATUSES, platformOf, type ShopId } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { isPdf, pictureTypeOf } from '@diandu/core/input'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { isInspectedFigure, MARKET_CONDITIONS, unmetConditions, type SellField } from '@diandu/core/selling'
import { findShop } from '../../../catalog/index.ts'
import type { Transaction } from '../../../database/index.ts'
import {
  findSales,
  inspectLockedFigure,
  isEvidence,
  listReviewed,
  openInspection,
  readSaleSteps,
  reviewLockedListing,
  sellerStanding,
} from '../../../selling/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import type { CaseWork, ShownCase } from '../case-work.ts'
import { listingBlocks, sellerRole } from './listing-blocks.ts'

export const listingWork: CaseWork = {
  queue: 'listings',
  waiting: async ({ db }, { locale, most }) =>
    (await listReviewed(db, 'open', most)).map(
      ({ id, revision, username, title, platform, priceFen, status, marked, changedAt }) => ({
        id,
        title,
        about: `${nameIn(platformOf(platform).name, locale)} · ${username ?? '-'} · ${formatMoney(priceFen)}`,
        state: nameIn(LISTING_STATUSES[status], locale),
        since: changedAt,
        marks: marked?.length ?? 0,
        version: String(revision),
      }),
    ),
  show,
  versionOf: async (db, id) => {
    const found = await findShop(db, id as ShopId)
    return found === null ? undefined : String((await findSales(db, [id as ShopId]))(id as ShopId).revision)
  },
  decide: async (choice, context) => {
    const bytes = choice.decision === 'inspect' ? Buffer.from(String(choice.fields['file']), 'base64') : undefined
    if (bytes !== undefined && !(await isEvidence(bytes)))
      return fail(refused('file-wrong-type', '请上传 PDF 或清晰的截图', 'file'))
    return context.commit(async (tx) => {
      const id = choice.id as ShopId
      const before = await findShop(tx, id)
      const done = await decide(tx, choice, bytes, context)
      if (!done.ok) return done
      const { file: _file, ...fields } = choice.fields
      return ok({
        value: null,
        log: {
          object: { kind: 'listing', id },
          userId: before?.sellerId ?? null,
          reason: choice.words,
          before: { status: before?.shop.status ?? null, revision: choice.version },
          after: { status: (await findShop(tx, id))?.shop.status ?? null, decision: choice.decision, fields },
        },
      })
    })
  },
  reveal: async (tx, { id, key }, { box }) => {
    const bytes = await openInspection(tx, id, key, box)
    if (bytes === undefined) return fail(refused('not-found', '没有这份凭证', 'key'))
    const type = isPdf(bytes) ? 'application/pdf' : (pictureTypeOf(bytes) ?? 'application/octet-stream')
    return ok({
      value: { facts: [], addresses: [`data:${type};base64,${Buffer.from(bytes).toString('base64')}`] },
      log: { object: { kind: 'listing', id }, userId: null },
    })
  },
}

function decide(
  tx: Transaction,
  { id, version, decision, words, fields }: CaseChoice,
  bytes: Uint8Array | undefined,
  { clock, staff, box }: StaffContext,
): Promise<Result<undefined>> {
  const review = { id, revision: Number(version), by: staff.name, at: clock.now() }
  const figure = String(fields['figure'])
  if (isInspectedFigure(figure)) {
    if (bytes !== undefined) return inspectLockedFigure(tx, { ...review, figure, name: 'file', bytes }, box)
    return reviewLockedListing(tx, { ...review, says: { kind: 'confirm', figures: [figure], by: staff.name } })
  }
  if (decision === 'ask')
    return reviewLockedListing(tx, { ...review, says: { kind: 'ask', field: fields['field'] as SellField, words } })
  return reviewLockedListing(tx, {
    ...review,
    says: decision === 'refuse' ? { kind: 'refuse', why: words } : { kind: 'accept' },
  })
}

async function show(context: StaffContext, id: string, locale: Locale): Promise<ShownCase | undefined> {
  const { db } = context
  const shopId = id as ShopId
  const found = await findShop(db, shopId)
  if (found === null) return undefined
  const { shop, sellerId } = found
  const { revision, marked } = (await findSales(db, [shopId]))(shopId)
  const steps = await readSaleSteps(db, shopId)
  const unmet = unmetConditions(await sellerStanding(db, sellerId), shop).map((one) =>
    nameIn(MARKET_CONDITIONS[one], locale),
  )
  const open = (key: string, missing: readonly string[] = []): OpenDecision => ({ key, unmet: missing, effects: [] })
  return {
    id,
    title: shop.title,
    about: `${nameIn(platformOf(shop.platform).name, locale)} · ${shop.sellerName} · ${formatMoney(shop.priceFen)}`,
    state: nameIn(LISTING_STATUSES[shop.status], locale),
    since: steps.at(-1)?.at ?? shop.publishedAt,
    marks: marked.length,
    version: String(revision),
    people: [{ userId: sellerId, role: sellerRole(locale), name: shop.sellerName }],
    blocks: await listingBlocks(found, { steps, unmet, locale }, context),
    decisions: [
      ...(shop.status === 'under-review' ? [open('accept', unmet), open('refuse'), open('ask')] : []),
      ...(isPubliclyVisible(shop.status) ? [open('refuse')] : []),
      open('inspect'),
      open('confirm'),
    ],
  }
}
