import { defineMessages } from '../messages.ts'

/** Saving the code of the official account in our app. */
export const saveCodeMessages = defineMessages({
  save: { zh: '保存二维码图片', en: 'Save the QR code' },
  handedOver: { zh: '二维码已交给 App 保存', en: 'QR code sent to the app to save' },
  notTaken: {
    zh: '这个版本的 App 存不了图片，请长按二维码保存',
    en: 'This version of the app can’t save images. Press and hold the QR code to save it',
  },
})
