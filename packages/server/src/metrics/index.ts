export { booksGauge } from './books-gauge.ts'
export { createMetrics, type GaugeReading, type Metrics } from './create-metrics.ts'
export { addMetrics } from './metrics-routes.ts'
