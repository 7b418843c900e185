export { contractsModule } from './contracts-module.ts'
