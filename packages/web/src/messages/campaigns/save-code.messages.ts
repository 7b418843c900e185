import { defineMessages } from '../messages.ts'

/** Saving the code of the official account in our app. */
export const saveCodeMessages = defineMessages(
  {
    save: '保存二维码图片',
    handedOver: '二维码已交给 App 保存',
    notTaken: '这个版本的 App 存不了图片，请长按二维码保存',
  },
  {
    save: 'Save the QR code',
    handedOver: 'The app is saving the code',
    notTaken: 'This version of the app cannot save pictures. Press and hold the code to save it',
  },
)
