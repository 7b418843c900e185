export { insightsModule } from './insights-module.ts'
