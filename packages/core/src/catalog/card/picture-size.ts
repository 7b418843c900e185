/** Every picture has smaller forms beside it: one for a card in a list, one for the width of a phone. */
export type PictureSize = 'small' | 'medium'

export const smallPicture = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}small`
