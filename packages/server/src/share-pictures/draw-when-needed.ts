import type { SharePicture } from './share-picture.ts'

/** A PNG of 1200 by 630 points, as chats show beside a link. What draws it is loaded with the first one. */
export const drawSharePicture = async (picture: SharePicture): Promise<Uint8Array> =>
  (await import('./draw-share-picture.ts')).drawSharePicture(picture)
