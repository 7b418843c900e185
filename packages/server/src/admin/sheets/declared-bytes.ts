const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const DEFLATED = 8
const IN_ZIP64 = 0xffffffff

/**
 * How many bytes a ZIP archive says that it unpacks to; undefined where it does not say so for each file. The library
 * unpacks no more of a file than is said here.
 */
export function declaredBytes(archive: Uint8Array, maxFiles: number): number | undefined {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  let end = archive.length - END_BYTES
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1
  if (end < 0) return undefined
  const files = view.getUint16(end + 10, true)
  if (files > maxFiles || view.getUint32(end + 12, true) === IN_ZIP64) return undefined
  let [at, sum] = [view.getUint32(end + 16, true), 0]
  for (let file = 0; file < files; file += 1) {
    if (at + ENTRY_BYTES > archive.length || view.getUint32(at, true) !== ENTRY) return undefined
    const bytes = view.getUint32(at + 24, true)
    if (bytes === IN_ZIP64 || (bytes === 0 && view.getUint16(at + 10, true) === DEFLATED && !isEmpty(view, at)))
      return undefined
    sum += bytes
    at += ENTRY_BYTES + [28, 30, 32].reduce((length, offset) => length + view.getUint16(at + offset, true), 0)
  }
  return sum
}

/** Nothing, as deflate writes it, and its length is not left for later. */
const isEmpty = (view: DataView, at: number): boolean =>
  view.getUint32(at + 20, true) <= 2 && view.getUint32(at + 20, true) > 0 && (view.getUint16(at + 8, true) & 8) === 0
