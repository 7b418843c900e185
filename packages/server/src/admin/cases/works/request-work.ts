import { requestStateAt, type BuyerRequest, type RequestId } from '@diandu/core/buyer-requests'
import { INDUSTRIES, platformOf, PROVINCES, SHOP_KINDS, TRADEMARK_STATES } from '@diandu/core/catalog'
import { formatMoney, formatTime } from '@diandu/core/format'
import { ok } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { findRequest, listRequests, reviewRequest } from '../../../buyer-requests/index.ts'
import { findUser } from '../../../session/index.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { markBlocks, textMarks, type TextMarks } from '../text-marks.ts'

const TEXTS = caseTexts({
  buyer: { zh: '买家', en: 'Buyer' },
  wanted: { zh: '求购条件', en: 'What is looked for' },
  content: { zh: '补充说明', en: 'In the buyer’s words' },
  platform: { zh: '平台', en: 'Platform' },
  kind: { zh: '店铺类型', en: 'Kind' },
  industry: { zh: '类目', en: 'Trade' },
  from: { zh: '最低价', en: 'At least' },
  to: { zh: '最高价', en: 'At most' },
  trademark: { zh: '商标', en: 'Trademark' },
  province: { zh: '地区', en: 'Region' },
  until: { zh: '有效至', en: 'Until' },
})

/** What is looked for, as labels and values. */
function factsOf({ criteria, until }: BuyerRequest, locale: Locale) {
  const texts = TEXTS(locale)
  const { platform, kind, industry, minPriceFen, maxPriceFen, trademark, province } = criteria
  const lines: readonly (readonly [string, string | undefined])[] = [
    [texts.platform, platform && nameIn(platformOf(platform).name, locale)],
    [texts.kind, kind && nameIn(SHOP_KINDS[kind], locale)],
    [texts.industry, industry && nameIn(INDUSTRIES[industry], locale)],
    [texts.from, minPriceFen === undefined ? undefined : formatMoney(minPriceFen)],
    [texts.to, maxPriceFen === undefined ? undefined : formatMoney(maxPriceFen)],
    [texts.trademark, trademark && nameIn(TRADEMARK_STATES[trademark], locale)],
    [texts.province, province && nameIn(PROVINCES[province], locale)],
    [texts.until, formatTime(until, 'yyyy-mm-dd')],
  ]
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

const listed = (request: BuyerRequest, marksOf: TextMarks, locale: Locale): ListedCase => ({
  id: request.id,
  title: request.content,
  about: factsOf(request, locale)
    .slice(0, -1)
    .map(({ value }) => value)
    .join(' · '),
  state: '',
  since: request.publishedAt,
  marks: marksOf(request.content).length,
  version: request.state,
})

export const requestWork: CaseWork = {
  queue: 'requests',
  waiting: async ({ db }, { locale, most }) => {
    const marksOf = await textMarks(db, locale)
    return (await listRequests(db, 'open', most)).map((request) => listed(request, marksOf, locale))
  },
  show: async ({ db, clock }, id, locale) => {
    const request = await findRequest(db, id as RequestId)
    if (request === undefined) return undefined
    const { buyerId, content } = request
    const texts = TEXTS(locale)
    const marksOf = await textMarks(db, locale)
    const isWaiting = requestStateAt(request, clock.now()) === 'under-review'
    return {
      ...listed(request, marksOf, locale),
      people: [{ userId: buyerId, role: texts.buyer, name: (await findUser(db, buyerId))?.username ?? '-' }],
      blocks: [
        ...markBlocks(marksOf(content), locale),
        { kind: 'words', title: texts.content, text: content },
        { kind: 'facts', title: texts.wanted, facts: factsOf(request, locale) },
      ],
      decisions: isWaiting ? ['accept', 'refuse'].map((key) => ({ key, unmet: [], effects: [] })) : [],
    }
  },
  versionOf: async (db, id) => (await findRequest(db, id as RequestId))?.state,
  decide: ({ id, decision, words }, { staff, clock, commit }) =>
    commit(async (tx) => {
      const refusedFor = decision === 'accept' ? null : words
      const review = { id: id as RequestId, refusedFor, by: staff.name, at: clock.now() }
      const decided = await reviewRequest(tx, review)
      if (!decided.ok) return decided
      const { buyerId, state } = decided.value
      return ok({
        value: null,
        log: {
          object: { kind: 'request', id },
          userId: buyerId,
          reason: words,
          before: { state: 'under-review' },
          after: { state },
        },
      })
    }),
}
