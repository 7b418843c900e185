import { createCipheriv, createHmac } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach } from 'vitest'
import { silentLog } from '../../kernel/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { readSettings } from '../../settings.ts'
import { testApp } from '../../testing/test-app.ts'
import { contractNoticeRoutes } from '../contract-notice-routes.ts'
import { NOTICES_PATH } from '../contract-notice-routes.ts'
import { box, openElsewhere, type Elsewhere } from './open-elsewhere.ts'
import type { OpenTestDatabase } from '../../database/testing.ts'

/** A callback of the service's. */
export function noticeOf(flowId: string, number: string): { readonly body: string; readonly signature: string } {
  const cipher = createCipheriv('aes-256-cbc', Buffer.from('k'.repeat(32)), Buffer.from('k'.repeat(16)))
  const flowNotice = {
    MsgId: 'm',
    MsgType: 'FlowStatusChange',
    MsgVersion: 'CustomApp',
    MsgData: { FlowId: flowId, UserData: Buffer.from(number).toString('base64') },
  }
  const body = JSON.stringify({
    encrypt: Buffer.concat([cipher.update(JSON.stringify(flowNotice)), cipher.final()]).toString('base64'),
  })
  return { body, signature: `sha256=${createHmac('sha256', 'token').update(body).digest('hex')}` }
}

/** Contracts at a provider, each closed after its test. */
export function elsewhereOn(openDatabase: OpenTestDatabase) {
  const opened: Elsewhere[] = []
  const open = async (options: Parameters<typeof openElsewhere>[1] = {}): Promise<Elsewhere> => {
    const elsewhere = await openElsewhere(await openDatabase(), options)
    opened.push(elsewhere)
    return elsewhere
  }
  afterEach(async () => {
    for (const elsewhere of opened.splice(0)) await elsewhere.close()
  })
  return open
}

/** Sends a notice to the address where the provider sends them. */
export async function noticesTo({
  db,
  clock,
  eSignature,
}: Elsewhere): Promise<(notice: ReturnType<typeof noticeOf>) => Promise<LightMyRequestResponse>> {
  const { app } = await testApp(db, {
    routes: [
      (scope) =>
        contractNoticeRoutes(
          scope,
          { db, clock, random: systemRandom, log: silentLog, settings: readSettings({}) },
          eSignature,
          box,
        ),
    ],
  })
  return ({ body, signature }) =>
    app.inject({
      method: 'POST',
      url: NOTICES_PATH,
      headers: { 'content-type': 'application/json', 'content-signature': signature },
      payload: body,
    })
}
