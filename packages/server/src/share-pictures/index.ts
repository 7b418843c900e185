export { drawSharePicture } from './draw-when-needed.ts'
export type { SharePicture } from './share-picture.ts'
