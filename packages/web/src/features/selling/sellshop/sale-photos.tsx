import { useRef } from 'react'
import { nameIn } from '@diandu/core/messages'
import { MAX_SALE_PHOTOS, photosIn, photosText, SELL_FIELD_NAMES, type OfferedPhoto } from '@diandu/core/selling'
import { PhotoSlot } from '../../../app/shops/photos/photo-slot.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useAsUser } from '../../../app/session/use-as-user.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import { useSellDesk } from './sell-fields.tsx'
import styles from './sellshop-page.module.css'

/** The photos in their order, the first of them the cover. One that did not arrive stays, and can be sent again. */
export function SalePhotos() {
  const { form, change, errorOf, isMember } = useSellDesk()
  const messages = useMessages(sellMessages).photos
  const locale = useLocale()
  const photos = photosIn(form.photos) ?? []
  const put = (next: readonly OfferedPhoto[]) => change({ photos: photosText(next) })
  const move = (from: number, to: number) => {
    const next = [...photos]
    const [photo] = next.splice(from, 1)
    if (photo !== undefined) next.splice(to, 0, photo)
    put(next)
  }
  const shelf = useRef<HTMLUListElement>(null)
  // Only a press of their own opens a picker: what was asked for is in reach.
  const addPhotos = useAsUser('photos', () => shelf.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  const places: readonly (OfferedPhoto | undefined)[] = [
    ...photos,
    ...(isMember && photos.length < MAX_SALE_PHOTOS ? [undefined] : []),
  ]
  return (
    <fieldset className="border-0">
      <legend className="p-0 type-line strong">{messages.legend}</legend>
      <p className="note mb-8">{messages.line(MAX_SALE_PHOTOS)}</p>
      {!isMember && (
        <Notice
          action={
            <Button look="secondary" size="small" onClick={() => addPhotos()}>
              {messages.toLogin}
            </Button>
          }
        >
          {messages.login}
        </Notice>
      )}
      <ul ref={shelf} className={styles.shelf} aria-label={nameIn(SELL_FIELD_NAMES.photos, locale)}>
        {places.map((photo, place) => (
          <li key={photo?.id ?? `free-${place}`}>
            <PhotoSlot
              label={messages.photo(place + 1)}
              guide="square"
              picture={photo}
              onChange={(picture) =>
                put([
                  ...photos.slice(0, place),
                  ...(picture === undefined ? [] : [{ id: picture.id, url: picture.url }]),
                  ...photos.slice(place + 1),
                ])
              }
              {...(photo === undefined ? errorOf('photos') : {})}
            />
            {photo !== undefined && place === 0 && <Badge tone="ferry">{messages.cover}</Badge>}
            {photo !== undefined && photos.length > 1 && (
              <span className="flex wrap trail-4">
                {place > 0 && (
                  <Button look="quiet" size="small" onClick={() => move(place, 0)}>
                    {messages.makeCover}
                  </Button>
                )}
                {place > 1 && (
                  <Button look="quiet" size="small" onClick={() => move(place, place - 1)}>
                    {messages.earlier}
                  </Button>
                )}
                {place < photos.length - 1 && (
                  <Button look="quiet" size="small" onClick={() => move(place, place + 1)}>
                    {messages.later}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
