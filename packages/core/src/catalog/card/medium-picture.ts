import type { PictureSize } from './picture-size.ts'

export const mediumPicture = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}medium`

const SIZES: readonly PictureSize[] = ['small', 'medium']

/** Which form an address asks for; none asks for the whole picture. */
export const pictureSizeIn = (query: { has(name: string): boolean }): PictureSize | undefined =>
  SIZES.find((size) => query.has(size))
