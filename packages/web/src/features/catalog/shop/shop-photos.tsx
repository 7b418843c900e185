import type { Shop } from '@diandu/core/catalog'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Section } from '../../../ui/lists/section.tsx'
import { Carousel } from '../../../ui/pictures/carousel.tsx'
import { Media } from '../../../ui/pictures/media.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'

/** The pictures of a shop, one beside the other. */
export function ShopPhotos({ photos }: Pick<Shop, 'photos'>) {
  const messages = useMessages(shopMessages)
  return (
    <Section title={messages.photos}>
      <Carousel
        label={messages.photos}
        slides={photos.map((photo, index) => ({
          key: photo.url,
          label: messages.photo(String(index + 1), String(photos.length), photo.caption),
          content: <Media src={photo.url} alt={photo.caption} />,
        }))}
      />
    </Section>
  )
}
