export { lateMedia } from './late-media.ts'
export type { Media } from './media.ts'
