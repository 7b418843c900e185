export { buildConsole } from './listener/build-console.ts'
