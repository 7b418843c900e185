/** `#fff` or `#ffffff` as `255,255,255`, for use inside `rgb()`; any other text comes back as it was. */
export function hexToRgb(colour: string): string {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (digits === undefined) return colour
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(long, 16)
  return [value >> 16, (value >> 8) & 255, value & 255].join(',')
}
