import type { CaseChoice, OpenDecision } from '@diandu/core/admin'
import { LISTING_STATUSES, platformOf } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { REPORT_REASONS, REPORT_STATUSES } from '@diandu/core/reports'
import { signedPictureUrl } from '../../../account/index.ts'
import { findShop, type ShopOfSeller } from '../../../catalog/index.ts'
import { buyersOf } from '../../../orders/index.ts'
import { decideStoredReport, findReport, listReports } from '../../../reports/index.ts'
import { effectsOfRemoval } from '../../../selling/index.ts'
import { askedOut, isHeld } from '../../../wallet/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { markBlocks, textMarks, type TextMarks } from '../text-marks.ts'
import { shopBlocks } from './shop-blocks.ts'

const TEXTS = caseTexts({
  seller: { zh: '卖家', en: 'Seller' },
  reporter: { zh: '举报人', en: 'Reporter' },
  words: { zh: '举报内容', en: 'What is reported' },
  pictures: { zh: '举报人的图片', en: 'Pictures of the reporter' },
  answer: { zh: '已答复举报人', en: 'Answered to the reporter' },
  shop: { zh: '被举报的店铺', en: 'The shop' },
  reason: { zh: '举报原因', en: 'Reason' },
  platform: { zh: '平台', en: 'Platform' },
  price: { zh: '价格', en: 'Price' },
  state: { zh: '店铺状态', en: 'State of the shop' },
  others: { zh: '卖家的其他在售店铺', en: 'Other shops of the seller on the market' },
  toReview: { zh: '退回审核', en: 'back to review' },
  payouts: { zh: '卖家的提现', en: 'Payouts of the seller' },
  free: { zh: '正常', en: 'not held' },
  held: { zh: '冻结', en: 'on hold' },
  waiting: { zh: '待付', en: 'asked for' },
  buyers: { zh: '有未完成订单、会收到通知的买家', en: 'Buyers with open orders, who are told' },
  none: { zh: '0', en: '0' },
})

type Stored = NonNullable<Awaited<ReturnType<typeof findReport>>>

const listed = (stored: Stored, marksOf: TextMarks, locale: Locale): ListedCase => ({
  id: stored.id,
  title: stored.shopTitle,
  about: nameIn(REPORT_REASONS[stored.reason], locale),
  state: stored.status === 'open' ? '' : nameIn(REPORT_STATUSES[stored.status], locale),
  since: stored.reportedAt,
  marks: marksOf(stored.words).length,
  version: stored.status,
})

/** What upholding it would do to the shop, to the seller's others, and to the money of the seller. */
async function effectsOf(
  { reason }: Stored,
  found: ShopOfSeller,
  { db, clock }: StaffContext,
  locale: Locale,
): Promise<OpenDecision['effects']> {
  const texts = TEXTS(locale)
  const { status, recalled } = await effectsOfRemoval(db, found, { reason, at: clock.now() })
  const { count, amountFen } = await askedOut(db, found.sellerId)
  const buyers = await buyersOf(db, found.shop.id)
  const asked = count === 0 ? '' : ` · ${texts.waiting} ${formatMoney(amountFen)}`
  return [
    {
      what: texts.state,
      before: nameIn(LISTING_STATUSES[status.before], locale),
      after: nameIn(LISTING_STATUSES[status.after], locale),
    },
    {
      what: texts.payouts,
      before: `${(await isHeld(db, found.sellerId)) ? texts.held : texts.free}${asked}`,
      after: `${texts.held}${asked}`,
    },
    ...(recalled === 0
      ? []
      : [{ what: texts.others, before: String(recalled), after: `${recalled} ${texts.toReview}` }]),
    ...(buyers.length === 0 ? [] : [{ what: texts.buyers, before: texts.none, after: String(buyers.length) }]),
  ]
}

export const reportWork: CaseWork = {
  queue: 'reports',
  waiting: async ({ db }, { locale, most }) => {
    const marksOf = await textMarks(db, locale)
    return (await listReports(db, 'open', most)).map((stored) => listed(stored, marksOf, locale))
  },
  show: async (context, id, locale) => {
    const { db, box, clock } = context
    const stored = await findReport(db, id)
    if (stored === undefined) return undefined
    const { words, pictures, answer, reason, status, shopId, shopTitle } = stored
    const texts = TEXTS(locale)
    const marksOf = await textMarks(db, locale)
    const found = await findShop(db, shopId)
    return {
      ...listed(stored, marksOf, locale),
      people: found === null ? [] : [{ userId: found.sellerId, role: texts.seller, name: found.shop.sellerName }],
      blocks: [
        ...markBlocks(marksOf(words), locale),
        { kind: 'words', title: `${texts.words} · ${nameIn(REPORT_REASONS[reason], locale)}`, text: words },
        {
          kind: 'pictures',
          title: texts.pictures,
          addresses: pictures.map((picture) => signedPictureUrl(picture, box, clock.now())),
        },
        // Never among the users of the case: a role that may see it gives a reason first.
        { kind: 'sealed', key: 'reporter', title: texts.reporter, masked: '***' },
        ...(answer === null || answer === '' ? [] : [{ kind: 'words', title: texts.answer, text: answer } as const]),
        {
          kind: 'facts',
          title: texts.shop,
          facts: [
            { label: texts.shop, value: shopTitle },
            ...(found === null
              ? []
              : [
                  { label: texts.platform, value: nameIn(platformOf(found.shop.platform).name, locale) },
                  { label: texts.price, value: formatMoney(found.shop.priceFen) },
                  { label: texts.state, value: nameIn(LISTING_STATUSES[found.shop.status], locale) },
                ]),
          ],
        },
        ...(found === null ? [] : shopBlocks(found.shop, [], context, locale)),
      ],
      decisions:
        status !== 'open'
          ? []
          : [
              {
                key: 'upheld',
                unmet: [],
                effects: found === null ? [] : await effectsOf(stored, found, context, locale),
              },
              { key: 'dismissed', unmet: [], effects: [] },
            ],
    }
  },
  versionOf: async (db, id) => (await findReport(db, id))?.status,
  decide,
  reveal: async (tx, { id, locale }) => {
    const stored = await findReport(tx, id)
    if (stored === undefined) return fail(refused('not-found', '没有这条举报', 'id'))
    return ok({
      value: { facts: [{ label: TEXTS(locale).reporter, value: stored.username }], addresses: [] },
      log: { object: { kind: 'report', id }, userId: null },
    })
  },
}

/** The log names the seller, and never the reporter. */
async function decide({ id, decision, words }: CaseChoice, { staff, clock, commit }: StaffContext) {
  return commit(async (tx) => {
    const status = decision === 'upheld' ? 'upheld' : 'dismissed'
    const verdict = { status, answer: words, at: clock.now() } as const
    const decided = await decideStoredReport(tx, id, verdict, staff.name)
    if (!decided.ok) return decided
    const { shopId } = decided.value
    return ok({
      value: null,
      log: {
        object: { kind: 'report', id },
        userId: (await findShop(tx, shopId))?.sellerId ?? null,
        reason: words,
        before: { status: 'open', shopId },
        after: { status, shopId },
      },
    })
  })
}
