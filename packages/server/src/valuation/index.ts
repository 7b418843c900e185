export { newestSales, putPastSales, type PastSale } from './sale-store.ts'
export { valuationModule } from './valuation-module.ts'
