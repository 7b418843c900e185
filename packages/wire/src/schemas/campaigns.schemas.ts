import * as v from 'valibot'
import {
  CAMPAIGN_MOTIFS,
  type CampaignBlock,
  type CampaignContent,
  type RankedShop,
  type SaleNews,
  type ShownCampaign,
} from '@diandu/core/campaigns'
import type { Name } from '@diandu/core/kernel'
import { platformId, shopCard, shopKind } from './catalog.schemas.ts'
import { count, fen, instant, plainId } from './schemas.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(400))
const name = v.object({ zh: words, en: words }) satisfies v.GenericSchema<unknown, Name>
/** A path of ours. */
const path = v.pipe(v.string(), v.regex(/^\/[\w./?=&%-]{0,120}$/, 'A path of the market'))

/** The plain address of a campaign's page. */
export const campaignPath = v.pipe(
  v.string(),
  v.regex(/^\/activity(?:\/[a-z0-9-]{1,24}){1,2}$/, 'The address of a campaign'),
)

const titled = { title: name }
const block = v.variant('kind', [
  v.object({ kind: v.literal('coupons'), ...titled }),
  v.object({
    kind: v.literal('shops'),
    key: plainId,
    ...titled,
    rule: name,
    filter: v.pipe(v.string(), v.maxLength(120)),
  }),
  v.object({ kind: v.literal('draw'), ...titled, lottery: plainId }),
  v.object({ kind: v.literal('ranking'), ...titled }),
  v.object({ kind: v.literal('points'), ...titled }),
  v.object({ kind: v.literal('tasks'), ...titled }),
  v.object({ kind: v.literal('apply'), ...titled, line: name }),
  v.object({ kind: v.literal('news'), ...titled }),
  v.object({ kind: v.literal('needs'), ...titled }),
  v.object({ kind: v.literal('rules'), ...titled, points: v.pipe(v.array(name), v.minLength(1)) }),
  v.object({ kind: v.literal('notice'), ...titled, paragraphs: v.pipe(v.array(name), v.minLength(1)) }),
  v.object({
    kind: v.literal('links'),
    ...titled,
    links: v.pipe(v.array(v.object({ to: path, name, line: name })), v.minLength(1)),
  }),
  v.object({ kind: v.literal('platforms'), ...titled }),
  v.object({ kind: v.literal('login'), ...titled, to: path }),
  v.object({
    kind: v.literal('account'),
    ...titled,
    line: name,
    url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  }),
]) satisfies v.GenericSchema<unknown, CampaignBlock>

const contentEntries = {
  path: campaignPath,
  title: name,
  line: name,
  hue: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359)),
  motif: v.picklist(CAMPAIGN_MOTIFS),
  blocks: v.array(block),
  tabs: v.pipe(v.array(v.object({ key: plainId, name, blocks: v.array(block) })), v.maxLength(5)),
}

/** As a file says it. */
export const campaignContent = v.strictObject(contentEntries) satisfies v.GenericSchema<unknown, CampaignContent>

export const shownCampaign = v.object({ ...contentEntries, at: instant }) satisfies v.GenericSchema<
  unknown,
  ShownCampaign
>

export const rankedShop = v.object({ shop: shopCard, favouriteCount: count }) satisfies v.GenericSchema<
  unknown,
  RankedShop
>

export const saleNews = v.object({
  platform: platformId,
  kind: shopKind,
  priceFen: fen,
  soldAt: instant,
}) satisfies v.GenericSchema<unknown, SaleNews>
