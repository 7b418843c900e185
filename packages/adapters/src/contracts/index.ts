export { contractsBindings } from './contracts.bindings.ts'
