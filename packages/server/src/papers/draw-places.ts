import { FACES, keepTogether, PAGE, TEXT_WIDTH, type Sheet } from './open-sheet.ts'
import type { SignaturePlace } from './paper.ts'

/** A field of the form, as the library refers to it. */
export interface DrawnPlace {
  readonly end: () => void
}

const PLACE = { width: 220, height: 72 } as const
const LABEL_HEIGHT = 20
const PRINTED = 4

/** Boxes to sign in, two in a row, each a field that is empty until its one signature. */
export function drawPlaces(sheet: Sheet, places: readonly SignaturePlace[]): readonly DrawnPlace[] {
  return places.map((place, index) => {
    const isFirstInRow = index % 2 === 0
    if (isFirstInRow) keepTogether(sheet, LABEL_HEIGHT + PLACE.height + 16)
    const x = isFirstInRow ? PAGE.margin : PAGE.margin + TEXT_WIDTH - PLACE.width
    const top = sheet.y + 8
    sheet.font(FACES.plain, 10).fillColor('#5B6670').text(place.label, x, top, { width: PLACE.width, lineBreak: false })
    const y = top + LABEL_HEIGHT
    sheet.rect(x, y, PLACE.width, PLACE.height).lineWidth(0.5).strokeColor('#C9CFD4').stroke()
    const isRowFull = !isFirstInRow || index === places.length - 1
    sheet.y = isRowFull ? y + PLACE.height + 8 : top - 8
    return declareField(sheet, place.name, { x, y })
  })
}

function declareField(sheet: Sheet, name: string, { x, y }: { readonly x: number; readonly y: number }): DrawnPlace {
  const bottom = PAGE.height - y - PLACE.height
  // The library's types ask for a last chunk that a dictionary does not have.
  const field: DrawnPlace = sheet.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    // The library writes a String object as text, and a plain one as a name.
    T: new String(name),
    Rect: [x, bottom, x + PLACE.width, bottom + PLACE.height],
    F: PRINTED,
    P: (sheet.page as unknown as { readonly dictionary: unknown }).dictionary,
  }) as unknown as DrawnPlace
  ;(sheet.page.annotations as unknown[]).push(field)
  field.end()
  return field
}
