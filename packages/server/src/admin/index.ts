export { adminModule } from './admin-module.ts'
export { buildConsole } from './listener/build-console.ts'
