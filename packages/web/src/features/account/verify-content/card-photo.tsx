import type { GuideName } from '../../../app/shops/photos/photo-guide.tsx'
import { PhotoSlot } from '../../../app/shops/photos/photo-slot.tsx'

interface CardPhotoProps {
  readonly label: string
  readonly guide: GuideName
  /** The picture's id, and nothing else of it: its address would show it to every finder. Empty for none. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error?: string
}

export function CardPhoto({ value, onChange, ...slot }: CardPhotoProps) {
  return (
    <PhotoSlot
      {...slot}
      picture={value === '' ? undefined : { id: value, url: undefined }}
      onChange={(picture) => onChange(picture?.id ?? '')}
    />
  )
}
