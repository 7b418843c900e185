export { newestSales, putPastSales, readSales, type PastSale } from './sale-store.ts'
export { valuationModule } from './valuation-module.ts'
