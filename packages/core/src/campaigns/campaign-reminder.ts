import { fail, ok, refused, type Result } from '../kernel/index.ts'
import { campaignPageAt } from './campaign-page.ts'
import type { CampaignRun } from './calendar.ts'

/** The run that a person can be reminded of from its page: the one that it counts down to. */
export function decideReminder(path: string, time: number): Result<CampaignRun> {
  const page = campaignPageAt(time, path)
  if (page === undefined) return fail(refused('not-found', '没有找到这个活动', 'path'))
  if (page.standing === 'counting-down') return ok(page.run)
  return fail(refused('bad-parameter', page.standing === 'open' ? '活动已经开始了' : '这个活动不会再开始', 'path'))
}
