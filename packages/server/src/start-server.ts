import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CALLS } from '@diandu/wire'
import { createDataBox } from './account/index.ts'
import { checkHandlers } from './calls/index.ts'
import { migrate, openDatabase, readMigrations, type Database } from './database/index.ts'
import { buildApp, createReadiness, precompress, type Renderer } from './http/index.ts'
import { createLog } from './log.ts'
import { MODULES } from './modules.ts'
import { startOpsSocket } from './ops/index.ts'
import { officialWeChat, sandboxESignature, sandboxIdentity, sandboxPaymentKey, sandboxPayments, sandboxSheets, sandboxSms, sandboxWeChat, systemClock, systemRandom, tencentCaptcha, tencentEss, tencentIdentity, tencentSms, weChatPay } from './outside/index.ts'
import { NOTICE_PATH } from './payments/index.ts'
import type { ModuleParts, ServerModule } from './server-module.ts'
import { hasSandboxes, type Settings } from './settings.ts'
import { stopWithin } from './stop-within.ts'
import { startSweeper } from './sweeper.ts'

export interface RunningServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string
  /** What the sample data has to say: logins, for example. */
  readonly notes: readonly string[]
  readonly stop: () => Promise<void>
}

export interface StartOptions {
  readonly modules?: readonly ServerModule[]
  /** Makes the renderer of the built web client, where there is one. */
  readonly renderer?: () => Promise<Renderer | undefined>
  /** Says what is being done, step by step. */
  readonly tell?: (step: string) => void
}

const CLIENT_FOLDER = fileURLToPath(new URL('../../web/dist/client/', import.meta.url))
const STOP_LIMIT_MS = 10_000

/** From settings to a server that answers. What fails here leaves nothing open. */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { modules = MODULES, tell = () => undefined } = options
  const clock = systemClock(settings.nowMs)
  const log = createLog({ level: settings.logLevel, now: clock.now, write: (line) => void process.stdout.write(line) })
  tell(settings.databaseUrl === undefined ? `Opening the embedded database in ${settings.dataDir}` : 'Connecting to PostgreSQL')
  const onIdleError = (error: Error) => log.warn({ error }, 'An idle database connection broke')
  const db = await openDatabase({ url: settings.databaseUrl, folder: settings.dataDir, onIdleError })
  try {
    const sms = settings.sms === null ? sandboxSms(db, clock) : tencentSms(settings.sms, clock, log)
    const captcha = settings.captcha === null ? null : tencentCaptcha(settings.captcha, clock, log)
    const played = hasSandboxes(settings) ? sandboxWeChat({ db, clock, random: systemRandom }) : null
    const { weChat: account } = settings.shells
    const weChat = account === null ? played : officialWeChat(account, { clock, random: systemRandom, log })
    const identity = settings.identity === null ? sandboxIdentity({ db, clock, random: systemRandom }) : tencentIdentity(settings.identity, clock, log)
    const eSignature = settings.eSignature !== null ? tencentEss(settings.eSignature, clock, log) : sandboxESignature(db, createDataBox(settings.secrets.dataKey), clock)
    const payments = paymentsOf(settings, { db, clock, log, weChat })
    return await serve({ db, clock, random: systemRandom, log, sms, captcha, identity, eSignature, weChat, payments, settings }, modules, { ...options, tell })
  } catch (error) {
    await db.close()
    throw error
  }
}

/** The provider that is configured; a played one where sandboxes are allowed; nobody otherwise. */
function paymentsOf(settings: Settings, { db, clock, log, weChat }: Pick<ModuleParts, 'db' | 'clock' | 'log' | 'weChat'>): ModuleParts['payments'] {
  if (settings.weChatPay !== null) return weChatPay(settings.weChatPay, { clock, random: systemRandom, log, noticePath: `${settings.apiBase}${NOTICE_PATH}` })
  if (!hasSandboxes(settings)) return null
  // The real WeChat opens no played sheet.
  const sheets = weChat?.kind === 'sandbox' ? sandboxSheets({ db, clock, random: systemRandom }) : null
  return sandboxPayments({ db, clock, key: sandboxPaymentKey(settings.secrets.dataKey.now), sheets })
}

async function serve(parts: ModuleParts, modules: readonly ServerModule[], options: StartOptions & { tell: (step: string) => void }): Promise<RunningServer> {
  const { db, settings, clock, log } = parts
  const applied = await migrate(db, await readMigrations(), clock.now())
  if (applied.length > 0) options.tell(`Brought the tables up to date (${applied.length} steps)`)

  const notes: string[] = []
  if (settings.mode === 'demo') {
    for (const module of modules) {
      if (module.seedDemo !== undefined) options.tell(`Preparing sample data: ${module.name}`)
      notes.push(...((await module.seedDemo?.(parts)) ?? []))
    }
  }
  await refuseBrokenBooks(db, modules)

  const handlers = modules.flatMap((module) => module.handlers?.(parts) ?? [])
  const complaints = checkHandlers(CALLS, handlers)
  if (complaints.length > 0) log.warn({ complaints }, 'The calls and their handlers do not match')

  const clientFolder = existsSync(CLIENT_FOLDER) ? CLIENT_FOLDER : undefined
  if (clientFolder !== undefined) await precompress(`${clientFolder}assets`)
  const renderer = await options.renderer?.()
  const readiness = createReadiness()
  const findViewer = modules.find((module) => module.findViewer !== undefined)?.findViewer
  const app = await buildApp({
    ...parts,
    handlers,
    readiness,
    findViewer: async (token) => (await findViewer?.(token, parts)) ?? null,
    routes: modules.flatMap(({ routes }) => (routes === undefined ? [] : [(scope) => routes(scope, parts)])),
    ...(settings.nowMs === null ? {} : { signingNow: () => Date.now() }),
    ...(renderer === undefined ? {} : { renderer }),
    ...(clientFolder === undefined ? {} : { clientFolder }),
  })
  const address = await app.listen({ port: settings.port, host: settings.host })
  const sweeper = startSweeper(modules, parts)
  // The embedded folder has one owner, this process: reviewers reach it through a socket in that folder.
  const ops = db.engine === 'pglite' ? await startOpsSocket({ ...parts, folder: settings.dataDir, dataKey: settings.secrets.dataKey }) : undefined
  readiness.set(true)
  log.info({ address, engine: db.engine }, 'The server is listening')

  return {
    address,
    notes,
    stop: async () => {
      readiness.set(false)
      await stopWithin(STOP_LIMIT_MS, Promise.all([app.close(), sweeper.stop(), ops?.stop()]))
      await db.close()
    },
  }
}

async function refuseBrokenBooks(db: Database, modules: readonly ServerModule[]): Promise<void> {
  const complaints = (await Promise.all(modules.map((module) => module.checkBooks?.(db) ?? []))).flat()
  if (complaints.length > 0) throw new Error(['The books do not balance; nothing is served until they do:', ...complaints].join('\n  '))
}
