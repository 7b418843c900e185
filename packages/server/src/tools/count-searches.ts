import { countSearches, firstTrendDay, type SearchCount } from '@diandu/core/tools'
import { readSearchDays } from '../catalog/index.ts'
import type { Queries } from '../database/index.ts'

/** Searches within the days of a trend. */
export const readSearchCount = async (db: Queries, nowMs: number): Promise<SearchCount> =>
  countSearches(await readSearchDays(db, firstTrendDay(nowMs)), nowMs)
