import { priceFen } from '@diandu/core/catalog'
import { foldTyped, NUMBER_KINDS, readCount, type NumberKind } from '@diandu/core/input'
import {
  MAX_FANS,
  MAX_VIOLATION_POINTS,
  MAX_YEARS_OPEN,
  parseRating,
  parseShopToValue,
  shopToValueParameters,
  type ShopToValue,
} from '@diandu/core/valuation'
import { assessmentMessages } from '../../../messages/valuation/assessment.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

/** Under the names that an address has for them, so that either is read by the same rule. */
export const EMPTY_ASSESSMENT = {
  platform: '',
  kind: '',
  industry: '',
  described: '',
  service: '',
  delivery: '',
  fans: '',
  turnover: '',
  years: '',
  general: '0',
  severe: '0',
  counterfeit: '0',
  trademark: 'none',
  taxpayer: 'small',
  hasLoans: false,
}
export type AssessmentForm = Readonly<
  Record<Exclude<keyof typeof EMPTY_ASSESSMENT, 'hasLoans'>, string> & { readonly hasLoans: boolean }
>
export type AssessmentField = Exclude<keyof AssessmentForm, 'hasLoans'>

export const ASSESSMENT_KEYS = Object.keys(EMPTY_ASSESSMENT) as (keyof AssessmentForm)[]

export const STEP_FIELDS = [
  ['platform', 'kind', 'industry'],
  ['described', 'service', 'delivery', 'turnover', 'fans', 'years'],
  ['general', 'severe', 'counterfeit', 'trademark', 'taxpayer'],
] as const satisfies readonly (readonly AssessmentField[])[]

export type Step = 0 | 1 | 2
export const LAST_STEP: Step = 2

/** The step that an address names, from 1; the first one otherwise. */
export function stepOf(search: URLSearchParams): Step {
  const step = search.get('step')
  return step === '3' ? 2 : step === '2' ? 1 : 0
}

const RATINGS = ['described', 'service', 'delivery'] as const
const POINTS = ['general', 'severe', 'counterfeit'] as const

/** The number fields, and what is typed into them. */
const ASSESSMENT_NUMBERS = {
  described: 'decimal',
  service: 'decimal',
  delivery: 'decimal',
  turnover: 'price',
  fans: 'count',
  years: 'count',
  general: 'count',
  severe: 'count',
  counterfeit: 'count',
} as const satisfies Readonly<Partial<Record<AssessmentField, NumberKind>>>

const isNumber = (name: string): name is keyof typeof ASSESSMENT_NUMBERS => Object.hasOwn(ASSESSMENT_NUMBERS, name)

const plain = (name: string, text: string): string =>
  isNumber(name) ? NUMBER_KINDS[ASSESSMENT_NUMBERS[name]].clean(text) : text.trim()

export function assessmentFaults(
  form: AssessmentForm,
  locale: Locale,
): Readonly<Partial<Record<AssessmentField, string>>> {
  const { faults } = assessmentMessages[locale]
  const isTyped = (name: AssessmentField): boolean => foldTyped(form[name]) !== ''
  const stated = RATINGS.filter(isTyped)
  const wrong = (name: AssessmentField, isRight: boolean, words: string): [AssessmentField, string][] =>
    isRight ? [] : [[name, words]]
  return Object.fromEntries([
    ...STEP_FIELDS[0].flatMap((name) => wrong(name, form[name] !== '', faults.choose)),
    ...RATINGS.flatMap((name) => [
      ...wrong(name, isTyped(name) || stated.length === 0, faults.allRatings),
      ...wrong(name, !isTyped(name) || parseRating(plain(name, form[name])) !== undefined, faults.rating),
    ]),
    ...wrong('fans', !isTyped('fans') || isCount(form.fans, MAX_FANS), faults.fans),
    ...wrong('turnover', !isTyped('turnover') || isYuan(form.turnover), faults.turnover),
    ...wrong('years', !isTyped('years') || isCount(form.years, MAX_YEARS_OPEN), faults.years),
    ...POINTS.flatMap((name) =>
      wrong(name, !isTyped(name) || isCount(form[name], MAX_VIOLATION_POINTS), faults.points),
    ),
  ])
}

const isCount = (text: string, max: number): boolean => (readCount(text) ?? Infinity) <= max

const isYuan = (text: string): boolean => !foldTyped(text).startsWith('-') && priceFen(text) !== undefined

/** The shop that a form describes, once nothing is wrong with it. */
export function shopOfForm({ hasLoans, ...texts }: AssessmentForm): ShopToValue | undefined {
  const parameters = Object.entries(texts).map(([name, text]) => [name, plain(name, text)] as const)
  return parseShopToValue({ ...Object.fromEntries(parameters), ...(hasLoans ? { loans: '1' } : {}) })
}

/** The form as if it had been filled in for this shop. */
export function formOfShop(shop: ShopToValue): AssessmentForm {
  const { loans, ...figures } = shopToValueParameters(shop)
  return { ...EMPTY_ASSESSMENT, ...figures, hasLoans: loans === '1' }
}
