import { pictureSizeIn, type PictureSize } from '@diandu/core/catalog'
import type { Clock } from '@diandu/core/kernel'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { openBytes } from './open-picture.ts'
import { findPicture, type PictureRecord } from './picture-store.ts'
import { isSignedFor, PICTURES_PATH } from './picture-url.ts'
import { createImageProcessor } from './processing/image-processor.ts'
import { createSizedPictures } from './sizes/sized-picture.ts'

const ID = /^[\w-]{1,40}$/
/** A listing may leave the market, its pictures with it. */
const HOUR_SECONDS = 3600
const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Pictures that people uploaded: documents of theirs, which no browser keeps, avatars, and photos of listings. One that
 * may not be seen is answered like one that never was.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  box: DataBox,
): void {
  const processor = createImageProcessor()
  app.addHook('onClose', () => processor.close())
  const sizes = createSizedPictures({ db, box, processor, now: () => clock.now() })
  /** In the form that is asked for; whole where there is no smaller one. */
  async function read(picture: PictureRecord, size: PictureSize | undefined) {
    const sized = size === undefined ? undefined : await sizes.read(picture, size)
    return sized === undefined || sized === 'busy'
      ? { type: picture.type, bytes: await openBytes(db, box, picture), isForNow: sized === 'busy' }
      : { type: 'image/jpeg', bytes: sized, isForNow: false }
  }
  app.get<{ Params: { id: string } }>(
    `${PICTURES_PATH}/:id`,
    { config: { isSignedAddress: true } },
    async (request, reply) => {
      const { id } = request.params
      const requested = new URLSearchParams(request.url.split('?')[1] ?? '')
      const size = pictureSizeIn(requested)
      const picture = ID.test(id) ? await findPicture(db, id, size) : undefined
      const isSigned = isSignedFor(
        id,
        { until: requested.get('until') ?? '', key: requested.get('key') ?? '' },
        box,
        clock.now(),
      )
      if (picture === undefined || !(picture.isAvatar || picture.isPublic || isSigned)) return reply.callNotFound()
      const { type, bytes, isForNow } = await read(picture, size)
      return reply
        .type(type)
        .headers({
          'cache-control': isForNow ? 'no-store' : cacheControlOf(picture),
          'content-disposition': 'inline; filename="picture"',
        })
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}

function cacheControlOf({ isAvatar, isPublic }: PictureRecord): string {
  if (isAvatar) return `public, max-age=${YEAR_SECONDS}, immutable`
  return isPublic ? `public, max-age=${HOUR_SECONDS}` : 'no-store'
}
