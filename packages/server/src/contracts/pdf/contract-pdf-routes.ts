import type { FastifyInstance } from 'fastify'
import type { DataBox } from '../../crypto/index.ts'
import { renderPage } from '../../pdf/index.ts'
import type { ModuleDeps } from '../../server-module.ts'
import { createRenderedPages } from './rendered-pages.ts'
import { findContractPdf } from './contract-pdf-store.ts'
import { isPdfUrlSigned, CONTRACT_PDF_PATH } from './contract-pdf-url.ts'

const ID = /^[\w-]{1,40}$/
const DIGEST = /^[0-9a-f]{64}$/

/** Documents and their pages. What may not be seen is answered like what never was. */
export function contractPdfRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  box: DataBox,
): void {
  const pages = createRenderedPages()
  app.get<{ Params: { contractId: string; digest: string; use: string } }>(
    `${CONTRACT_PDF_PATH}/:contractId/:digest/:use`,
    { config: { isSignedAddress: true } },
    async (request, reply) => {
      const { contractId, digest, use } = request.params
      const requested = new URLSearchParams(request.url.split('?')[1] ?? '')
      const isAllowed =
        ID.test(contractId) &&
        DIGEST.test(digest) &&
        isPdfUrlSigned(
          { contractId, digest },
          use,
          { until: requested.get('until') ?? '', key: requested.get('key') ?? '' },
          box,
          clock.now(),
        )
      if (!isAllowed) return reply.callNotFound()
      const paper = async (): Promise<Uint8Array | undefined> =>
        (await findContractPdf(db, box, contractId, digest))?.bytes
      const isFile = use.endsWith('.pdf')
      const bytes = isFile
        ? await paper()
        : await pages.pageFor(`${contractId}/${digest}/${use}`, async () => pageOf(await paper(), use))
      if (bytes === undefined) return reply.callNotFound()
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      if (!isFile) return reply.type('image/png').send(Buffer.from(bytes))
      const way = use === 'view.pdf' ? 'inline' : 'attachment'
      return reply
        .type('application/pdf')
        .header('content-disposition', `${way}; filename="contract-${digest.slice(0, 8)}.pdf"`)
        .send(Buffer.from(bytes))
    },
  )
}

const pageOf = async (paper: Uint8Array | undefined, use: string): Promise<Uint8Array | undefined> =>
  paper === undefined ? undefined : renderPage(paper, Number(use.replace('.png', '')))
