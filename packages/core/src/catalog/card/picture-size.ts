/** Every picture has smaller forms beside it: one for a card in a list, one for the width of a phone. */
export const PICTURE_SIZES = ['small', 'medium'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

const sized = (url: string, size: PictureSize): string => `${url}${url.includes('?') ? '&' : '?'}${size}`

export const smallPicture = (url: string): string => sized(url, 'small')
export const mediumPicture = (url: string): string => sized(url, 'medium')

/** Which form an address asks for; none asks for the whole picture. */
export const pictureSizeIn = (query: { has(name: string): boolean }): PictureSize | undefined =>
  PICTURE_SIZES.find((size) => query.has(size))
