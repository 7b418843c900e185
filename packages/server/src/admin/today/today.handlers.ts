import { DAY_FIGURES, mayDo, WORK_QUEUES, type DayFigure, type ReviewTime, type SystemAlert } from '@diandu/core/admin'
import { ok } from '@diandu/core/kernel'
import { getToday } from '@diandu/wire/admin'
import type { Database } from '../../database/index.ts'
import { claimsOf } from '../../staff/index.ts'
import { staffHandlerFor, type StaffContext } from '../admin-handler.ts'
import { standingOfQueues } from '../queue-store.ts'
import { dayBeginsAt, readDayFigures } from './day-figure-store.ts'
import { readReviewTimes } from './review-time-store.ts'
import { readSystemAlerts } from './system-alerts.ts'

/** Every open console reads Today whenever a queue changes. Figures are counted once in so long, for all of them. */
const FIGURES_MS = 30_000

interface Counted {
  readonly alerts: readonly SystemAlert[]
  readonly figures: readonly DayFigure[]
  readonly reviews: readonly ReviewTime[]
  readonly countedAt: number
}

const countedLast = new WeakMap<Database, { readonly at: number; readonly counted: Promise<Counted> }>()

function countedFigures(context: StaffContext): Promise<Counted> {
  const { db, clock } = context
  const at = clock.now()
  const last = countedLast.get(db)
  if (last !== undefined && Math.abs(at - last.at) < FIGURES_MS) return last.counted
  const counted = count(context, at)
  countedLast.set(db, { at, counted })
  // A failure is no answer for the next one who asks.
  counted.catch(() => countedLast.delete(db))
  return counted
}

async function count({ db, system }: StaffContext, countedAt: number): Promise<Counted> {
  const [alerts, figures, reviews] = await Promise.all([
    readSystemAlerts(db, system.jobNames, countedAt),
    readDayFigures(db, countedAt),
    readReviewTimes(db, dayBeginsAt(countedAt)),
  ])
  return { alerts, figures, reviews, countedAt }
}

export const todayHandlers = [
  staffHandlerFor(getToday, async (_given, context) => {
    const { db, staff, clock } = context
    const may = (act: Parameters<typeof mayDo>[1]) => mayDo(staff.roles, act)
    const [queues, own, { alerts, figures, reviews, countedAt }] = await Promise.all([
      standingOfQueues(db, may, clock.now()),
      claimsOf(db, staff.id, clock.now()),
      countedFigures(context),
    ])
    return ok({
      queues,
      own,
      alerts: may('see-system') ? alerts : [],
      figures: figures.filter(({ figure }) => may(DAY_FIGURES[figure].act)),
      reviews: reviews.filter(({ queue }) => may(WORK_QUEUES[queue].act)),
      countedAt,
    })
  }),
]
