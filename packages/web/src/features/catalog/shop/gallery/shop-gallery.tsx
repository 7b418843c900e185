import { mediumPicture, type Photo } from '@diandu/core/catalog'
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { shopMessages } from '../../../../messages/catalog/shop.messages.ts'
import { toasts } from '../../../../ui/feedback/toasts.ts'
import { Carousel } from '../../../../ui/pictures/carousel.tsx'
import { Media } from '../../../../ui/pictures/media.tsx'
import styles from './gallery.module.css'
import type { PhotoViewerProps } from './photo-viewer.tsx'

/** The pictures of a shop; one that is tapped opens large. Before any script each is a link to itself. */
export function ShopGallery({ photos }: { readonly photos: readonly Photo[] }) {
  const messages = useMessages(shopMessages)
  const [opened, open] = useState<{ readonly Viewer: ComponentType<PhotoViewerProps>; readonly at: number }>()
  const enlarge = (event: MouseEvent, at: number) => {
    event.preventDefault()
    import('./photo-viewer.tsx').then(
      ({ PhotoViewer }) => open({ Viewer: PhotoViewer, at }),
      () => toasts.show(messages.gallery.notOpened, 'bad'),
    )
  }
  return (
    <div className={styles.gallery} data-alike="picture">
      <Carousel
        label={messages.photos}
        slides={photos.map((photo, at) => ({
          key: photo.url,
          label: messages.photo(String(at + 1), String(photos.length), photo.caption),
          content: <ShopPhoto photo={photo} eager={at === 0} onOpen={(event) => enlarge(event, at)} />,
        }))}
      />
      {opened !== undefined && <opened.Viewer photos={photos} start={opened.at} onClose={() => open(undefined)} />}
    </div>
  )
}

interface ShopPhotoProps {
  readonly photo: Photo
  readonly eager: boolean
  readonly onOpen: (event: MouseEvent) => void
}

/** A picture that did not load keeps its place, says so, and can be asked for again. */
function ShopPhoto({ photo: { url, caption }, eager, onOpen }: ShopPhotoProps) {
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
