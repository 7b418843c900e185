import { defineMessages } from '../../messages.ts'
import { said, saidInEnglish, told, type ToldEvents } from './told-figures.ts'

type ToldPlatform = ToldEvents<`platform.${string}` | 'unknown'> & {
  readonly serviceRequest: (service: string, number: string) => string
  readonly quoted: (yuan: string) => string
}

export const toldPlatformMessages = defineMessages<ToldPlatform>(
  {
    serviceRequest: (service, number) => `${service}申请 ${number}`,
    quoted: (yuan) => `报价 ${yuan}。`,
    unknown: () => told('有一条新消息', '请更新页面后再看。'),
    'platform.announced': ({ title, text }) => told(title, text),
    'platform.campaign': ({ title, by }) => told(`${title}开始了`, `活动到 ${by} 为止。`),
    'platform.answered': ({ title, status, text }) => told(`${title}：${status}`, text),
    'platform.report': ({ shop, status, text }) => told(`您对“${shop}”的举报：${status}`, text),
    'platform.removed': ({ shop, side, because }) =>
      side === 'seller'
        ? told(
            `“${shop}”被举报属实，已下架`,
            `${because}。您的余额已暂停使用，其他在售店铺退回审核。有异议请联系客服。`,
          )
        : told(
            `“${shop}”被举报属实，已下架`,
            `${because}。没有付款的请不要再付；已付的款在托管中，请联系客服处理订单。`,
          ),
    'platform.coins': ({ coins, by }) => told(`${coins} 金币快过期了`, `${by} 前可以用来兑换礼品或抽奖。`),
    'platform.application': ({ title, status, shop, why }) =>
      status === 'accepted'
        ? told(`${title}：报名已通过`, `${shop}已展示在活动页面。`)
        : told(`${title}：报名未通过`, said(`${shop}。`, why && `原因：${why}`)),
    'platform.parcel': ({ title, parcel }) => told(`奖品已寄出：${title}`, `快递：${parcel}`),
  },
  {
    serviceRequest: (service, number) => `${service}: request ${number}`,
    quoted: (yuan) => `Quote: ${yuan}. `,
    unknown: () => told('You have a new message', 'Refresh the page to read it.'),
    'platform.announced': ({ title, text, titleEn, textEn }) => told(titleEn || title, textEn || text),
    'platform.campaign': ({ title, by }) => told(`${title} has started`, `It runs until ${by}.`),
    'platform.answered': ({ title, status, text }) => told(`${title}: ${status}`, text),
    'platform.report': ({ shop, status, text }) => told(`Your report of “${shop}”: ${status}`, text),
    'platform.removed': ({ shop, side, because }) =>
      side === 'seller'
        ? told(
            `“${shop}” is off the market after an upheld report`,
            `${because}. Your balance is on hold, and your other listings are back under review. Contact support if you disagree.`,
          )
        : told(
            `“${shop}” is off the market after an upheld report`,
            `${because}. If you haven’t paid, don’t. What you’ve paid is in escrow. Contact support about your order.`,
          ),
    'platform.coins': ({ coins, by }) =>
      told(`${coins} of your coins expire soon`, `Use them for gifts or prize draws by ${by}.`),
    'platform.application': ({ title, status, shop, why }) =>
      status === 'accepted'
        ? told(`${title}: application approved`, `${shop} is now on the campaign page.`)
        : told(`${title}: application not approved`, saidInEnglish(`${shop}.`, why && `Reason: ${why}`)),
    'platform.parcel': ({ titleEn, parcel }) => told(`Your prize is on its way: ${titleEn}`, `Tracking: ${parcel}`),
  },
)
