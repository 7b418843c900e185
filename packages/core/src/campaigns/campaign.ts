import type { Name } from '../kernel/index.ts'

export interface Campaign {
  readonly id: CampaignId
  readonly name: Name
  /** The page of ours about it. */
  readonly path: string
  /** Every page of its own, plain. */
  readonly pages: readonly string[]
  /**
   * Whether a banner floats over the pages with customer service while it lasts, and whether also over its own pages
   * (spec §2).
   */
  readonly banner: 'none' | 'elsewhere' | 'everywhere'
}

const ROWS = [
  ['new-year-goods', '年货节', 'New Year goods', ['/activity/double-festival'], 'none'],
  [
    'anniversary',
    '周年庆',
    'Anniversary',
    ['/activity/anniversary', '/activity/nine-year', '/activity/ten-year'],
    'elsewhere',
  ],
  ['ten-year', '十周年庆', 'Ten years', ['/activity/ten-year'], 'elsewhere'],
  ['618', '618 年中大促', 'Mid-year 618', ['/activity/activity618'], 'elsewhere'],
  [
    'double-eleven',
    '双十一',
    'Double Eleven',
    [
      '/activity/double-eleven',
      '/activity/1111',
      '/activity/20201111',
      '/activity/activity11',
      '/activity/activity202311',
    ],
    'none',
  ],
  [
    'double-twelve',
    '双十二',
    'Double Twelve',
    ['/activity/double-twelve', '/activity/activity-twelve', '/activity/activity12'],
    'everywhere',
  ],
] as const

export type CampaignId = (typeof ROWS)[number][0]

export const EVERY_CAMPAIGN_ID: readonly CampaignId[] = ROWS.map(([id]) => id)

const CAMPAIGNS: ReadonlyMap<CampaignId, Campaign> = new Map(
  ROWS.map(([id, zh, en, pages, banner]) => [id, { id, name: { zh, en }, path: pages[0], pages, banner }]),
)

/** Whether there is a campaign of this name: messages and files keep names as plain text. */
export const isCampaign = (id: string): id is CampaignId => ROWS.some(([known]) => known === id)

export const campaignOf = (id: CampaignId): Campaign => CAMPAIGNS.get(id) as Campaign

/** Whether a plain path is one of a campaign's own pages, or below one. */
export const isOwnPage = ({ pages }: Pick<Campaign, 'pages'>, plain: string): boolean =>
  pages.some((page) => plain === page || plain.startsWith(`${page}/`))

/** The campaign whose first page this is, or else the one that has it among its pages. */
export function campaignOfPage(plain: string): Campaign | undefined {
  const owners = [...CAMPAIGNS.values()].filter((campaign) => isOwnPage(campaign, plain))
  return owners.find(({ path }) => isOwnPage({ pages: [path] }, plain)) ?? owners[0]
}
