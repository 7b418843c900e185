export { latePaymentSheet } from './late-payment-sheet.ts'
export { lateSharing } from './late-sharing.ts'
export type { ShareData } from './sharing.ts'
export { weChatPage, type WeChatPage } from './wechat-page.ts'
