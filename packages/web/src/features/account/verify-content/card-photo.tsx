import type { GuideName } from '../photos/photo-guide.tsx'
import { picturesIn, picturesText } from '../photos/kept-pictures.ts'
import { PhotoSlot } from '../photos/photo-slot.tsx'

interface CardPhotoProps {
  readonly label: string
  readonly guide: GuideName
  /** A text that holds one picture or none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

export function CardPhoto({ value, onChange, ...slot }: CardPhotoProps) {
  return <PhotoSlot {...slot} picture={picturesIn(value)[0]} onChange={(picture) => onChange(picturesText(picture === undefined ? [] : [picture]))} />
}
