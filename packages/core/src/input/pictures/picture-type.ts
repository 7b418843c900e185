export type PictureType = 'image/png' | 'image/jpeg'

const BEGINNINGS: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

/** So much of a file tells what it is. */
export const PICTURE_TYPE_BYTES = 12

/** The type of a picture that is taken, by how the file begins: what a phone calls it may be anything. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  BEGINNINGS.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[0]

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** A photo as iPhones keep it, which only few programs can read. */
export const isHeic = (bytes: Uint8Array): boolean =>
  letters(bytes.subarray(4, 8)) === 'ftyp' && HEIC_BRANDS.has(letters(bytes.subarray(8, PICTURE_TYPE_BYTES)))

const letters = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
