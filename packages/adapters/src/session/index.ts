export { sessionBindings } from './session.bindings.ts'
