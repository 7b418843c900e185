import { auditorWeek } from './auditor-week.ts'
import { campaignWeek } from './campaign-week.ts'
import { contentWeek } from './content-week.ts'
import { dealWeek } from './deal-week.ts'
import { disputesWeek } from './disputes-week.ts'
import { identityWeek } from './identity-week.ts'
import { moneyWeek } from './money-week.ts'
import { nextMonthWeek } from './next-month-week.ts'
import type { Week } from './open-week.ts'
import { reviewerWeek } from './reviewer-week.ts'

/** Each role in its turn; what one leaves is what the next one finds. */
export function runWeek(week: Week): void {
  for (const role of [
    identityWeek,
    reviewerWeek,
    dealWeek,
    moneyWeek,
    disputesWeek,
    contentWeek,
    campaignWeek,
    nextMonthWeek,
    auditorWeek,
  ])
    role(week)
}
