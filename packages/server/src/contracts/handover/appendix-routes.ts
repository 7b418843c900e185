import type { FastifyInstance } from 'fastify'
import type { DataBox } from '../../crypto/index.ts'
import type { ModuleDeps } from '../../server-module.ts'
import { APPENDIX_PATH, isAppendixUrlSigned } from './appendix-url.ts'
import { readAppendix } from './read-appendix.ts'

const ID = /^[\w-]{1,40}$/

/** The appendix of a hand-over. What may not be seen is answered like what never was. */
export function appendixRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  box: DataBox,
): void {
  app.get<{ Params: { orderId: string } }>(
    `${APPENDIX_PATH}/:orderId`,
    { config: { isSignedAddress: true } },
    async (request, reply) => {
      const { orderId } = request.params
      const requested = new URLSearchParams(request.url.split('?')[1] ?? '')
      const signed = { until: requested.get('until') ?? '', key: requested.get('key') ?? '' }
      const isAllowed = ID.test(orderId) && isAppendixUrlSigned(orderId, signed, box, clock.now())
      const bytes = isAllowed ? await readAppendix(db, box, orderId) : undefined
      if (bytes === undefined) return reply.callNotFound()
      return reply
        .type('application/pdf')
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-disposition': 'attachment; filename="handover-checklist.pdf"',
        })
        .send(Buffer.from(bytes))
    },
  )
}
