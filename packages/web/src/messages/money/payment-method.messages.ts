import { defineMessages } from '../messages.ts'

/** Shown before the payer chooses a method. Amounts arrive formatted, with their sign. */
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
    limits: (min: string, max: string) => `${min} to ${max} per payment`,
    fee: { none: 'No fee', 'of-own-bank': 'Your bank may charge a fee' },
    arrival: { 'at-once': 'Arrives instantly', 'after-review': 'Arrives after you upload a receipt and we check it' },
    hindrance: {
      'too-little': (min: string, _max: string) => `Minimum ${min} per payment`,
      'too-much': (_min: string, max: string) => `Maximum ${max} per payment. Choose another method`,
      'not-in-wechat': () => 'Doesn’t open in WeChat. Tap “···” at the top right and choose “Open in browser”',
      'on-phones-only': () => 'Only works on a phone. Open this page on your phone',
    },
  },
)
