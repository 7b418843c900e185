import { hash } from 'node:crypto'
import { compress, encodingFor, isWorthCompressing, type Encoding } from '../compress-answers.ts'
import { pagePolicy } from './content-policy.ts'
import type { RenderedPage } from './renderer.ts'

/** A rendered page as it is sent: made once, however many it is sent to, in each encoding once. */
export interface PageAnswer {
  readonly status: number
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  readonly isCacheable: boolean
  /** Upper bound of the memory that the cached page takes. */
  readonly sizeBytes: number
  readonly html: Buffer
  /** The smallest form that the client takes, and what it is encoded in. */
  readonly bodyFor: (
    accepted: string | undefined,
  ) => Promise<{ readonly encoding: Encoding | null; readonly bytes: Buffer }>
}

export function pageAnswer(page: RenderedPage): PageAnswer {
  const html = Buffer.from(page.html)
  const tag = `W/"${hash('sha256', html, 'base64url').slice(0, 22)}"`
  const made = new Map<Encoding, Promise<Buffer>>()
  const madeIn = (encoding: Encoding): Promise<Buffer> => {
    const bytes = made.get(encoding) ?? compress(html, encoding)
    made.set(encoding, bytes)
    return bytes
  }
  return {
    status: page.status,
    tag,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(page),
      etag: tag,
      ...page.headers,
    },
    // An answer with a cookie belongs to one visitor, whatever the page declares.
    isCacheable: page.isCacheable === true && page.status === 200 && page.headers?.['set-cookie'] === undefined,
    // Neither compressed form is larger than what it is made of.
    sizeBytes: html.length * 2,
    html,
    async bodyFor(accepted) {
      const encoding = isWorthCompressing(html) ? encodingFor(accepted) : null
      return { encoding, bytes: encoding === null ? html : await madeIn(encoding) }
    },
  }
}
