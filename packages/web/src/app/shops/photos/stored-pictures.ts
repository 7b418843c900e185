import { parseJson } from '@diandu/core/input'
import type { UploadedPicture } from '@diandu/core/account'

/** A picture that a form has uploaded, as far as the form needs to know it. */
export interface PictureRecord {
  readonly id: string
  /**
   * Where it is to be seen; unknown of pictures of documents after a reload, since their addresses are kept nowhere.
   */
  readonly url: string | undefined
}

/** Pictures of a form as one text, as a form's draft holds them. */
export const picturesText = (pictures: readonly PictureRecord[]): string =>
  pictures.length === 0 ? '' : JSON.stringify(pictures)

/** Total: what is no such text holds no picture. */
export function picturesIn(text: string): readonly PictureRecord[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value.flatMap(pictureIn) : []
}

function pictureIn(value: unknown): readonly PictureRecord[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, url } = value as Partial<Record<keyof UploadedPicture, unknown>>
  return typeof id === 'string' && (typeof url === 'string' || url === undefined) ? [{ id, url }] : []
}
