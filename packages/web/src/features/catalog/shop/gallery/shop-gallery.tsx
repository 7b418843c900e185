import { useState, type ComponentType, type MouseEvent } from 'react'
import type { Photo } from '@diandu/core/catalog'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { shopMessages } from '../../../../messages/catalog/shop.messages.ts'
import { toasts } from '../../../../ui/feedback/toasts.ts'
import { Carousel } from '../../../../ui/pictures/carousel.tsx'
import type { PhotoViewerProps } from './photo-viewer.tsx'
import { ShopPhoto } from './shop-photo.tsx'
import styles from './gallery.module.css'

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
