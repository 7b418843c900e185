export { catalogBindings } from './catalog.bindings.ts'
