import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { drawSharePicture, type SharePicture } from '../../share-pictures/index.ts'
import type { Renderer } from './renderer.ts'

const SHARE_PICTURES_PATH = '/share-pictures'
const ADDRESS = /^\/share-pictures\/([\w-]+)(\/.+)\.png$/
/** Of some forty kilobytes each. */
const MAX_KEPT = 200
/** A picture's address changes with what is on it. */
const MAX_AGE_SECONDS = 24 * 3600

/**
 * The pictures that chats show beside links to our pages: `/share-pictures/zh-CN/shop/known.png` is that of
 * `/shop/known`. They are drawn when a chat first asks, one after the other, so that a crowd of them holds up no page.
 */
export function addSharePictureRoutes(
  scope: FastifyInstance,
  { describePicture }: Pick<Renderer, 'describePicture'>,
): void {
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_KEPT })
  let last: Promise<unknown> = Promise.resolve()
  const draw = (picture: SharePicture): Promise<Uint8Array> => {
    const key = JSON.stringify(picture)
    const known = drawn.get(key)
    if (known !== undefined) return known
    const png = last.then(() => drawSharePicture(picture))
    last = png.catch(() => drawn.delete(key))
    drawn.set(key, png)
    return png
  }
  scope.get(`${SHARE_PICTURES_PATH}/*`, async (request, reply) => {
    const [pathname = '', query = ''] = request.url.split('?', 2)
    const [, locale, path] = ADDRESS.exec(pathname) ?? []
    const picture =
      locale === undefined || path === undefined ? undefined : await describePicture?.(`${path}?${query}`, locale)
    if (picture === undefined) return reply.callNotFound()
    const png = await draw(picture)
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .send(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
  })
}
