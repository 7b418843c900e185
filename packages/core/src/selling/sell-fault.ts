import { refused, type Name, type Refused } from '../kernel/index.ts'
import { SELL_FIELD_NAMES, type SellField } from './sell-form.ts'

export const SELL_FAULTS = {
  missing: { zh: '请填写', en: 'Please fill this in' },
  'too-short': { zh: '太短了，请多写几个字', en: 'Too short. Add a few more words' },
  'too-long': { zh: '太长了，请删短一些', en: 'Too long. Please shorten it' },
  'not-a-choice': { zh: '请选择一项', en: 'Choose one' },
  'not-a-number': { zh: '请填写数字', en: 'Enter a number' },
  'out-of-range': { zh: '超出了可填的范围', en: 'Outside the allowed range' },
  'not-a-day': { zh: '请填写已经过去的日期，如 2021-05-18', en: 'Enter a past date, such as 2021-05-18' },
  'not-an-address': { zh: '请填写以 https:// 开头的完整网址', en: 'Enter the full address, beginning with https://' },
  'not-a-mobile': { zh: '请填写 11 位手机号', en: 'Enter an 11-digit phone number' },
  unprintable: {
    zh: '有合同里用不了的字符（比如表情符号），请换一个写法',
    en: 'Has characters a contract can’t hold, such as emoji. Please write it another way',
  },
  'does-not-fit': { zh: '与店铺类型不符', en: 'Doesn’t match the shop type' },
  'not-agreed': { zh: '请阅读并勾选', en: 'Please read and tick this box' },
  'not-pictures': { zh: '照片有误，请重新上传', en: 'There’s a problem with the photos. Please upload them again' },
} as const satisfies Record<string, Name>

export type SellFault = keyof typeof SELL_FAULTS
export type SellFaults = Readonly<Partial<Record<SellField, SellFault>>>

export const sellRefusal = (field: SellField, fault: SellFault): Refused =>
  refused('bad-parameter', `${SELL_FIELD_NAMES[field].zh}：${SELL_FAULTS[fault].zh}`, field)
