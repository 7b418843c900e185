const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const END_BYTES = 22
const ENTRY_BYTES = 46
/** The longest comment that may be behind the end. */
const MAX_COMMENT = 0xffff
const MAX_ENTRIES = 10_000
/** Beyond, it would fill the machine of its reader. */
const MAX_UNPACKED_BYTES = 400 * 1024 * 1024
const ENCRYPTED = 1

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Whether it begins as a ZIP archive does. */
export const isArchive = (bytes: Uint8Array): boolean => bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === LOCAL

/** The names of the files in a ZIP archive. One that is cut short or made to burst is broken. */
export function archiveNames(bytes: Uint8Array): readonly string[] | 'broken' | 'locked' {
  const view = viewOf(bytes)
  const end = endOf(view)
  if (end === undefined) return 'broken'
  const count = view.getUint16(end + 10, true)
  const names: string[] = []
  let at = view.getUint32(end + 16, true)
  let unpacked = 0
  if (count > MAX_ENTRIES) return 'broken'
  for (let place = 0; place < count; place += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return 'broken'
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) return 'locked'
    unpacked += view.getUint32(at + 24, true)
    const length = view.getUint16(at + 28, true)
    const next = at + ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) return 'broken'
    names.push(String.fromCharCode(...bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + Math.min(length, 255))))
    at = next
  }
  return unpacked > MAX_UNPACKED_BYTES ? 'broken' : names
}

/** Where the end of its list of files stands: the last one that reaches the end of the archive. */
function endOf(view: DataView): number | undefined {
  const least = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1)
    if (view.getUint32(at, true) === END && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength)
      return at
  return undefined
}
