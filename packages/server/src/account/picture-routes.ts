import type { Clock } from '@diandu/core/kernel'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/index.ts'
import type { DataBox } from './data-box.ts'
import { findPicture } from './picture-store.ts'
import { aboutPicture, isSignedFor, PICTURES_PATH } from './picture-url.ts'

const ID = /^[\w-]{1,40}$/
const YEAR_SECONDS = 365 * 24 * 3600
const DAY_SECONDS = 24 * 3600

/** Pictures that people uploaded. One that may not be seen is answered like one that never was. */
export function pictureRoutes(app: FastifyInstance, { db, clock }: { readonly db: Database; readonly clock: Clock }, box: DataBox): void {
  app.get<{ Params: { id: string } }>(`${PICTURES_PATH}/:id`, async (request, reply) => {
    const { id } = request.params
    const asked = new URLSearchParams(request.url.split('?')[1] ?? '')
    const picture = ID.test(id) ? await findPicture(db, id) : undefined
    const isSigned = isSignedFor(id, { until: asked.get('until') ?? '', key: asked.get('key') ?? '' }, box, clock.now())
    if (picture === undefined || !(picture.isAvatar || isSigned)) return reply.callNotFound()
    return reply
      .type(picture.type)
      .headers({
        'cache-control': picture.isAvatar ? `public, max-age=${YEAR_SECONDS}, immutable` : `private, max-age=${DAY_SECONDS}, immutable`,
        'content-disposition': 'inline; filename="picture"',
      })
      .send(Buffer.from(box.open(picture.sealed, aboutPicture(picture.contentHash))))
  })
}
