/** So long the browser may take to begin reading what is saved. */
const RETENTION_MS = 60_000

/** As if a link to the file had been tapped. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(href), RETENTION_MS)
}
