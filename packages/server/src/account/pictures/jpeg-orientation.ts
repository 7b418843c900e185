const EXIF = 'Exif\0\0'
const ORIENTATION = 0x0112

/** How a camera was held, 1 to 8, from an EXIF segment; undefined where it does not say. */
export function readOrientation(body: Buffer): number | undefined {
  if (body.toString('latin1', 0, EXIF.length) !== EXIF) return undefined
  const tiff = body.subarray(EXIF.length)
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined
  const two = (at: number): number =>
    at + 2 > tiff.length ? 0 : order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < two(first); entry += 1) {
    const at = first + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (two(at) === ORIENTATION) return isOrientation(two(at + 8)) ? two(at + 8) : undefined
  }
  return undefined
}

const isOrientation = (value: number): boolean => value >= 1 && value <= 8

/** An EXIF segment that says this and nothing else; none where the picture stands as it is. */
export function writeOrientation(orientation: number): readonly Buffer[] {
  if (orientation === 1) return []
  const ifd = Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
  const body = Buffer.concat([Buffer.from(EXIF, 'latin1'), Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8]), ifd])
  return [Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body])]
}
