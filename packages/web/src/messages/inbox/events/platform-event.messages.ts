import type { Messages } from '../../messages.ts'
import { joined, joinedInEnglish, titled, type EventTexts } from './event-figures.ts'

type PlatformEvents = EventTexts<`platform.${string}` | 'unknown'> & {
  readonly serviceRequest: (service: string, number: string) => string
  readonly quoted: (yuan: string) => string
}

export const platformEventMessages: Messages<PlatformEvents> = {
  'zh-CN': {
    serviceRequest: (service, number) => `${service}申请 ${number}`,
    quoted: (yuan) => `报价 ${yuan}。`,
    unknown: () => titled('有一条新消息', '请更新页面后再看。'),
    'platform.announced': ({ title, text }) => titled(title, text),
    'platform.campaign': ({ title, by }) => titled(`${title}开始了`, `活动到 ${by} 为止。`),
    'platform.answered': ({ title, status, text }) => titled(`${title}：${status}`, text),
    'platform.report': ({ shop, status, text }) => titled(`您对“${shop}”的举报：${status}`, text),
    'platform.removed': ({ shop, side, because }) =>
      side === 'seller'
        ? titled(
            `“${shop}”被举报属实，已下架`,
            `${because}。您的余额已暂停使用，其他在售店铺退回审核。有异议请联系客服。`,
          )
        : titled(
            `“${shop}”被举报属实，已下架`,
            `${because}。没有付款的请不要再付；已付的款在托管中，请联系客服处理订单。`,
          ),
    'platform.coins': ({ coins, by }) => titled(`${coins} 金币快过期了`, `${by} 前可以用来兑换礼品或抽奖。`),
    'platform.application': ({ title, status, shop, why }) =>
      status === 'accepted'
        ? titled(`${title}：报名已通过`, `${shop}已展示在活动页面。`)
        : titled(`${title}：报名未通过`, joined(`${shop}。`, why && `原因：${why}`)),
    'platform.parcel': ({ title, parcel }) => titled(`奖品已寄出：${title}`, `快递：${parcel}`),
  },
  en: {
    serviceRequest: (service, number) => `${service}: request ${number}`,
    quoted: (yuan) => `Quote: ${yuan}. `,
    unknown: () => titled('You have a new message', 'Refresh the page to read it.'),
    'platform.announced': ({ title, text, titleEn, textEn }) => titled(titleEn || title, textEn || text),
    'platform.campaign': ({ title, by }) => titled(`${title} has started`, `It runs until ${by}.`),
    'platform.answered': ({ title, status, text }) => titled(`${title}: ${status}`, text),
    'platform.report': ({ shop, status, text }) => titled(`Your report of “${shop}”: ${status}`, text),
    'platform.removed': ({ shop, side, because }) =>
      side === 'seller'
        ? titled(
            `“${shop}” is off the market after an upheld report`,
            `${because}. Your balance is on hold, and your other listings are back under review. Contact support if you disagree.`,
          )
        : titled(
            `“${shop}” is off the market after an upheld report`,
            `${because}. If you haven’t paid, don’t. What you’ve paid is in escrow. Contact support about your order.`,
          ),
    'platform.coins': ({ coins, by }) =>
      titled(`${coins} of your coins expire soon`, `Use them for gifts or prize draws by ${by}.`),
    'platform.application': ({ title, status, shop, why }) =>
      status === 'accepted'
        ? titled(`${title}: application approved`, `${shop} is now on the campaign page.`)
        : titled(`${title}: application not approved`, joinedInEnglish(`${shop}.`, why && `Reason: ${why}`)),
    'platform.parcel': ({ titleEn, parcel }) => titled(`Your prize is on its way: ${titleEn}`, `Tracking: ${parcel}`),
  },
}
