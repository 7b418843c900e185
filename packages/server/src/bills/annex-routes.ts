import type { FastifyInstance } from 'fastify'
import { unlessAway } from '../archive/index.ts'
import type { DataBox } from '../crypto/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { ANNEXES_PATH, readAnnex, type Annex } from './annex.ts'
import { openInvoiceFile } from './invoice-file-store.ts'
import { readStatement, statementFile } from './statement-of.ts'

/** Files that people were given an address for. One that is over is answered like one that never was. */
export function annexRoutes(app: FastifyInstance, deps: Pick<ModuleDeps, 'db' | 'clock'>, box: DataBox): void {
  app.get<{ Params: { encoded: string } }>(`${ANNEXES_PATH}/:encoded`, async (request, reply) => {
    const requested = new URLSearchParams(request.url.split('?')[1] ?? '')
    const annex = readAnnex(
      request.params.encoded,
      { until: requested.get('until') ?? '', key: requested.get('key') ?? '' },
      box,
      deps.clock.now(),
    )
    const bytes = annex === null ? undefined : await bytesOf(annex, deps, box)
    if (annex === null || bytes === undefined) return reply.callNotFound()
    return reply
      .type(isTable(annex) ? 'text/csv; charset=utf-8' : 'application/pdf')
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${isTable(annex) ? 'statement.csv' : `${annex.kind}.pdf`}"`,
      })
      .send(Buffer.from(bytes))
  })
}

const isTable = (annex: Annex): boolean => annex.kind === 'statement' && annex.format === 'csv'

async function bytesOf(
  annex: Annex,
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  box: DataBox,
): Promise<Uint8Array | undefined> {
  if (annex.kind === 'invoice') return openInvoiceFile(db, annex.invoiceId, box)
  const statement = await unlessAway(() => readStatement(db, annex.userId, annex, clock.now()))
  return statement.ok ? statementFile(statement.value, annex.format, annex.language, clock.now()) : undefined
}
