/** Marks that show nothing: directions, joiners, fillers, choices of a glyph. */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu

/**
 * One spelling for what keyboards, input methods and copied pages write in several: width, marks that show nothing,
 * white space. Every reader of typed text begins with it.
 */
export const foldTyped = (raw: string): string =>
  raw.replace(INVISIBLE, '').normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
