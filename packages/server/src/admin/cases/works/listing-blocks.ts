import { mayDo, type CaseBlock } from '@diandu/core/admin'
import { describedListing, inspectedFigureName, type DescribedListing, type ShopId } from '@diandu/core/catalog'
import { formatTime, maskMobile } from '@diandu/core/format'
import { nameIn, type Locale } from '@diandu/core/messages'
import { SALE_EVENTS, SELL_FIELD_NAMES, unconfirmedIn, type SellField } from '@diandu/core/selling'
import type { ShopOfSeller } from '../../../catalog/index.ts'
import { findAcceptedListing, findSales, readInspections, type readSaleSteps } from '../../../selling/index.ts'
import { wordContent, WORDS_ID } from '../../../tools/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import { partsOf, shopBlocks } from './shop-blocks.ts'
import { transferBlocks } from './listing/transfer-block.ts'
import { listingsWithSamePictures, sellerHistory } from './listing/listing-evidence-store.ts'

const TEXTS = caseTexts({
  seller: { zh: '卖家', en: 'Seller' },
  missing: { zh: '还不能通过', en: 'Cannot be accepted yet' },
  marked: { zh: '含有联系方式或链接的内容', en: 'Fields with contact data or links' },
  words: { zh: '出现的违禁词', en: 'Prohibited words' },
  like: { zh: '其他卖家用过同样的图片', en: 'Other sellers show the same pictures' },
  unconfirmed: { zh: '尚未核实的数据', en: 'Figures not confirmed yet' },
  submission: { zh: '提交情况', en: 'Submission' },
  revision: { zh: '版本', en: 'Revision' },
  contact: { zh: '联系人', en: 'Contact' },
  registered: { zh: '注册时间', en: 'Registered' },
  shops: { zh: '名下店铺', en: 'Shops of the seller' },
  accepted: { zh: '曾通过', en: 'Accepted so far' },
  refused: { zh: '曾不通过', en: 'Refused so far' },
  reports: { zh: '属实的举报', en: 'Upheld reports' },
  changes: { zh: '与上次通过时相比', en: 'Since it was accepted last' },
  photos: { zh: '图片', en: 'Photos' },
  evidence: { zh: '验店凭证', en: 'Evidence of an inspection' },
  description: { zh: '店铺介绍', en: 'Description' },
  history: { zh: '经过', en: 'History' },
})

type Texts = ReturnType<typeof TEXTS>

export const sellerRole = (locale: Locale): string => TEXTS(locale).seller

interface Read {
  readonly steps: Awaited<ReturnType<typeof readSaleSteps>>
  /** Why it cannot be accepted yet. */
  readonly unmet: readonly string[]
  readonly locale: Locale
}

/** All that a decision about a listing rests on: signs of trouble first, then its changes, pictures and figures. */
export async function listingBlocks(
  { shop, sellerId }: ShopOfSeller,
  { steps, unmet, locale }: Read,
  { db, box, clock, staff }: StaffContext,
): Promise<readonly CaseBlock[]> {
  const texts = TEXTS(locale)
  const { revision, marked, wanted, contact } = (await findSales(db, [shop.id]))(shop.id)
  const before = await findAcceptedListing(db, shop.id)
  const listing = describedListing(shop)
  // Who does not decide on it need not call its seller.
  const mobileOf = (mobile: string) => (mayDo(staff.roles, 'review-listing') ? mobile : maskMobile(mobile))
  const fieldName = (field: SellField) => nameIn(SELL_FIELD_NAMES[field], locale)
  const { check } = await wordContent.read(db, WORDS_ID)
  const words = check(`${shop.title}\n${shop.description}`).map(({ word }) => word)
  const like = await listingsWithSamePictures(db, shop.id)
  const unconfirmed = [...unconfirmedIn(shop)].map((figure) => nameIn(inspectedFigureName(figure), locale))
  const transfer = transferBlocks(shop, clock.now(), locale)
  return [
    ...notices([
      [texts.missing, unmet],
      transfer.warnings,
      [texts.marked, marked.map(fieldName)],
      [texts.words, [...new Set(words)]],
      [texts.like, like.map(({ id, title }) => `${title} (${id})`)],
    ]),
    ...(wanted === null
      ? []
      : [{ kind: 'notice', isWarning: false, title: fieldName(wanted.field), lines: [wanted.words] } as const]),
    {
      kind: 'facts',
      title: texts.submission,
      facts: [
        { label: texts.revision, value: String(revision) },
        ...(contact === null ? [] : [{ label: texts.contact, value: `${contact.name} ${mobileOf(contact.mobile)}` }]),
        ...(await historyFacts(sellerId, texts, db)),
        ...(unconfirmed.length === 0 ? [] : [{ label: texts.unconfirmed, value: unconfirmed.join(' · ') }]),
      ],
    },
    transfer.facts,
    ...(before === null
      ? []
      : [{ kind: 'changes', title: texts.changes, changes: changesOf(before, listing, texts, locale) } as const]),
    ...shopBlocks(shop, await evidenceBlocks(shop.id, texts, locale, db), { box, clock }, locale),
    {
      kind: 'steps',
      title: texts.history,
      steps: steps.map(({ at, event, words: said, reviewedBy }) => ({
        at,
        what: nameIn(SALE_EVENTS[event], locale),
        by: reviewedBy ?? '',
        words: said,
      })),
    },
  ]
}

const notices = (signs: readonly (readonly [title: string, lines: readonly string[]])[]): readonly CaseBlock[] =>
  signs.flatMap(([title, lines]) => (lines.length === 0 ? [] : [{ kind: 'notice', isWarning: true, title, lines }]))

/** Row by row: what a row has not is empty. */
function changesOf(before: DescribedListing, after: DescribedListing, texts: Texts, locale: Locale) {
  const valuesOf = (listing: DescribedListing) =>
    new Map([
      ...partsOf(listing, locale).flatMap(({ rows }) => rows.map(({ label, value }) => [label, value] as const)),
      [texts.description, listing.description] as const,
      [texts.photos, listing.photos.map(({ url }) => url).join('\n')] as const,
    ])
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((what) => {
    const change = { what, before: was.get(what) ?? '', after: is.get(what) ?? '' }
    return change.before === change.after ? [] : [change]
  })
}

async function historyFacts(sellerId: string, texts: Texts, db: StaffContext['db']) {
  const history = await sellerHistory(db, sellerId)
  if (history === undefined) return []
  const { registeredAt, shops, accepted, refused, upheldReports } = history
  return [
    { label: texts.registered, value: formatTime(registeredAt) },
    { label: texts.shops, value: String(shops) },
    { label: texts.accepted, value: String(accepted) },
    { label: texts.refused, value: String(refused) },
    { label: texts.reports, value: String(upheldReports) },
  ]
}

/** The files are sealed: each is looked at by its digest. */
const evidenceBlocks = async (
  shopId: ShopId,
  texts: Texts,
  locale: Locale,
  db: StaffContext['db'],
): Promise<readonly CaseBlock[]> =>
  (await readInspections(db, shopId)).map(({ figure, digest, by, at }) => ({
    kind: 'sealed',
    key: digest,
    title: `${texts.evidence} · ${nameIn(inspectedFigureName(figure), locale)}`,
    masked: `${by} ${formatTime(at)}`,
  }))
