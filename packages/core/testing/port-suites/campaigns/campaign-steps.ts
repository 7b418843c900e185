import { campaignPageAt, type CampaignRun } from '../../../src/campaigns/index.ts'
import { DAY_MS } from '../../../src/kernel/index.ts'
import { valueOf } from '../../fixture-steps.ts'
import type { Fixture } from '../../fixture.ts'

export const CAMPAIGN_PATH = '/activity/anniversary'

/** A session that is used now and then stays open. */
const STEP_MS = 20 * DAY_MS

export async function advanceTo(fixture: Fixture, instant: number): Promise<void> {
  while (fixture.now() < instant) {
    await fixture.advance(Math.min(STEP_MS, instant - fixture.now()))
    for (const { device } of [fixture.buyer, fixture.secondBuyer, fixture.seller]) valueOf(await device.inbox.state())
  }
}

/** The run that the page counts down to. */
export function nextRun(fixture: Fixture): CampaignRun {
  const page = campaignPageAt(fixture.now(), CAMPAIGN_PATH)
  if (page?.standing !== 'counting-down') throw new Error('The clock of a fixture starts before the campaign.')
  return page.run
}
