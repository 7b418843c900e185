import { ok, type Result } from '@diandu/core/kernel'
import type { FastifyInstance } from 'fastify'
import type { DataBox } from '../crypto/index.ts'
import { addForeignLine } from '../audit/index.ts'
import { truncated } from '../kernel/index.ts'
import { limitTo } from '../http/index.ts'
import type { FlowNotice, SignsElsewhere } from '../integrations/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { findFlow, noteStray } from './flows/flow-store.ts'
import { collectSignatures } from './flows/sign-elsewhere.ts'

export const NOTICES_PATH = '/contract-notices'

const MAX_PER_MINUTE = 600

type NoticeDeps = Pick<ModuleDeps, 'db' | 'clock' | 'random' | 'log' | 'settings'>

/** Where the provider tells that something was signed. What it says is not believed: it is asked what is so. */
export function contractNoticeRoutes(
  app: FastifyInstance,
  { db, clock, random, log, settings }: NoticeDeps,
  eSignature: SignsElsewhere,
  box: DataBox,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Signed is the text as it came.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
    scope.post<{ Body: string }>(
      NOTICES_PATH,
      { config: limitTo(MAX_PER_MINUTE, settings.rateLimitPerMinute) },
      async (request, reply) => {
        const notice = eSignature.readNotice(request.body, String(request.headers['content-signature'] ?? ''))
        if (notice === undefined) {
          await addForeignLine(db, {
            at: clock.now(),
            userId: null,
            what: `notice ${eSignature.kind}`,
            reason: 'notice-forged',
            field: 'signature',
            message: '通知签名不正确',
            clientAddress: request.ip,
          })
          log.warn({ address: truncated(request.ip) }, 'A notice of signatures was not the provider’s')
          return reply.code(403).send({})
        }
        const received = await onNotice(notice, { db, clock, random }, eSignature, box)
        // Told again where it could not be asked about, or the document is not made yet.
        return reply.code(received.ok && received.value === 'done' ? 200 : 502).send({})
      },
    )
  })
}

/** Longer than the answer to a request that begins a flow is waited for. */
const STRAY_AFTER_MS = 10 * 60_000

async function onNotice(
  { flowId, number }: FlowNotice,
  { db, clock, random }: Pick<NoticeDeps, 'db' | 'clock' | 'random'>,
  eSignature: SignsElsewhere,
  box: DataBox,
): Promise<Result<'done' | 'later'>> {
  const nowMs = clock.now()
  const flow = await findFlow(db, box, flowId)
  if (flow === undefined) await noteStray(db, { id: flowId, number }, nowMs, nowMs + STRAY_AFTER_MS)
  // For a flow that has ended here, the cancelling sweep queries the outcome.
  return flow !== undefined && flow.endedAt === null
    ? collectSignatures(db, flow.contractId, eSignature, { box, random, nowMs })
    : ok('done')
}
