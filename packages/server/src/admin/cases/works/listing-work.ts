import { mayDo } from '@diandu/core/admin'
import { describedListing, LISTING_STATUSES, listingParts, platformOf, type ShopId } from '@diandu/core/catalog'
import { formatMoney, maskMobile } from '@diandu/core/format'
import { ok } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  MARKET_CONDITIONS,
  SALE_EVENTS,
  SELL_FIELD_NAMES,
  unconfirmedIn,
  unmetConditions,
  type ReviewerSays,
  type SellField,
} from '@diandu/core/selling'
import { signedPictureUrl } from '../../../account/index.ts'
import { findShop } from '../../../catalog/index.ts'
import {
  findSales,
  listReviewed,
  pictureIdOf,
  readSaleSteps,
  reviewLockedListing,
  sellerStanding,
} from '../../../selling/index.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ShownCase } from '../case-work.ts'
import { figureName } from './figure-name.ts'
import type { StaffContext } from '../../admin-handler.ts'

const TEXTS = caseTexts({
  seller: { zh: '卖家', en: 'Seller' },
  missing: { zh: '还不能通过', en: 'Cannot be accepted yet' },
  marked: { zh: '需留意的内容', en: 'Fields to look at' },
  unconfirmed: { zh: '尚未核实的数据', en: 'Figures not confirmed yet' },
  listing: { zh: '店铺', en: 'Shop' },
  platform: { zh: '平台', en: 'Platform' },
  price: { zh: '价格', en: 'Price' },
  state: { zh: '状态', en: 'State' },
  revision: { zh: '版本', en: 'Revision' },
  contact: { zh: '联系人', en: 'Contact' },
  photos: { zh: '图片', en: 'Photos' },
  description: { zh: '店铺介绍', en: 'Description' },
  history: { zh: '经过', en: 'History' },
})

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
  decide: (choice, { clock, staff, commit }) =>
    commit(async (tx) => {
      const id = choice.id as ShopId
      const before = await findShop(tx, id)
      const revision = Number(choice.version)
      const says = saysOf(choice)
      const reviewed = await reviewLockedListing(tx, { id, revision, by: staff.name, at: clock.now(), says })
      if (!reviewed.ok) return reviewed
      return ok({
        value: null,
        log: {
          object: { kind: 'listing', id },
          userId: before?.sellerId ?? null,
          reason: choice.words,
          before: { status: before?.shop.status ?? null, revision },
          after: { status: (await findShop(tx, id))?.shop.status ?? null, says },
        },
      })
    }),
}

function saysOf({
  decision,
  words,
  fields,
}: Parameters<CaseWork['decide']>[0]): Exclude<ReviewerSays, { readonly kind: 'inspect' }> {
  if (decision === 'refuse') return { kind: 'refuse', why: words }
  return decision === 'ask' ? { kind: 'ask', field: fields['field'] as SellField, words } : { kind: 'accept' }
}

async function show(
  { db, box, clock, staff }: StaffContext,
  id: string,
  locale: Locale,
): Promise<ShownCase | undefined> {
  const shopId = id as ShopId
  const found = await findShop(db, shopId)
  if (found === null) return undefined
  const { shop, sellerId } = found
  const texts = TEXTS(locale)
  const { revision, marked, wanted, contact } = (await findSales(db, [shopId]))(shopId)
  const steps = await readSaleSteps(db, shopId)
  const unmet = unmetConditions(await sellerStanding(db, sellerId), shop).map((one) =>
    nameIn(MARKET_CONDITIONS[one], locale),
  )
  const fieldName = (field: SellField) => nameIn(SELL_FIELD_NAMES[field], locale)
  const price = formatMoney(shop.priceFen)
  const platform = nameIn(platformOf(shop.platform).name, locale)
  const status = nameIn(LISTING_STATUSES[shop.status], locale)
  // Who does not decide on it need not call its seller.
  const mobileOf = (mobile: string) => (mayDo(staff.roles, 'review-listing') ? mobile : maskMobile(mobile))
  const unconfirmed = [...unconfirmedIn(shop)].map((figure) => nameIn(figureName(figure), locale))
  return {
    id,
    title: shop.title,
    about: `${platform} · ${shop.sellerName} · ${price}`,
    state: status,
    since: steps.at(-1)?.at ?? shop.publishedAt,
    marks: marked.length,
    version: String(revision),
    people: [{ userId: sellerId, role: texts.seller, name: shop.sellerName }],
    blocks: [
      ...(unmet.length === 0 ? [] : [{ kind: 'notice', isWarning: true, title: texts.missing, lines: unmet } as const]),
      ...(wanted === null
        ? []
        : [{ kind: 'notice', isWarning: false, title: fieldName(wanted.field), lines: [wanted.words] } as const]),
      {
        kind: 'facts',
        title: texts.listing,
        facts: [
          { label: texts.platform, value: platform },
          { label: texts.price, value: price },
          { label: texts.state, value: status },
          { label: texts.revision, value: String(revision) },
          ...(contact === null ? [] : [{ label: texts.contact, value: `${contact.name} ${mobileOf(contact.mobile)}` }]),
          ...(marked.length === 0 ? [] : [{ label: texts.marked, value: marked.map(fieldName).join(' · ') }]),
          ...(unconfirmed.length === 0 ? [] : [{ label: texts.unconfirmed, value: unconfirmed.join(' · ') }]),
        ],
      },
      {
        kind: 'pictures',
        title: texts.photos,
        addresses: shop.photos.map((photo) => {
          const picture = pictureIdOf(photo)
          return picture === undefined ? photo.url : signedPictureUrl(picture, box, clock.now())
        }),
      },
      ...listingParts(describedListing(shop)).map(
        ({ title, rows }) =>
          ({
            kind: 'facts',
            title: nameIn(title, locale),
            facts: rows.map(({ label, value, source }) => ({
              label: nameIn(label, locale),
              value: nameIn(value, locale),
              source: nameIn(source, locale),
            })),
          }) as const,
      ),
      { kind: 'words', title: texts.description, text: shop.description },
      {
        kind: 'steps',
        title: texts.history,
        steps: steps.map(({ at, event, words, reviewedBy }) => ({
          at,
          what: nameIn(SALE_EVENTS[event], locale),
          by: reviewedBy ?? '',
          words,
        })),
      },
    ],
    decisions: [
      { key: 'accept', unmet, effects: [] },
      { key: 'refuse', unmet: [], effects: [] },
      { key: 'ask', unmet: [], effects: [] },
    ],
  }
}
