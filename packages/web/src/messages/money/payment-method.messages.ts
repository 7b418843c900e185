import { defineMessages } from '../messages.ts'

/** What a payer reads of a way to pay before choosing it. Sums arrive written, with their sign. */
export const paymentMethodMessages = defineMessages(
  {
    limits: (min: string, max: string) => `单笔 ${min} 至 ${max}`,
    fee: { none: '无手续费', 'of-own-bank': '手续费以您的银行为准' },
    arrival: { 'at-once': '即时到账', 'after-review': '上传凭证、核对后到账' },
    hindrance: {
      'too-little': (min: string, _max: string) => `单笔至少 ${min}`,
      'too-much': (_min: string, max: string) => `单笔最多 ${max}，请换一种方式`,
      'not-in-wechat': () => '微信里打不开，请点右上角“···”选“在浏览器打开”',
      'on-phones-only': () => '只能在手机上用，请用手机打开本页',
    },
  },
  {
    limits: (min: string, max: string) => `${min} to ${max} a payment`,
    fee: { none: 'No fee', 'of-own-bank': 'Your bank may charge a fee' },
    arrival: { 'at-once': 'Arrives at once', 'after-review': 'Arrives once we have checked your receipt' },
    hindrance: {
      'too-little': (min: string, _max: string) => `At least ${min} a payment`,
      'too-much': (_min: string, max: string) => `At most ${max} a payment: please choose another way`,
      'not-in-wechat': () => 'Cannot be opened inside WeChat: tap ··· and choose “Open in browser”',
      'on-phones-only': () => 'Works on a phone only: please open this page there',
    },
  },
)
