const MAX_SIGNS = 200

/**
 * An uploaded picture's id: words joined by single dots and slashes, so that it leads nowhere but to where uploads are.
 */
export function isPhotoId(text: string): boolean {
  return text.length <= MAX_SIGNS && /^\w[\w-]*(?:[./][\w-]+)*$/.test(text)
}
