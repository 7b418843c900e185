import { defineMessages } from '../messages.ts'

/** Shown before the payer chooses a method. Amounts arrive formatted, with their sign. */
export const paymentMethodMessages = defineMessages({
  limits: (min: string, max: string) => ({ zh: `单笔 ${min} 至 ${max}`, en: `${min} to ${max} per payment` }),
  fee: {
    none: { zh: '无手续费', en: 'No fee' },
    'of-own-bank': { zh: '手续费以您的银行为准', en: 'Your bank may charge a fee' },
  },
  arrival: {
    'at-once': { zh: '即时到账', en: 'Arrives instantly' },
    'after-review': { zh: '上传凭证、核对后到账', en: 'Arrives after you upload a receipt and we check it' },
  },
  hindrance: {
    'too-little': (min: string, _max: string) => ({ zh: `单笔至少 ${min}`, en: `Minimum ${min} per payment` }),
    'too-much': (_min: string, max: string) => ({
      zh: `单笔最多 ${max}，请换一种方式`,
      en: `Maximum ${max} per payment. Choose another method`,
    }),
    'not-in-wechat': () => ({
      zh: '微信里打不开，请点右上角“···”选“在浏览器打开”',
      en: 'Doesn’t open in WeChat. Tap “···” at the top right and choose “Open in browser”',
    }),
    'on-phones-only': () => ({
      zh: '只能在手机上用，请用手机打开本页',
      en: 'Only works on a phone. Open this page on your phone',
    }),
  },
})
