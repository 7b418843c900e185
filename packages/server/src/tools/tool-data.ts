import { PROVINCES } from '@diandu/core/catalog'
import type { PostageTariff, RatingTips } from '@diandu/core/tools'
import { planShopRatings } from '@diandu/wire'
import * as v from 'valibot'
import postage from './data/postage.json' with { type: 'json' }
import ratingTips from './data/rating-tips.json' with { type: 'json' }

const name = v.strictObject({ zh: v.string(), en: v.string() })
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))
const province = v.picklist(Object.keys(PROVINCES) as (keyof typeof PROVINCES)[])

const tariff = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  source: name,
  firstGrams: wholeNumber,
  furtherGrams: wholeNumber,
  zones: v.array(
    v.strictObject({
      id: v.string(),
      name,
      upToKm: v.nullable(wholeNumber),
      firstFen: wholeNumber,
      furtherFen: wholeNumber,
    }),
  ),
  remote: v.array(province),
  notServed: v.array(province),
  capitals: v.record(province, v.strictTuple([v.number(), v.number()])),
}) satisfies v.GenericSchema<unknown, PostageTariff>

/** Read once: a file that is not as it should be keeps the server from starting. */
export const POSTAGE_TARIFF: PostageTariff = v.parse(tariff, postage)
export const RATING_TIPS: RatingTips = v.parse(planShopRatings.output.entries.advice, ratingTips)
