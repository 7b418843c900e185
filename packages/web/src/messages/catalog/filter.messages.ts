import { defineMessages } from '../messages.ts'

/** The chosen filters, above a list, in an alert and in its message. */
export const filterMessages = defineMessages({
  from: (yuan: string) => ({ zh: `${yuan}以上`, en: `From ${yuan}` }),
  upTo: (yuan: string) => ({ zh: `${yuan}以内`, en: `Up to ${yuan}` }),
  between: (low: string, high: string) => ({ zh: `${low}–${high}`, en: `${low} to ${high}` }),
  turnover: (range: string) => ({ zh: `月销 ${range}`, en: `Monthly turnover: ${range}` }),
  years: (years: number) => ({ zh: `开店 ${years} 年以上`, en: `Open ${years}+ years` }),
  rating: (score: number) => ({ zh: `评分 ${score} 以上`, en: `Rated ${score} or higher` }),
  points: (points: number) => ({
    zh: points === 0 ? '扣分 0' : `扣分 ${points} 以内`,
    en: points === 0 ? 'No points' : `${points} points at most`,
  }),
  inspected: { zh: '已验店', en: 'Inspected' },
})
