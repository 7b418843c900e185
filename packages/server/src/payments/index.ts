export { hearChargeNews } from './hear-charge-news.ts'
export { NOTICE_PATH } from './notice-routes.ts'
export { paymentsModule } from './payments-module.ts'
export { takeNotice } from './take-notice.ts'
