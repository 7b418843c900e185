import Vips from 'wasm-vips'

const vips = await Vips({ dynamicLibraries: [] })

type Colour = readonly [red: number, green: number, blue: number]

/** Left and right halves of two colours; the upper left corner is white, so that a turn is seen. */
export function twoColours(left: Colour, right: Colour, widthPx = 120, heightPx = 80): Vips.Image {
  const half = (colour: Colour) => vips.Image.black(widthPx / 2, heightPx, { bands: 3 }).add([...colour])
  const corner = vips.Image.black(20, 20, { bands: 3 }).add([255, 255, 255])
  return half(left).join(half(right), 'horizontal').insert(corner, 0, 0).cast('uchar').copy({ interpretation: 'srgb' })
}

/** The same colours, written as numbers of the profile `p3`, which is put beside them. */
export const inP3 = (picture: Vips.Image): Vips.Image => picture.iccTransform('p3', { input_profile: 'srgb' })
export const inCmyk = (picture: Vips.Image): Vips.Image => picture.iccTransform('cmyk', { input_profile: 'srgb' })
export const in16Bit = (picture: Vips.Image): Vips.Image => picture.colourspace('rgb16')
export const inGrey = (picture: Vips.Image): Vips.Image => picture.colourspace('b-w')
export const blank = (widthPx: number, heightPx: number): Vips.Image =>
  vips.Image.black(widthPx, heightPx).add(255).cast('uchar').copy({ interpretation: 'b-w' })

/** As a camera that is held another way says it, in EXIF. */
export function turned(picture: Vips.Image, orientation: number): Vips.Image {
  const copy = picture.copy()
  copy.setInt('orientation', orientation)
  return copy
}

export const jpegFrom = (picture: Vips.Image, interlace = false): Uint8Array =>
  picture.jpegsaveBuffer({ Q: 95, interlace, subsample_mode: 'off' })
export const pngFrom = (picture: Vips.Image, interlace = false): Uint8Array => picture.pngsaveBuffer({ interlace })

export interface Look {
  readonly size: readonly [widthPx: number, heightPx: number]
  /** As the numbers of the file, without any profile. */
  readonly at: (x: number, y: number) => readonly number[]
  readonly fields: readonly string[]
}

export function lookAt(bytes: Uint8Array): Look {
  const picture = vips.Image.newFromBuffer(bytes, '', { fail_on: 'error' })
  return {
    size: [picture.width, picture.height],
    at: (x, y) => picture.getpoint(x, y),
    fields: [...picture.getFields()],
  }
}
