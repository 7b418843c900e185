import { campaignWindow, type CampaignWindow } from '@diandu/core/campaigns'
import { calendarMonth, calendarYear } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import type { LotteryId } from '@diandu/core/lottery'
import type { LotteryDays } from './lottery-data.ts'

export interface LotteryRun extends CampaignWindow {
  readonly id: LotteryId
}

/** A lottery is published this long before it opens. */
const AHEAD_MS = 31 * DAY_MS

/** When a lottery is held next: the one of now, and the one that opens soon. */
export function runsOf(series: string, days: LotteryDays, nowMs: number): readonly LotteryRun[] {
  return windowsOf(series, days, nowMs).filter(
    ({ opensAt, closesAt }) => closesAt >= nowMs && opensAt <= nowMs + AHEAD_MS,
  )
}

/** The whole month in which an instant lies. */
export function monthRun(series: string, timeMs: number): LotteryRun {
  const [month, next] = [calendarMonth(timeMs), `${calendarMonth(timeMs, 1)}-01`]
  const first = `${month}-01`
  return run(`${series}-${month.replace('-', '')}`, {
    opensAt: campaignWindow(first, first).opensAt,
    closesAt: campaignWindow(next, next).opensAt - 1,
  })
}

function windowsOf(series: string, days: LotteryDays, nowMs: number): readonly LotteryRun[] {
  switch (days.every) {
    case 'month': {
      const current = monthRun(series, nowMs)
      return [current, monthRun(series, current.closesAt + 1)]
    }
    case 'year': {
      const year = calendarYear(nowMs)
      return [year, year + 1].map((each) =>
        run(`${series}-${each}`, campaignWindow(`${each}-${days.from}`, `${each}-${days.to}`)),
      )
    }
    case 'never':
      return [run(series, campaignWindow(days.from, days.to))]
  }
}

const run = (id: string, { opensAt, closesAt }: CampaignWindow): LotteryRun => ({
  id: id as LotteryId,
  opensAt,
  closesAt,
})
