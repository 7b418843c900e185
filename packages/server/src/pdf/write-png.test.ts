import { decode } from 'fast-png'
import { expect, it } from 'vitest'
import { writePng } from './write-png.ts'

const rgbOf = (rgba: Uint8Array): readonly number[] => [...rgba].filter((_, at) => at % 4 !== 3)
const picture = (width: number, height: number, colourAt: (pixel: number) => readonly [number, number, number]) => ({
  width,
  height,
  rgba: Uint8Array.from(Array.from({ length: width * height }, (_, pixel) => [...colourAt(pixel), 255]).flat()),
})

it('a picture of few colours has them in a palette, each within what an eye can tell', async () => {
  const greys = picture(40, 30, (pixel) => [pixel % 256, 255 - (pixel % 256), 255])
  const { width, height, palette, data } = decode(await writePng(greys))
  expect([width, height]).toEqual([40, 30])
  const shown = [...data].flatMap((number) => palette?.[number]?.slice(0, 3) ?? [])
  expect(shown).toHaveLength(40 * 30 * 3)
  for (const [at, value] of rgbOf(greys.rgba).entries()) expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(4)
  expect(shown.slice(0, 3)).toEqual([3, 255, 255])
})

it('a picture of many colours keeps each of them', async () => {
  const many = picture(64, 64, (pixel) => [(pixel % 64) * 4, Math.floor(pixel / 64) * 4, pixel % 251])
  const { width, height, palette, channels, data } = decode(await writePng(many))
  expect([width, height, palette, channels]).toEqual([64, 64, undefined, 3])
  expect([...data]).toEqual(rgbOf(many.rgba))
})
