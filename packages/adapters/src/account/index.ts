export { accountBindings } from './account.bindings.ts'
