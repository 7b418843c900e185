import { blocksOf, campaignOfPage, type CampaignRun } from '@diandu/core/campaigns'
import type { CampaignFiles } from '../campaign-files.ts'

/** The draws that the pages of a campaign show. */
export const seriesOf = ({ campaign }: CampaignRun, pages: CampaignFiles['pages']): readonly string[] => [
  ...new Set(
    [...pages.values()]
      .filter((page) => campaignOfPage(page.path) === campaign)
      .flatMap(blocksOf)
      .flatMap((block) => (block.kind === 'draw' ? [block.lottery] : [])),
  ),
]
