import type { FastifyInstance } from 'fastify'
import type { DataBox } from '../account/index.ts'
import { drawPage } from '../papers/index.ts'
import type { ModuleParts } from '../server-module.ts'
import { findPaper } from './paper-store.ts'
import { isPaperSignedFor, PAPERS_PATH } from './paper-url.ts'

const ID = /^[\w-]{1,40}$/
const DIGEST = /^[0-9a-f]{64}$/
const HALF_AN_HOUR_SECONDS = 1800

/** Documents and their pages. What may not be seen is answered like what never was. */
export function paperRoutes(app: FastifyInstance, { db, clock }: Pick<ModuleParts, 'db' | 'clock'>, box: DataBox): void {
  app.get<{ Params: { contractId: string; digest: string; use: string } }>(`${PAPERS_PATH}/:contractId/:digest/:use`, async (request, reply) => {
    const { contractId, digest, use } = request.params
    const asked = new URLSearchParams(request.url.split('?')[1] ?? '')
    const isAllowed =
      ID.test(contractId) &&
      DIGEST.test(digest) &&
      isPaperSignedFor({ contractId, digest }, use, { until: asked.get('until') ?? '', key: asked.get('key') ?? '' }, box, clock.now())
    const paper = isAllowed ? await findPaper(db, box, contractId, digest) : undefined
    if (paper === undefined) return reply.callNotFound()
    reply.headers({ 'cache-control': `private, max-age=${HALF_AN_HOUR_SECONDS}, immutable`, 'x-robots-tag': 'noindex' })
    if (use.endsWith('.pdf')) {
      const way = use === 'view.pdf' ? 'inline' : 'attachment'
      return reply.type('application/pdf').header('content-disposition', `${way}; filename="contract-${digest.slice(0, 8)}.pdf"`).send(Buffer.from(paper.bytes))
    }
    const page = await drawPage(paper.bytes, Number(use.replace('.png', '')))
    return page === undefined ? reply.callNotFound() : reply.type('image/png').send(Buffer.from(page))
  })
}
