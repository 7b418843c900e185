import { MOST_PROPOSAL_PHOTOS } from '@diandu/core/account'
import { useWords } from '../../../app/preferences.ts'
import { proposalWords } from '../../../words/proposal.words.ts'
import { picturesIn, picturesText, type KeptPicture } from '../photos/kept-pictures.ts'
import { PhotoSlot } from '../photos/photo-slot.tsx'
import styles from './proposal-page.module.css'

interface PhotoShelfProps {
  /** The pictures as one text. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

/** The pictures there are, each with its own place, and room for one more. */
export function PhotoShelf({ value, onChange, error }: PhotoShelfProps) {
  const words = useWords(proposalWords)
  const pictures = picturesIn(value)
  const put = (place: number) => (picture: KeptPicture | undefined) =>
    onChange(picturesText([...pictures.slice(0, place), ...(picture === undefined ? [] : [picture]), ...pictures.slice(place + 1)]))
  const places = [...pictures, ...(pictures.length < MOST_PROPOSAL_PHOTOS ? [undefined] : [])]
  return (
    <ul className={styles.shelf} aria-label={words.photos}>
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
