import type { ShopId } from '@diandu/core/catalog'
import type { FastifyInstance } from 'fastify'
import { findShop } from '../../catalog/index.ts'
import type { ModuleDeps } from '../../server-module.ts'
import { renderShopPhoto } from './render-shop-photo.ts'

const PHOTO = /^\/media\/shop\/([\w-]{1,40})\/([1-9])\.svg$/
const HOUR_SECONDS = 3_600

/**
 * `/media/shop/{id}/{n}.svg`: pictures of shops, drawn when they are asked for. Also of those that are paused or under
 * review: their sellers see them, and a picture request carries no login. They show nothing but the invented shop.
 */
export function mediaRoutes(app: FastifyInstance, { db }: Pick<ModuleDeps, 'db'>): void {
  app.get('/media/shop/*', async (request, reply) => {
    const [path = '', asked = ''] = request.url.split('?')
    const [, id = '', n = ''] = PHOTO.exec(path) ?? []
    const found = id === '' ? null : await findShop(db, id as ShopId)
    const rendered =
      found === null ? undefined : renderShopPhoto(found.shop, Number(n), asked.split('&').includes('small'))
    if (rendered === undefined) return reply.callNotFound()
    return reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).type('image/svg+xml').send(rendered)
  })
}
