const FILE_NAME = 'diandu.png'

/** The same picture as a file: old browsers cannot fetch a `data:` address under the page's content policy. */
export function pictureFile(dataUrl: string): File {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
  return new File([bytes], FILE_NAME, { type: 'image/png' })
}
