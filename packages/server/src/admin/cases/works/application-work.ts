import { campaignOf, isCampaign } from '@diandu/core/campaigns'
import { LISTING_STATUSES } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { ok } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import type { ApplicationState } from '@diandu/core/participation'
import { findApplication, listApplications, reviewApplication } from '../../../campaigns/index.ts'
import { findShop } from '../../../catalog/index.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { markBlocks, textMarks, type TextMarks } from '../text-marks.ts'
import { shopBlocks } from './shop-blocks.ts'

const TEXTS = caseTexts({
  seller: { zh: '卖家', en: 'Seller' },
  pitch: { zh: '活动期间给买家什么', en: 'What buyers get during the campaign' },
  campaign: { zh: '活动', en: 'Campaign' },
  shop: { zh: '店铺', en: 'Shop' },
  price: { zh: '价格', en: 'Price' },
  state: { zh: '店铺状态', en: 'State of the shop' },
  why: { zh: '未通过的原因', en: 'Why it was refused' },
  accepted: { zh: '已通过', en: 'Accepted' },
  refused: { zh: '未通过', en: 'Refused' },
})

type Stored = NonNullable<Awaited<ReturnType<typeof findApplication>>>

const stateName = (state: ApplicationState, locale: Locale): string => (state === 'waiting' ? '' : TEXTS(locale)[state])

/** A run is named after its campaign and year. */
function campaignName(run: string, locale: Locale): string {
  const [, id = run, year = ''] = /^(.*)-(\d+)$/.exec(run) ?? []
  return isCampaign(id) ? `${nameIn(campaignOf(id).name, locale)} ${year}` : run
}

const listed = (stored: Stored, marksOf: TextMarks, locale: Locale): ListedCase => ({
  id: stored.id,
  title: stored.shopTitle,
  about: `${campaignName(stored.run, locale)} · ${stored.pitch}`,
  state: stateName(stored.state, locale),
  since: stored.appliedAt,
  marks: marksOf(stored.pitch).length,
  version: stored.state,
})

export const applicationWork: CaseWork = {
  queue: 'applications',
  waiting: async ({ db }, { locale, most }) => {
    const marksOf = await textMarks(db, locale)
    return (await listApplications(db, 'open', most)).map((stored) => listed(stored, marksOf, locale))
  },
  show: async (context, id, locale) => {
    const stored = await findApplication(context.db, id)
    if (stored === undefined) return undefined
    const { userId, shopId, shopTitle, run, pitch, state, why } = stored
    const texts = TEXTS(locale)
    const marksOf = await textMarks(context.db, locale)
    const found = await findShop(context.db, shopId)
    return {
      ...listed(stored, marksOf, locale),
      people: [{ userId, role: texts.seller, name: found?.shop.sellerName ?? '-' }],
      blocks: [
        ...markBlocks(marksOf(pitch), locale),
        { kind: 'words', title: texts.pitch, text: pitch },
        ...(why === null ? [] : [{ kind: 'words', title: texts.why, text: why } as const]),
        {
          kind: 'facts',
          title: texts.campaign,
          facts: [
            { label: texts.campaign, value: campaignName(run, locale) },
            { label: texts.shop, value: shopTitle },
            ...(found === null
              ? []
              : [
                  { label: texts.price, value: formatMoney(found.shop.priceFen) },
                  { label: texts.state, value: nameIn(LISTING_STATUSES[found.shop.status], locale) },
                ]),
          ],
        },
        ...(found === null ? [] : shopBlocks(found.shop, [], context, locale)),
      ],
      decisions: state === 'waiting' ? ['accept', 'refuse'].map((key) => ({ key, unmet: [], effects: [] })) : [],
    }
  },
  versionOf: async (db, id) => (await findApplication(db, id))?.state,
  decide: ({ id, decision, words }, { staff, clock, commit }) =>
    commit(async (tx) => {
      const before = await findApplication(tx, id)
      const refusedFor = decision === 'accept' ? null : words
      const decided = await reviewApplication(tx, { id, refusedFor, by: staff.name, at: clock.now() })
      if (!decided.ok) return decided
      return ok({
        value: null,
        log: {
          object: { kind: 'application', id },
          userId: before?.userId ?? null,
          reason: words,
          before: { state: before?.state ?? null },
          after: { state: decided.value.state },
        },
      })
    }),
}
