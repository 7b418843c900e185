/** The browser keeps it where downloads go. */
export function saveFile(name: string, contents: readonly BlobPart[]): void {
  const url = URL.createObjectURL(new Blob([...contents]))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0)
