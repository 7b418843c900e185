import { lastRunOfPage, openRunOfPage, runKey, publishedRunOfPage, type CampaignContent } from '@diandu/core/campaigns'
import { fail, ok, refused, type Clock, type Result } from '@diandu/core/kernel'
import {
  hasResults,
  MAX_ADMITTED,
  placeOf,
  type CampaignApplication,
  type CampaignResults,
} from '@diandu/core/participation'
import * as wire from '@diandu/wire'
import { handlerFor, moneyHandlerFor, type Handler } from '../../calls/index.ts'
import { answerCache } from '../../catalog/index.ts'
import type { Queries } from '../../database/index.ts'
import type { CampaignFiles } from '../campaign-files.ts'
import { admittedShops, findOwnApplication, type StoredApplication } from './application-store.ts'
import { applyFor, takesApplications } from './apply-for.ts'
import { countPoints, readOwnPoints, type CountedPoints } from './points-store.ts'
import { readResults } from './read-results.ts'
import { seriesOf } from './series-of.ts'

/** How long the figures of a run are answered from memory. */
const FIGURES_KEPT_MS = 3_000
/** Longer: a count of a hundred thousand people takes the embedded engine seconds (`npm run bench -- points`). */
const POINTS_KEPT_MS = 15_000
/** Of so many runs at once. */
const MAX_RUNS = 8

type Pages = CampaignFiles['pages']

export function participationHandlers(
  filesOf: (db: Queries) => Promise<CampaignFiles>,
  clock: Clock,
): readonly Handler[] {
  const results = answerCache<CampaignResults>(clock, FIGURES_KEPT_MS, MAX_RUNS)
  const points = answerCache<CountedPoints>(clock, POINTS_KEPT_MS, MAX_RUNS)
  const ofPage = async <T>(
    db: Queries,
    path: string,
    answer: (page: CampaignContent, pages: Pages) => Promise<T>,
  ): Promise<Result<T>> => {
    const { pages } = await filesOf(db)
    const page = pages.get(path)
    return page === undefined ? fail(refused('not-found', '没有找到这个活动', 'path')) : ok(await answer(page, pages))
  }
  return [
    handlerFor(wire.getCampaignResults, ({ path }, { db }) =>
      ofPage(db, path, async (_page, pages) => {
        const isOpen = openRunOfPage(path, clock.now()) !== undefined
        const run = isOpen ? undefined : lastRunOfPage(path, clock.now())
        if (run === undefined) return null
        const found = await results(runKey(run), () => readResults(db, run, seriesOf(run, pages)))
        return hasResults(found) ? found : null
      }),
    ),
    handlerFor(wire.rankPoints, ({ path }, { db, viewer }) =>
      ofPage(db, path, async (_page, pages) => {
        const run = publishedRunOfPage(path, clock.now())
        if (run === undefined) return null
        const series = seriesOf(run, pages)
        const { top, spread, people, countedAt } = await points(runKey(run), () =>
          countPoints(db, run, series, clock.now()),
        )
        const own = viewer === null ? null : await readOwnPoints(db, run, series, viewer.userId)
        return {
          window: { opensAt: run.opensAt, closesAt: run.closesAt },
          countedAt,
          people,
          top,
          own: own === null ? null : { points: own, place: placeOf(own, spread) },
        }
      }),
    ),
    handlerFor(wire.getApplications, ({ path }, { db, viewer }) =>
      ofPage(db, path, async (page) => {
        const run = publishedRunOfPage(path, clock.now())
        const isOpen = takesApplications(page) && openRunOfPage(path, clock.now()) !== undefined
        if (run === undefined) return { isOpen, own: null, admitted: [] }
        const own = viewer === null ? undefined : await findOwnApplication(db, runKey(run), viewer.userId)
        return {
          isOpen,
          own: own === undefined ? null : shown(own),
          admitted: await admittedShops(db, runKey(run), MAX_ADMITTED),
        }
      }),
    ),
    moneyHandlerFor(wire.applyForCampaign, async (asked, { db, random, viewer: { userId } }) =>
      applyFor(db, { ...asked, userId }, { random, nowMs: clock.now() }, (await filesOf(db)).pages),
    ),
  ]
}

const shown = ({
  run: _run,
  userId: _userId,
  decidedBy: _decidedBy,
  ...application
}: StoredApplication): CampaignApplication => application
