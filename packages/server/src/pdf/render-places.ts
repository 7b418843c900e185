import { FONTS } from './font-names.ts'
import { keepTogether, PAGE, TEXT_WIDTH, type Sheet } from './open-sheet.ts'
import type { SignaturePlace } from './pdf-content.ts'

/** A field of the form, as the library refers to it. */
export interface RenderedPlace {
  readonly end: () => void
}

const PLACE = { width: 234, height: 104 } as const
const LABEL_HEIGHT = 20
const PRINTED = 4

/** Boxes to sign in, two in a row or one that is wide, each a field that is empty until its one signature. */
export function renderPlaces(sheet: Sheet, places: readonly SignaturePlace[]): readonly RenderedPlace[] {
  return rowsOf(places).flatMap((row) => {
    keepTogether(sheet, LABEL_HEIGHT + PLACE.height + 16)
    const top = sheet.y + 8
    const y = top + LABEL_HEIGHT
    const rendered = row.map((place, index) => {
      const width = place.isWide === true ? TEXT_WIDTH : PLACE.width
      const x = index === 0 ? PAGE.margin : PAGE.margin + TEXT_WIDTH - width
      sheet.font(FONTS.plain, 10).fillColor('#5B6670').text(place.label, x, top, { width, lineBreak: false })
      sheet.rect(x, y, width, PLACE.height).lineWidth(0.5).strokeColor('#C9CFD4').stroke()
      return declareField(sheet, place.name, { x, y, width })
    })
    sheet.y = y + PLACE.height + 8
    return rendered
  })
}

function rowsOf(places: readonly SignaturePlace[]): readonly (readonly SignaturePlace[])[] {
  const rows: SignaturePlace[][] = []
  for (const place of places) {
    const last = rows.at(-1)
    const fits = last?.length === 1 && last[0]?.isWide !== true && place.isWide !== true
    if (fits) last.push(place)
    else rows.push([place])
  }
  return rows
}

function declareField(
  sheet: Sheet,
  name: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): RenderedPlace {
  const bottom = PAGE.height - y - PLACE.height
  // The library's types ask for a last chunk that a dictionary does not have.
  const field: RenderedPlace = sheet.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    // The library writes a String object as text, and a plain one as a name.
    T: new String(name),
    Rect: [x, bottom, x + width, bottom + PLACE.height],
    F: PRINTED,
    P: (sheet.page as unknown as { readonly dictionary: unknown }).dictionary,
  }) as unknown as RenderedPlace
  ;(sheet.page.annotations as unknown[]).push(field)
  field.end()
  return field
}
