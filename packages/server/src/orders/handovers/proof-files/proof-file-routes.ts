import { Readable } from 'node:stream'
import type { ProofType } from '@diandu/core/orders'
import type { FastifyInstance } from 'fastify'
import type { DataBox } from '../../../crypto/index.ts'
import type { ModuleDeps } from '../../../server-module.ts'
import { findProofFile, readProofChunks } from './proof-file-store.ts'
import { isProofUrlSigned, PROOF_FILES_PATH } from './proof-file-url.ts'

const ID = /^[\w-]{1,40}$/

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  text: 'application/octet-stream',
} as const satisfies Record<ProofType, string>

/** Files that sellers proved a hand-over with: to be saved, and never shown by a browser as a page of ours. */
export function proofFileRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  box: DataBox,
): void {
  app.get<{ Params: { id: string } }>(
    `${PROOF_FILES_PATH}/:id`,
    { config: { isSignedAddress: true } },
    async (request, reply) => {
      const { id } = request.params
      const requested = new URLSearchParams(request.url.split('?')[1] ?? '')
      const signed = { until: requested.get('until') ?? '', key: requested.get('key') ?? '' }
      const isAllowed = ID.test(id) && isProofUrlSigned(id, signed, box, clock.now())
      const document = isAllowed ? (await findProofFile(db, id))?.document : undefined
      if (!document) return reply.callNotFound()
      const { name, type, bytes } = document
      return reply
        .type(TYPES[type])
        .headers({
          'content-length': bytes,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': `attachment; filename="proof.${name.split('.').at(-1) ?? ''}"; filename*=UTF-8''${encoded(name)}`,
        })
        .send(Readable.from(readProofChunks(db, box, id)))
    },
  )
}

/** As RFC 8187 asks. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
