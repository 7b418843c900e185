export { accountModule } from './account-module.ts'
