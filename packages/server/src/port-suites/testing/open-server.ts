import type { HttpConfig } from '@diandu/adapters/compose'
import { createManualClock } from '@diandu/core/testing'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createDataBox } from '../../crypto/index.ts'
import type { Handler } from '../../calls/index.ts'
import type { Database } from '../../database/index.ts'
import { silentLog } from '../../kernel/index.ts'
import { MODULES } from '../../modules.ts'
import {
  sandboxESignature,
  sandboxIdentity,
  sandboxPaymentKey,
  sandboxPayments,
  sandboxPush,
  sandboxSheets,
  sandboxSms,
  sandboxWeChat,
  systemRandom,
} from '../../integrations/index.ts'
import { sharedKeyPair } from '../../integrations/testing/shared-key-pair.ts'
import type { ModuleDeps, ServerModule } from '../../server-module.ts'
import { sessionHandlers, visitKeyOf } from '../../session/index.ts'
import { insertSealingKey } from '../../sealing/testing/stored-key.ts'
import { readSettings } from '../../settings.ts'
import { checkedHandlers } from '../../testing/checked-handlers.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { walletHandlers } from '../../wallet/index.ts'

/** Cost of a password hash in tests. */
export const CHEAP = { logN: 4, blocks: 1, passes: 1 }

export interface OpenServer extends TestApp {
  readonly connection: HttpConfig
  readonly appTokenSecret: string
  /** Opens what this server has sealed. */
  readonly box: ReturnType<typeof createDataBox>
  /** Lets time pass and does what falls due. */
  readonly advance: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Every module of the server, listening on this machine, on a clock that is moved by hand. */
export async function openServer(
  db: Database,
  rateLimitPerMinute: number | null = null,
  log: FastifyBaseLogger = silentLog,
): Promise<OpenServer> {
  const clock = createManualClock()
  const settings = {
    ...readSettings({ WECHAT_GAME_ENTRY: 'https://open.weixin.example/game', PUBLIC_URL: 'https://m.diandu.example' }),
    rateLimitPerMinute,
  }
  const deps: ModuleDeps = {
    db,
    clock,
    random: systemRandom,
    log,
    sms: sandboxSms(db, clock),
    push: sandboxPush({ db, clock, random: systemRandom }),
    captcha: null,
    identity: sandboxIdentity({ db, clock, random: systemRandom }),
    eSignature: sandboxESignature(db, createDataBox(settings.secrets.dataKey), clock, sharedKeyPair),
    weChat: sandboxWeChat({ db, clock, random: systemRandom }),
    payments: sandboxPayments({
      db,
      clock,
      key: sandboxPaymentKey(settings.secrets.dataKey.now),
      sheets: sandboxSheets({ db, clock, random: systemRandom }),
    }),
    settings,
  }
  const findViewer = MODULES.find((module) => module.findViewer !== undefined)?.findViewer
  const over = {
    log,
    settings,
    handlers: checkedHandlers(MODULES.flatMap((module) => handlersOf(module, deps))),
    findViewer: async (token: string) => (await findViewer?.(token, { db, clock, reads: db })) ?? null,
    routes: MODULES.flatMap(({ routes }) =>
      routes === undefined ? [] : [(app: FastifyInstance) => routes(app, deps)],
    ),
  }
  const server = await testApp(db, over, clock)
  await insertSealingKey(db, clock.now())
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...server,
    box: createDataBox(settings.secrets.dataKey),
    appTokenSecret: settings.secrets.appTokenSecret ?? '',
    connection: { apiBase: `${address}${settings.apiBase}`, signingSecret: settings.signingSecret },
    async advance(ms) {
      clock.advance(ms)
      for (const sweep of SWEEPS) await sweep.run(deps)
    },
    close: () => server.app.close(),
  }
}

/** But for the one that gives tables another shape: a worker's database is shared with tests that read it. */
const SWEEPS = MODULES.filter(({ name }) => name !== 'months').flatMap(({ sweeps = [] }) => sweeps)

/** Two modules hash passwords, which is slow on purpose in earnest. */
function handlersOf(module: ServerModule, deps: ModuleDeps): readonly Handler[] {
  if (module.name === 'session')
    return sessionHandlers({
      sms: deps.sms,
      passwordCost: CHEAP,
      appTokenSecret: deps.settings.secrets.appTokenSecret,
      visits: { weChat: deps.weChat, key: visitKeyOf(deps.settings.secrets.dataKey.now) },
    })
  if (module.name === 'wallet')
    return walletHandlers({ box: createDataBox(deps.settings.secrets.dataKey), passwordCost: CHEAP })
  return module.handlers?.(deps) ?? []
}
