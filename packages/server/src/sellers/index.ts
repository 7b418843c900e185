export { sellersModule } from './sellers-module.ts'
