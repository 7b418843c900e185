import { campaignPageAt } from '@diandu/core/campaigns'
import { currentCampaignFiles } from '../../../campaigns/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const campaignsList = defineCommand({
  name: 'campaigns list',
  meaning: 'every page of a campaign, and whether its campaign is open, comes, or is over',
  parameters: {},
  examples: ['campaigns list'],
  async run(_nothing, { db, clock }) {
    const pages = [...(await currentCampaignFiles(db)).pages.values()].toSorted((one, other) =>
      one.path < other.path ? -1 : 1,
    )
    return done(
      tableText(
        ['PAGE', 'TITLE', 'CAMPAIGN', 'STANDS', 'FROM', 'UNTIL'],
        pages.map(({ path, title }) => {
          const page = campaignPageAt(clock.now(), path)
          return page === undefined
            ? [path, title.zh, '-', '-', '-', '-']
            : [path, title.zh, page.run.campaign.id, page.standing, time(page.run.opensAt), time(page.run.closesAt)]
        }),
      ),
    )
  },
})
