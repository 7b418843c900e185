import type { ShopId } from '@diandu/core/catalog'
import { readCount, readDecimal } from '@diandu/core/input'
import {
  BEST_SCORE,
  MAX_RATING_COUNT,
  RATING_PARTS,
  WORST_SCORE,
  type RatingPart,
  type ThreeRatings,
} from '@diandu/core/tools'
import type { Locale } from '../../../messages/messages.ts'
import { ratingMessages } from '../../../messages/tools/rating.messages.ts'

type CountField = `${RatingPart}Count`
export type RatingField = RatingPart | CountField | 'target'
export type RatingForm = Readonly<Record<RatingField | 'shop', string>>

export const countField = (part: RatingPart): CountField => `${part}Count`

export const RATING_FIELDS: readonly RatingField[] = [
  ...RATING_PARTS.flatMap((part) => [part, countField(part)] as const),
  'target',
]

export const EMPTY_RATINGS: RatingForm = {
  described: '',
  describedCount: '',
  service: '',
  serviceCount: '',
  delivery: '',
  deliveryCount: '',
  target: '4.8',
  shop: '',
}

/** A score in hundredths; undefined for what is none. */
export function scoreOf(text: string): number | undefined {
  const plain = readDecimal(text) ?? ''
  if (!/^[1-5](?:\.\d{1,2})?$/.test(plain)) return undefined
  const score = Math.round(Number(plain) * 100)
  return score >= WORST_SCORE && score <= BEST_SCORE ? score : undefined
}

export function countOf(text: string): number | undefined {
  const count = readCount(text)
  return count !== undefined && count <= MAX_RATING_COUNT ? count : undefined
}

export const scoreText = (hundredths: number): string => (hundredths / 100).toFixed(2)

export function ratingFaults(form: RatingForm, locale: Locale): Readonly<Partial<Record<RatingField, string>>> {
  const { faults } = ratingMessages[locale]
  return Object.fromEntries([
    ...RATING_PARTS.flatMap((part) => [
      ...(scoreOf(form[part]) === undefined ? [[part, faults.score]] : []),
      ...(countOf(form[countField(part)]) === undefined ? [[countField(part), faults.count]] : []),
    ]),
    ...(scoreOf(form.target) === undefined ? [['target', faults.target]] : []),
  ]) as Partial<Record<RatingField, string>>
}

/** Call it only for a form without errors. */
export const ratingsOf = (form: RatingForm): ThreeRatings => {
  const rated = (part: RatingPart) => ({
    score: scoreOf(form[part]) ?? WORST_SCORE,
    count: countOf(form[countField(part)]) ?? 0,
  })
  return { described: rated('described'), service: rated('service'), delivery: rated('delivery') }
}

/** The shop that a pasted link or number names. */
export function pastedShop(text: string): ShopId | undefined {
  const id = /(?:\/shop\/|^)([\w-]{1,40})(?:[/?#]|$)/.exec(text.trim().slice(0, 400))?.[1]
  return id as ShopId | undefined
}
