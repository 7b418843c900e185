export { demoModule } from './demo-module.ts'
