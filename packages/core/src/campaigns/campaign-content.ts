import type { Name } from '../kernel/index.ts'

/** The drawings that may be at the head of a page. */
export const CAMPAIGN_MOTIFS = ['lanterns', 'candles', 'sun', 'pillars', 'snow', 'stalls', 'moon'] as const
export type CampaignMotif = (typeof CAMPAIGN_MOTIFS)[number]

/** One part of a campaign's page; what the market says of it is asked for beside it. */
export type CampaignBlock =
  /** Coupons of the campaign, for its own days. */
  | { readonly kind: 'coupons'; readonly title: Name }
  /** The shops that `filter` finds (parameters of the list of shops), and by which rule. */
  | {
      readonly kind: 'shops'
      readonly key: string
      readonly title: Name
      readonly rule: Name
      readonly filter: string
    }
  /** A lottery by the name of its series. */
  | { readonly kind: 'draw'; readonly title: Name; readonly lottery: string }
  /** The shops that most people keep. */
  | { readonly kind: 'ranking'; readonly title: Name }
  /** Who collected most points in this run. */
  | { readonly kind: 'points'; readonly title: Name }
  /** The tasks that bring gold coins. */
  | { readonly kind: 'tasks'; readonly title: Name }
  /** Sellers apply with a shop; those that were let in are shown. */
  | { readonly kind: 'apply'; readonly title: Name; readonly line: Name }
  /** Recent sales, without a name. */
  | { readonly kind: 'news'; readonly title: Name }
  /** Requests of buyers. */
  | { readonly kind: 'needs'; readonly title: Name }
  | { readonly kind: 'rules'; readonly title: Name; readonly points: readonly Name[] }
  | { readonly kind: 'notice'; readonly title: Name; readonly paragraphs: readonly Name[] }
  | {
      readonly kind: 'links'
      readonly title: Name
      readonly links: readonly { readonly to: string; readonly name: Name; readonly line: Name }[]
    }
  /** A dialog that leads to the shops of one platform. */
  | { readonly kind: 'platforms'; readonly title: Name }
  /** The way in for who is not logged in. */
  | { readonly kind: 'login'; readonly title: Name; readonly to: string }
  /** The official account, as a code to scan and keep. */
  | { readonly kind: 'account'; readonly title: Name; readonly line: Name; readonly url: string }

/** The content of a campaign's own page, in its order. */
export interface CampaignContent {
  /** Its plain address. */
  readonly path: string
  readonly title: Name
  readonly line: Name
  /** In degrees of the colour circle. */
  readonly hue: number
  readonly motif: CampaignMotif
  readonly blocks: readonly CampaignBlock[]
  /** Pages that change one for the other at the foot of the page; empty where there are none. */
  readonly tabs: readonly { readonly key: string; readonly name: Name; readonly blocks: readonly CampaignBlock[] }[]
}

/** A page, and the market's time when it was asked for. */
export interface ShownCampaign extends CampaignContent {
  readonly at: number
}

/** Every block of a page, those behind its tabs too. */
export const blocksOf = ({ blocks, tabs }: Pick<CampaignContent, 'blocks' | 'tabs'>): readonly CampaignBlock[] => [
  ...blocks,
  ...tabs.flatMap((tab) => tab.blocks),
]
