import { photoWords } from '../../words/photo.words.ts'
import { useWords } from '../preferences.ts'
import { picturesIn, picturesText, type KeptPicture } from './kept-pictures.ts'
import styles from './photo-shelf.module.css'
import { PhotoSlot } from './photo-slot.tsx'

interface PhotoShelfProps {
  readonly label: string
  readonly most: number
  /** The pictures as one text. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

/** The pictures there are, each with its own place, and room for one more. */
export function PhotoShelf({ label, most, value, onChange, error }: PhotoShelfProps) {
  const words = useWords(photoWords)
  const pictures = picturesIn(value)
  const put = (place: number) => (picture: KeptPicture | undefined) =>
    onChange(picturesText([...pictures.slice(0, place), ...(picture === undefined ? [] : [picture]), ...pictures.slice(place + 1)]))
  const places = [...pictures, ...(pictures.length < most ? [undefined] : [])]
  return (
    <ul className={styles.shelf} aria-label={label}>
      {places.map((picture, place) => (
        <li key={picture?.id ?? `free-${place}`}>
          <PhotoSlot
            label={words.photo(place + 1)}
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
