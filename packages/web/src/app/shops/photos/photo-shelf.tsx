import { photoMessages } from '../../../messages/photo.messages.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { picturesIn, picturesText, type PictureRecord } from './stored-pictures.ts'
import styles from './photo-shelf.module.css'
import { PhotoSlot } from './photo-slot.tsx'

interface PhotoShelfProps {
  readonly label: string
  readonly max: number
  /** The pictures as one text. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

/** The pictures there are, each with its own place, and room for one more. */
export function PhotoShelf({ label, max, value, onChange, error }: PhotoShelfProps) {
  const messages = useMessages(photoMessages)
  const pictures = picturesIn(value)
  const put = (place: number) => (picture: PictureRecord | undefined) =>
    onChange(
      picturesText([
        ...pictures.slice(0, place),
        ...(picture === undefined ? [] : [picture]),
        ...pictures.slice(place + 1),
      ]),
    )
  const places = [...pictures, ...(pictures.length < max ? [undefined] : [])]
  return (
    <ul className={styles.shelf} aria-label={label}>
      {places.map((picture, place) => (
        <li key={picture?.id ?? `free-${place}`}>
          <PhotoSlot
            label={messages.photo(place + 1)}
            guide="square"
            picture={picture}
            onChange={put(place)}
            {...(error === undefined || picture !== undefined ? {} : { error })}
          />
        </li>
      ))}
    </ul>
  )
}
