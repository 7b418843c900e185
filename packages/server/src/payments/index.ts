export { hearChargeNews } from './hear-charge-news.ts'
export { paymentsModule } from './payments-module.ts'
export { takeNotice } from './take-notice.ts'
