import type { Clock } from '@diandu/core/kernel'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { openBytes } from './open-picture.ts'
import { findPicture } from './picture-store.ts'
import { isSignedFor, PICTURES_PATH } from './picture-url.ts'

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
  app.get<{ Params: { id: string } }>(
    `${PICTURES_PATH}/:id`,
    { config: { isSignedAddress: true } },
    async (request, reply) => {
      const { id } = request.params
      const requested = new URLSearchParams(request.url.split('?')[1] ?? '')
      const picture = ID.test(id) ? await findPicture(db, id) : undefined
      const isSigned = isSignedFor(
        id,
        { until: requested.get('until') ?? '', key: requested.get('key') ?? '' },
        box,
        clock.now(),
      )
      if (picture === undefined || !(picture.isAvatar || picture.isPublic || isSigned)) return reply.callNotFound()
      const bytes = await openBytes(db, box, picture)
      return reply
        .type(picture.type)
        .headers({
          'cache-control': picture.isAvatar
            ? `public, max-age=${YEAR_SECONDS}, immutable`
            : picture.isPublic
              ? `public, max-age=${HOUR_SECONDS}`
              : 'no-store',
          'content-disposition': 'inline; filename="picture"',
        })
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}
