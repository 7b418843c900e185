import { campaignOf, EVERY_YEAR } from '@diandu/core/campaigns'
import { nameIn } from '@diandu/core/messages'
import { shortMoney } from '@diandu/core/format'
import { couponMessages } from '../../messages/money/coupon.messages.ts'
import type { Locale } from '../../messages/messages.ts'

/** Coupons that the operator gives out all year. */
const USUAL: ReadonlyMap<string, string> = new Map([
  ['新人券', 'Welcome coupon'],
  ['大额成交券', 'Big deal coupon'],
])

const CAMPAIGNS = [...EVERY_YEAR.map(([id]) => campaignOf(id)), campaignOf('ten-year')]

/**
 * A coupon stores one text. For campaigns and prizes the words around name and sum are translated; any other text is
 * the operator's own.
 */
export function couponTitle(title: string, locale: Locale): string {
  if (locale === 'zh-CN') return title
  const messages = couponMessages[locale]
  const [, begin = ''] = /^(.+)服务费券$/.exec(title) ?? []
  const campaign = begin === '' ? undefined : CAMPAIGNS.find(({ name }) => name.zh.startsWith(begin))
  if (campaign !== undefined) return messages.ofCampaign(nameIn(campaign.name, locale))
  const [, yuan] = /^(\d+) 元(?:优惠|服务费)券$/.exec(title) ?? []
  return yuan === undefined ? (USUAL.get(title) ?? title) : messages.worth(shortMoney(Number(yuan) * 100, locale))
}
