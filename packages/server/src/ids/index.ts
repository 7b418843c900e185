export { idFrom } from './id-from.ts'
