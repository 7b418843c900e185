/** A ZIP archive with these files, of which none holds anything. */
export function anArchive(
  names: readonly string[],
  { isEncrypted = false, unpackedBytes = 0 }: { readonly isEncrypted?: boolean; readonly unpackedBytes?: number } = {},
): Uint8Array {
  const places: number[] = []
  const written: number[] = []
  const put = (size: 2 | 4, value: number) => {
    for (let byte = 0; byte < size; byte += 1) written.push(Math.floor(value / 256 ** byte) % 256)
  }
  const nameOf = (name: string) => [...new TextEncoder().encode(name)]
  for (const name of names) {
    places.push(written.length)
    put(4, 0x04034b50)
    for (let field = 0; field < 11; field += 1) put(2, field === 1 && isEncrypted ? 1 : 0)
    written.splice(-4, 2, nameOf(name).length % 256, 0)
    written.push(...nameOf(name))
  }
  const from = written.length
  for (const [place, name] of names.entries()) {
    put(4, 0x02014b50)
    put(4, 0)
    put(2, isEncrypted ? 1 : 0)
    put(2, 0)
    for (const value of [0, 0, 0, unpackedBytes]) put(4, value)
    put(2, nameOf(name).length)
    for (let field = 0; field < 4; field += 1) put(2, 0)
    put(4, 0)
    put(4, places[place] ?? 0)
    written.push(...nameOf(name))
  }
  const length = written.length - from
  put(4, 0x06054b50)
  put(4, 0)
  put(2, names.length)
  put(2, names.length)
  put(4, length)
  put(4, from)
  put(2, 0)
  return Uint8Array.from(written)
}
