import { encode } from 'fast-png'

/** A picture as a camera gives one, its left half red and its right half blue, with the grain of a sensor. */
export function paintedPng(widthPx: number, heightPx: number, grain = 12): Uint8Array {
  const data = new Uint8Array(widthPx * heightPx * 3)
  let noise = 7
  for (let place = 0; place < widthPx * heightPx; place += 1) {
    noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648
    const shade = 80 + (place % widthPx) / 16 + (grain * noise) / 2_147_483_648
    const isLeft = place % widthPx < widthPx / 2
    data.set(isLeft ? [shade + 100, shade / 2, shade / 2] : [shade / 2, shade / 2, shade + 100], place * 3)
  }
  return encode({ width: widthPx, height: heightPx, data, channels: 3 })
}
