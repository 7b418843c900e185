const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const END_BYTES = 22
const ENTRY_BYTES = 46
/** The longest comment that may stand behind the end. */
const MAX_COMMENT = 0xffff
const MAX_ENTRIES = 10_000
/** Beyond, it would fill the machine of its reader. */
const MAX_UNPACKED_BYTES = 400 * 1024 * 1024
const ENCRYPTED = 1

/** The names of the files in a ZIP archive; undefined for what is none, is cut short, encrypted, or made to burst. */
export function archiveNames(bytes: Uint8Array): readonly string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < END_BYTES || view.getUint32(0, true) !== LOCAL) return undefined
  const end = endOf(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  const names: string[] = []
  let at = view.getUint32(end + 16, true)
  let unpacked = 0
  if (count > MAX_ENTRIES) return undefined
  for (let place = 0; place < count; place += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return undefined
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) return undefined
    unpacked += view.getUint32(at + 24, true)
    const length = view.getUint16(at + 28, true)
    const next = at + ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) return undefined
    names.push(String.fromCharCode(...bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + Math.min(length, 255))))
    at = next
  }
  return unpacked > MAX_UNPACKED_BYTES ? undefined : names
}

/** Where the end of its list of files stands: the last one that reaches the end of the archive. */
function endOf(view: DataView): number | undefined {
  const least = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1)
    if (view.getUint32(at, true) === END && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength)
      return at
  return undefined
}
