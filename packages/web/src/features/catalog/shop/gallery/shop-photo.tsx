import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { mediumPicture, type Photo } from '@diandu/core/catalog'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { shopMessages } from '../../../../messages/catalog/shop.messages.ts'
import { Media } from '../../../../ui/pictures/media.tsx'
import styles from './gallery.module.css'

interface ShopPhotoProps {
  readonly photo: Photo
  readonly eager: boolean
  readonly onOpen: (event: MouseEvent) => void
}

/** A picture that did not load keeps its place, says so, and can be asked for again. */
export function ShopPhoto({ photo: { url, caption }, eager, onOpen }: ShopPhotoProps) {
  const messages = useMessages(shopMessages).gallery
  const frame = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    // It may have failed before there was a script to hear of it.
    const picture = frame.current?.querySelector('img')
    if (picture?.complete === true && picture.naturalWidth === 0 && picture.currentSrc !== '') setBroken(true)
  }, [])
  return (
    <div ref={frame} className={styles.photo} onErrorCapture={() => setBroken(true)}>
      {isBroken ? (
        <div className={styles.broken}>
          <p>{messages.broken}</p>
          <button
            type="button"
            className={styles.again}
            onClick={() => {
              setTries(tries + 1)
              setBroken(false)
            }}
          >
            {messages.again}
          </button>
        </div>
      ) : (
        <a href={url} aria-label={messages.enlarge(caption)} onClick={onOpen}>
          <Media key={tries} src={mediumPicture(url)} alt={caption} eager={eager} />
        </a>
      )}
    </div>
  )
}
