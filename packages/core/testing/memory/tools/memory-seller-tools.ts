import { isForSale, isPubliclyVisible, type Industry, type Ratings, type Shop } from '../../../src/catalog/index.ts'
import { ok } from '../../../src/kernel/index.ts'
import {
  parcelPostage,
  planRatings,
  postageTable,
  type PostageTariff,
  type RatingTips,
  type SellerTools,
  type ShopClass,
  type WordList,
} from '../../../src/tools/index.ts'
import { notFound, type MarketState } from '../market-state.ts'

/** A short list: one word that is forbidden, one that needs care. */
const MEMORY_WORDS: WordList = {
  date: '2026-11-20',
  source: { zh: '店渡编写', en: 'Written by Diandu' },
  groups: [
    {
      id: 'state-level',
      class: 'absolute',
      severity: 'forbidden',
      law: { zh: '广告法第九条第（三）项', en: 'Advertising Law, Article 9 (3)' },
      why: { zh: '法条点名的用语', en: 'Named by the law itself' },
      words: { 国家级: '', 最佳: '合适' },
      harmless: ['国家级非物质文化遗产'],
    },
    {
      id: 'price',
      class: 'price',
      severity: 'careful',
      law: { zh: '明码标价和禁止价格欺诈规定第十九条', en: 'Provisions on Price Marking, Article 19' },
      why: { zh: '没有依据的比价', en: 'A comparison without grounds' },
      words: { 全网最低价: '（写现价）' },
      harmless: [],
    },
  ],
}

const TARIFF: PostageTariff = {
  date: '2026-11-20',
  source: { zh: '店渡编写的参考价', en: 'Reference prices written by Diandu' },
  firstGrams: 1000,
  furtherGrams: 1000,
  zones: [
    { id: 'same', name: { zh: '省内', en: 'Within the province' }, upToKm: 0, firstFen: 500, furtherFen: 100 },
    { id: 'near', name: { zh: '近区', en: 'Near' }, upToKm: 500, firstFen: 600, furtherFen: 200 },
    { id: 'remote', name: { zh: '偏远', en: 'Remote' }, upToKm: null, firstFen: 1800, furtherFen: 1200 },
  ],
  remote: ['65'],
  notServed: ['71', '81', '82'],
  capitals: { '31': [31.23, 121.47], '33': [30.27, 120.16], '44': [23.13, 113.26], '65': [43.83, 87.62] },
}

const TIPS: RatingTips = {
  date: '2026-11-23',
  source: { zh: '店渡编写的建议', en: 'Advice written by Diandu' },
  tips: {
    described: [{ zh: '照片照实拍', en: 'Show true photos' }],
    service: [{ zh: '三分钟内回复', en: 'Answer within three minutes' }],
    delivery: [
      { zh: '当天发货', en: 'Send on the same day' },
      { zh: '破损先补发', en: 'Replace what broke first' },
    ],
  },
}

export function createMemorySellerTools(state: MarketState): SellerTools {
  const shops = () => [...state.shops.values()].map(({ shop }) => shop)
  return {
    shopClasses: async () => ok(classesOf(shops().filter(({ status }) => isForSale(status)))),
    async ratedShop(id) {
      const shop = shops().find((known) => known.id === id)
      if (shop === undefined || !isPubliclyVisible(shop.status)) return notFound()
      const { title, platform, industry, figures } = shop
      return ok({ id, title, platform, industry, ratings: figures.ratings })
    },
    planRatings: async (ratings, target) => ok({ ...planRatings(ratings, target), advice: TIPS }),
    wordList: async () => ok(MEMORY_WORDS),
    postage: async (from, grams) => ok(postageTable(TARIFF, from, grams)),
    async parcel(from, to, grams) {
      const parcel = parcelPostage(TARIFF, from, to, grams)
      return parcel === null ? notFound() : ok(parcel)
    },
  }
}

function classesOf(shops: readonly Shop[]): readonly ShopClass[] {
  const industries = [...new Set(shops.map(({ industry }) => industry))]
  return industries
    .map((industry) => shopClass(industry, shops))
    .toSorted((one, other) => other.onSaleCount - one.onSaleCount || (one.industry < other.industry ? -1 : 1))
}

function shopClass(industry: Industry, shops: readonly Shop[]): ShopClass {
  const ratings = shops.filter((shop) => shop.industry === industry).map(({ figures }) => figures.ratings.value)
  const average = (part: keyof Ratings) =>
    Math.floor((ratings.reduce((sum, rating) => sum + rating[part], 0) / ratings.length) * 100 + 1e-6) / 100
  return {
    industry,
    onSaleCount: ratings.length,
    ratings: { described: average('described'), service: average('service'), delivery: average('delivery') },
  }
}
