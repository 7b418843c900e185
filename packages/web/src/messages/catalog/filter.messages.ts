import { defineMessages } from '../messages.ts'

/** The chosen filters, above a list, in an alert and in its message. */
export const filterMessages = defineMessages(
  {
    from: (yuan: string) => `${yuan}以上`,
    upTo: (yuan: string) => `${yuan}以内`,
    between: (low: string, high: string) => `${low}–${high}`,
    turnover: (range: string) => `月销 ${range}`,
    years: (years: number) => `开店 ${years} 年以上`,
    rating: (score: number) => `评分 ${score} 以上`,
    points: (points: number) => (points === 0 ? '扣分 0' : `扣分 ${points} 以内`),
    inspected: '已验店',
  },
  {
    from: (yuan: string) => `From ${yuan}`,
    upTo: (yuan: string) => `Up to ${yuan}`,
    between: (low: string, high: string) => `${low} to ${high}`,
    turnover: (range: string) => `Monthly turnover: ${range}`,
    years: (years: number) => `Open ${years}+ years`,
    rating: (score: number) => `Rated ${score} or higher`,
    points: (points: number) => (points === 0 ? 'No points' : `${points} points at most`),
    inspected: 'Inspected',
  },
)
