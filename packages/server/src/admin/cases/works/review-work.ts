import type { CaseChoice } from '@diandu/core/admin'
import { DAY_MS, fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { RATED_AS, RATING_PARTS, type OrderRole } from '@diandu/core/orders'
import { formatTime } from '@diandu/core/format'
import type { Queries } from '../../../database/index.ts'
import {
  findOrderBy,
  findReview,
  moderateReview,
  noteChecked,
  reviewsToCheck,
  type StoredReview,
} from '../../../orders/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { markBlocks, textMarks, type TextMarks } from '../text-marks.ts'

const TEXTS = caseTexts({
  buyer: { zh: '买家', en: 'Buyer' },
  seller: { zh: '卖家', en: 'Seller' },
  byBuyer: { zh: '买家评卖家', en: 'The buyer of the seller' },
  bySeller: { zh: '卖家评买家', en: 'The seller of the buyer' },
  words: { zh: '评价', en: 'Review' },
  noWords: { zh: '只打了分，没有写字', en: 'Ratings only' },
  reply: { zh: '对方的回复', en: 'Reply of the other side' },
  ratings: { zh: '评分', en: 'Ratings' },
  order: { zh: '订单号', en: 'Order' },
  shop: { zh: '店铺', en: 'Shop' },
  shown: { zh: '公开时间', en: 'Shown from' },
  withdrawn: { zh: '已撤下', en: 'Withdrawn' },
  why: { zh: '撤下的原因', en: 'Why it was withdrawn' },
})

/** Withdrawn ones are listed for so long, to be restored; later they are found by their address. */
const LISTED_MS = 7 * DAY_MS

const idOf = ({ orderId, author }: StoredReview): string => `${orderId}:${author}`

function findById(db: Queries, id: string): Promise<StoredReview | undefined> {
  const place = id.lastIndexOf(':')
  return findReview(db, id.slice(0, Math.max(0, place)), id.slice(place + 1))
}

const versionOf = ({ writtenAt, reply, takenDownAt, checkedAt }: StoredReview): string =>
  [writtenAt, reply?.at ?? 0, takenDownAt ?? 0, checkedAt ?? 0].join(' ')

const textOf = ({ words, reply }: StoredReview): string => `${words}\n${reply?.words ?? ''}`

function listed(review: StoredReview, marksOf: TextMarks, locale: Locale): ListedCase {
  const texts = TEXTS(locale)
  const { author, words, orderNumber, ratings, takenDownFor, takenDownAt, writtenAt } = review
  return {
    id: idOf(review),
    title: words || texts.noWords,
    about: `${author === 'buyer' ? texts.byBuyer : texts.bySeller} · ${RATING_PARTS.map((part) => ratings[part]).join(' / ')} · ${orderNumber}`,
    state: takenDownFor === null ? '' : texts.withdrawn,
    since: takenDownAt ?? writtenAt,
    marks: marksOf(textOf(review)).length,
    version: versionOf(review),
  }
}

const partLabel = (author: OrderRole, part: (typeof RATING_PARTS)[number], locale: Locale): string =>
  nameIn(RATED_AS[author][part], locale)

export const reviewWork: CaseWork = {
  queue: 'reviews',
  waiting: async ({ db, clock }, { locale, most }) => {
    const marksOf = await textMarks(db, locale)
    return (await reviewsToCheck(db, most, clock.now() - LISTED_MS)).map((review) => listed(review, marksOf, locale))
  },
  show: async ({ db, clock }, id, locale) => {
    const review = await findById(db, id)
    if (review === undefined) return undefined
    const { author, words, reply, ratings, orderId, orderNumber, shownFrom, takenDownFor, checkedAt } = review
    const texts = TEXTS(locale)
    const marksOf = await textMarks(db, locale)
    const found = await findOrderBy(db, orderId, clock.now())
    const keys = takenDownFor === null ? [...(checkedAt === null ? ['keep'] : []), 'withdraw'] : ['restore']
    return {
      ...listed(review, marksOf, locale),
      people:
        found === undefined
          ? []
          : [
              { userId: found.order.buyerId, role: texts.buyer, name: found.buyer },
              { userId: found.order.sellerId, role: texts.seller, name: found.seller },
            ],
      blocks: [
        ...markBlocks(marksOf(textOf(review)), locale),
        ...(takenDownFor === null
          ? []
          : [{ kind: 'notice', isWarning: false, title: texts.why, lines: [takenDownFor] } as const]),
        { kind: 'words', title: texts.words, text: words },
        ...(reply === null ? [] : [{ kind: 'words', title: texts.reply, text: reply.words } as const]),
        {
          kind: 'facts',
          title: texts.ratings,
          facts: [
            ...RATING_PARTS.map((part) => ({
              label: partLabel(author, part, locale),
              value: `${ratings[part]} / 5`,
            })),
            { label: texts.order, value: orderNumber },
            ...(found === undefined ? [] : [{ label: texts.shop, value: found.order.shop.title }]),
            { label: texts.shown, value: formatTime(shownFrom, 'yyyy-mm-dd hh:mm') },
          ],
        },
      ],
      decisions: keys.map((key) => ({ key, unmet: [], effects: [] })),
    }
  },
  versionOf: async (db, id) => {
    const review = await findById(db, id)
    return review && versionOf(review)
  },
  decide,
}

async function decide({ id, decision, words }: CaseChoice, { db, clock, commit }: StaffContext) {
  const { order } = (await findOrderBy(db, id.split(':')[0] ?? '', clock.now())) ?? {}
  return commit(async (tx) => {
    const review = await findById(tx, id)
    if (review === undefined) return fail(refused('not-found', '没有这条评价', 'id'))
    if (decision === 'keep') await noteChecked(tx, review, clock.now())
    else {
      const moderated = await moderateReview(tx, review, decision === 'withdraw' ? words : null, clock.now())
      if (!moderated.ok) return moderated
    }
    const author = review.author === 'buyer' ? order?.buyerId : order?.sellerId
    return ok({
      value: null,
      log: {
        object: { kind: 'review', id },
        userId: author ?? null,
        reason: words,
        before: { takenDownFor: review.takenDownFor },
        after: {
          decision,
          takenDownFor: decision === 'withdraw' ? words : decision === 'restore' ? null : review.takenDownFor,
        },
      },
    })
  })
}
