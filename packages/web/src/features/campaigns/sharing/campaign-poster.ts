import { blocksOf, campaignPageAt, type ShownCampaign } from '@diandu/core/campaigns'
import { formatTime, shortMoney } from '@diandu/core/format'
import type { CouponOffer } from '@diandu/core/coupons'
import type { LotteryView } from '@diandu/core/lottery'
import { nameIn } from '@diandu/core/messages'
import type { Poster, PosterRow } from '../../../app/shops/sharing/poster.ts'
import type { Locale } from '../../../messages/messages.ts'
import { campaignPosterMessages } from '../../../messages/campaigns/campaign-poster.messages.ts'

/** Figures that the page has fetched so far; missing ones are left out of the poster. */
export interface CampaignFigures {
  readonly coupons: readonly Pick<CouponOffer, 'amountFen' | 'left'>[]
  readonly lotteries: readonly Pick<LotteryView, 'prizes' | 'outOf'>[]
}

/** The page's drawing and its background colour. */
export interface CampaignLook {
  readonly pictureUrl?: string
  readonly ground?: string
}

/** A campaign as a picture to share: its days, what it gives, and nothing of who shares it. */
export function campaignPoster(
  content: ShownCampaign,
  { coupons, lotteries }: CampaignFigures,
  look: CampaignLook,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): Poster {
  const messages = campaignPosterMessages[locale]
  const page = campaignPageAt(now, content.path)
  const day = (at: number): string => formatTime(at, 'yyyy-mm-dd')
  const open = coupons.filter(({ left }) => left > 0)
  const most = Math.max(0, ...open.map(({ amountFen }) => amountFen))
  const prizes = lotteries.flatMap((lottery) => lottery.prizes)
  const left = prizes.reduce((sum, prize) => sum + prize.left, 0)
  const rows: PosterRow[] = [
    ...(page === undefined
      ? []
      : [{ label: messages.days, value: messages.between(day(page.run.opensAt), day(page.run.closesAt)) }]),
    ...(most > 0 ? [{ label: messages.coupons, value: messages.most(shortMoney(most, locale)) }] : []),
    ...(left > 0 ? [{ label: messages.draw, value: messages.prizes(String(prizes.length), String(left)) }] : []),
  ]
  const titles = blocksOf(content).flatMap((block) =>
    block.kind === 'shops' || block.kind === 'ranking' || block.kind === 'coupons' || block.kind === 'draw'
      ? [nameIn(block.title, locale)]
      : [],
  )
  return {
    kicker: page === undefined ? messages.campaign : messages.standing[page.standing],
    title: nameIn(content.title, locale),
    line: nameIn(content.line, locale),
    ...look,
    rows,
    notes: titles.length === 0 ? [] : [messages.inside, [...new Set(titles)].slice(0, 6).join(' · ')],
    path: content.path,
    at: now,
  }
}
