import type { FastifyInstance } from 'fastify'
import type { DataBox } from '../account/index.ts'
import { addAuditLine } from '../audit/index.ts'
import { limitTo } from '../http/index.ts'
import type { SignsElsewhere } from '../outside/index.ts'
import type { ModuleParts } from '../server-module.ts'
import { collectSignatures, contractOfFlow } from './sign-elsewhere.ts'

export const NOTICES_PATH = '/contract-notices'

const MOST_PER_MINUTE = 600

type NoticeParts = Pick<ModuleParts, 'db' | 'clock' | 'random' | 'log' | 'settings'>

/** Where the provider tells that something was signed. What it says is not believed: it is asked what is so. */
export function noticeRoutes(app: FastifyInstance, { db, clock, random, log, settings }: NoticeParts, eSignature: SignsElsewhere, box: DataBox): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Signed is the text as it came.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
    scope.post<{ Body: string }>(NOTICES_PATH, { config: limitTo(MOST_PER_MINUTE, settings.rateLimitPerMinute) }, async (request, reply) => {
      const flowId = eSignature.readNotice(request.body, String(request.headers['content-signature'] ?? ''))
      if (flowId === undefined) {
        await addAuditLine(db, { at: clock.now(), userId: null, what: `notice ${eSignature.kind}`, reason: 'notice-forged', field: 'signature', message: '通知签名不正确', clientAddress: request.ip })
        log.warn({ address: request.ip }, 'A notice of signatures was not the provider’s')
        return reply.code(403).send({})
      }
      const contractId = await contractOfFlow(db, flowId)
      const collected = contractId === undefined ? undefined : await collectSignatures(db, contractId, eSignature, { box, random, nowMs: clock.now() })
      // Told again later where it could not be asked about now.
      return reply.code(collected?.ok === false ? 502 : 200).send({})
    })
  })
}
