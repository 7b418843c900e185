import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const serviceMessages = defineMessages({
  load: {
    loading: { zh: '正在加载', en: 'Loading' },
    failed: { zh: '这项服务没有加载出来', en: 'Couldn’t load this service' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
  from: (yuan: string) => ({ zh: `${yuan} 起`, en: `from ${yuan}` }),
  free: { zh: '免费', en: 'Free' },
  counts: (days: number, submitted: number, answered: number) => ({
    zh: `近 ${days} 天 ${submitted} 份申请，已答复 ${answered} 份`,
    en: `${counted(submitted, 'request', 'requests')} in the last ${days} days, ${answered} answered`,
  }),
  noCounts: (days: number) => ({
    zh: `近 ${days} 天还没有这项申请`,
    en: `No requests for this in the last ${days} days`,
  }),
  usual: (time: string) => ({
    zh: `一半的申请在 ${time}内得到答复`,
    en: `Half of requests were answered within ${time}`,
  }),
  hours: (count: number) => ({ zh: `${count} 小时`, en: counted(count, 'hour', 'hours') }),
  minutes: (count: number) => ({ zh: `${count} 分钟`, en: counted(count, 'minute', 'minutes') }),
  suits: { zh: '适合谁', en: 'Who it’s for' },
  packages: { zh: '套餐与价格', en: 'Packages and prices' },
  perMonth: { zh: '每月', en: 'per month' },
  once: { zh: '一次', en: 'one-off' },
  days: (min: number, max: number) => ({
    zh: min === max ? `${min} 个工作日` : `${min}–${max} 个工作日`,
    en: min === max ? `${min} business days` : `${min}–${max} business days`,
  }),
  choose: { zh: '选这个', en: 'Choose' },
  chooseNamed: (name: string) => ({ zh: `选${name}`, en: `Choose ${name}` }),
  includes: { zh: '包含', en: 'What’s included' },
  steps: { zh: '怎么办理', en: 'How it works' },
  excludes: { zh: '价格不包含', en: 'Not included in the price' },
  questions: { zh: '常见问题', en: 'Common questions' },
  contact: { zh: '想先问一问', en: 'Questions first?' },
  contactLine: { zh: '客服不会向您要密码或验证码。', en: 'We’ll never ask for your password or a verification code.' },
  qq: { zh: 'QQ 联系', en: 'Chat on QQ' },
  call: { zh: '打电话', en: 'Call' },
  noContact: {
    zh: '客服联系方式还没有公布，请直接提交申请。',
    en: 'Our contact details aren’t published yet. Submit a request instead.',
  },
  others: { zh: '其他服务', en: 'Other services' },
  onboarding: { zh: '平台入驻', en: 'Platform onboarding' },
  supplier: { zh: '店铺服务', en: 'Shop services' },
  mine: { zh: '我的服务申请', en: 'My service requests' },
  read: (day: string) => ({ zh: `价目日期 ${day}`, en: `Prices as of ${day}` }),
  apply: { zh: '申请这项服务', en: 'Request this service' },
  applyNote: { zh: '提交不收费，看过报价再决定', en: 'Requests are free. Decide once you’ve seen the quote' },
  menu: { zh: '入驻与店铺服务', en: 'Onboarding and shop services' },
  menuLine: {
    zh: '代入驻、品牌授权、设计、摄影、推广、托管、客服',
    en: 'Onboarding, brand authorization, design, photos, promotion, management, customer service',
  },
})
