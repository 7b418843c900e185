const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * How many pixels a PNG or a JPEG says that it has, read from its header without decoding anything; undefined where it
 * says nothing.
 */
export function picturePixels(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (PNG.every((byte, at) => bytes[at] === byte))
    return bytes.length < 24 ? undefined : view.getUint32(16) * view.getUint32(20)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegPixels(view) : undefined
}

/** The first frame's; frames are the segments C0 to CF without the three among them that are tables. */
function jpegPixels(view: DataView): number | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return view.getUint16(at + 5) * view.getUint16(at + 7)
    // Any number of filling bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}
