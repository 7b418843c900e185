import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { CALLS } from '@diandu/wire'
import { bringUpToDate } from './bring-up-to-date.ts'
import { createDataBox } from './crypto/index.ts'
import type { FastifyBaseLogger } from 'fastify'
import { contentPreview } from './admin/index.ts'
import { checkHandlers } from './calls/index.ts'
import { dataTrouble, directReaders, readMigrations, type Migration, type Readers } from './database/index.ts'
import { ownServer, registerServer, type OwnServer } from './fleet/index.ts'
import { buildApp, createReadiness, precompress, type AppDeps, type MakeRenderer } from './http/index.ts'
import { startJobs } from './jobs/index.ts'
import { createLog } from './kernel/index.ts'
import { MODULES } from './modules.ts'
import { startOpsSocket } from './ops/index.ts'
import {
  alipay,
  jPush,
  officialWeChat,
  providersByMethod,
  sandboxESignature,
  sandboxIdentity,
  sandboxPaymentKey,
  sandboxPayments,
  sandboxSheets,
  sandboxPush,
  sandboxSms,
  sandboxWeChat,
  systemClock,
  systemRandom,
  tencentCaptcha,
  tencentEss,
  tencentIdentity,
  tencentSms,
  weChatPay,
} from './integrations/index.ts'
import { openConsole } from './open-console.ts'
import { openServerDatabase } from './open-server-database.ts'
import { noticePathOf } from './payments/index.ts'
import { followedClock } from './follow-clock.ts'
import { sweepsOf } from './recount-books.ts'
import { refuseBrokenBooks, refuseForeignSeals, refuseWorseFiles } from './refuse-to-start.ts'
import { gaugesOf } from './server-gauges.ts'
import type { ModuleDeps, ServerModule } from './server-module.ts'
import { hasSandboxes, type Settings } from './settings.ts'
import { stopWithin } from './process/stop-within.ts'
import { startTracing } from './tracing/index.ts'

export interface RunningServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string
  /** Of the console, where there is one. */
  readonly consoleAddress: string | null
  /** Notes of the sample data: logins, for example. */
  readonly notes: readonly string[]
  readonly stop: () => Promise<void>
}

export interface StartOptions {
  readonly modules?: readonly ServerModule[]
  /** Makes the renderer of the built web client, where there is one. */
  readonly renderer?: () => Promise<MakeRenderer | undefined>
  /** Instead of those that the program brings along. */
  readonly migrations?: readonly Migration[]
  /** Counts requests, instead of the counter that the kind of database asks for. */
  readonly rates?: AppDeps['rates']
  /** Says what is being done, step by step. */
  readonly tell?: (step: string) => void
}

/** Fastify logs through the same log as the modules. */
type OpenDeps = ModuleDeps & {
  readonly log: FastifyBaseLogger
  readonly readers?: Readers
  readonly own: OwnServer
  readonly stopClock: () => void
}

const CLIENT_FOLDER = fileURLToPath(new URL('../../web/dist/client/', import.meta.url))
const STOP_LIMIT_MS = 10_000
/** A connection that is still used after the limit is given up. */
const CLOSE_LIMIT_MS = 5_000

/** From settings to a server that answers. What fails here leaves nothing open. */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { modules = MODULES, tell = () => undefined } = options
  let isServing = false
  // The start is over and cannot return it: as an uncaught fault it ends the process in order.
  const onGivenUp = (trouble: Error) =>
    void (
      isServing &&
      setImmediate(() => {
        throw trouble
      })
    )
  const deps = await openDeps(settings, tell, onGivenUp)
  const tracing = settings.tracesEndpoint === null ? undefined : await startTracing(settings.tracesEndpoint)
  try {
    const server = await serve(deps, modules, { ...options, tell, onGivenUp })
    isServing = true
    return { ...server, stop: () => server.stop().finally(() => tracing?.stop()) }
  } catch (error) {
    await deps.db.close().catch(() => undefined)
    await tracing?.stop()
    throw settings.databaseUrl === undefined ? dataTrouble(settings.dataDir, error) : error
  }
}

/** Only what the first start does before a server answers: tables and sample data. Leaves nothing open. */
export async function prepareData(settings: Settings, tell: (step: string) => void): Promise<void> {
  const deps = await openDeps(settings, tell)
  try {
    await prepare(deps, MODULES, tell)
  } catch (error) {
    throw settings.databaseUrl === undefined ? dataTrouble(settings.dataDir, error) : error
  } finally {
    await deps.db.close().catch(() => undefined)
  }
}

async function openDeps(
  settings: Settings,
  tell: (step: string) => void,
  onGivenUp?: (trouble: Error) => void,
): Promise<OpenDeps> {
  const { offset, follow } = followedClock()
  const clock = systemClock(settings.nowMs, settings.nowMs === null ? offset.ms : undefined)
  const log = createLog({ level: settings.logLevel, now: clock.now, write: (line) => void process.stdout.write(line) })
  tell(
    settings.databaseUrl === undefined
      ? `Opening the embedded database in ${settings.dataDir}`
      : 'Connecting to PostgreSQL',
  )
  const { db, readers } = await openServerDatabase(settings, log, onGivenUp)
  try {
    const stopClock = await follow({ db, clock, log })
    const sms = settings.sms === null ? sandboxSms(db, clock) : tencentSms(settings.sms, clock, log)
    const simulatedPush = hasSandboxes(settings) ? sandboxPush({ db, clock, random: systemRandom }) : null
    const push = settings.push === null ? simulatedPush : jPush(settings.push, log)
    const captcha = settings.captcha === null ? null : tencentCaptcha(settings.captcha, clock, log)
    const simulated = hasSandboxes(settings) ? sandboxWeChat({ db, clock, random: systemRandom }) : null
    const { weChat: account } = settings.shells
    const weChat = account === null ? simulated : officialWeChat(account, { clock, random: systemRandom, log })
    const identity =
      settings.identity === null
        ? sandboxIdentity({ db, clock, random: systemRandom })
        : tencentIdentity(settings.identity, clock, log)
    const eSignature =
      settings.eSignature !== null
        ? tencentEss(settings.eSignature, clock, log)
        : sandboxESignature(db, createDataBox(settings.secrets.dataKey), clock)
    const payments = paymentsOf(settings, { db, clock, log, weChat })
    return {
      db,
      ...(readers === undefined ? {} : { readers }),
      clock,
      random: systemRandom,
      log,
      sms,
      push,
      captcha,
      identity,
      eSignature,
      weChat,
      payments,
      settings,
      own: ownServer(settings, offset.ms),
      stopClock,
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

/**
 * The providers that are configured; a simulated one where there is none and sandboxes are allowed; none otherwise.
 */
function paymentsOf(
  settings: Settings,
  { db, clock, log, weChat }: Pick<ModuleDeps, 'db' | 'clock' | 'log' | 'weChat'>,
): ModuleDeps['payments'] {
  const deps = (kind: 'wechat-pay' | 'alipay') => ({
    clock,
    random: systemRandom,
    log,
    noticePath: `${settings.apiBase}${noticePathOf(kind)}`,
  })
  const providers = [
    ...(settings.weChatPay === null ? [] : [weChatPay(settings.weChatPay, deps('wechat-pay'))]),
    ...(settings.alipay === null ? [] : [alipay(settings.alipay, deps('alipay'))]),
  ]
  if (providers.length > 0) return providersByMethod(providers)
  if (!hasSandboxes(settings)) return null
  // The real WeChat opens no simulated sheet.
  const sheets = weChat?.kind === 'sandbox' ? sandboxSheets({ db, clock, random: systemRandom }) : null
  return sandboxPayments({ db, clock, key: sandboxPaymentKey(settings.secrets.dataKey.now), sheets })
}

/** Tables as this program wants them, and sample data where there is none; what the latter has to say. */
async function prepare(
  deps: ModuleDeps,
  modules: readonly ServerModule[],
  tell: (step: string) => void,
  given?: readonly Migration[],
): Promise<readonly string[]> {
  await bringUpToDate(deps, given ?? (await readMigrations()), tell)
  await refuseForeignSeals(deps, modules)
  const notes: string[] = []
  if (deps.settings.mode !== 'demo') return notes
  for (const module of modules) {
    if (module.seedDemo !== undefined) tell(`Preparing sample data: ${module.name}`)
    notes.push(...((await module.seedDemo?.(deps)) ?? []))
  }
  return notes
}

async function serve(
  deps: OpenDeps,
  modules: readonly ServerModule[],
  options: StartOptions & { tell: (step: string) => void; onGivenUp: (trouble: Error) => void },
): Promise<RunningServer> {
  const { db, settings, log } = deps
  const migrations = options.migrations ?? (await readMigrations())
  const notes = await prepare(deps, modules, options.tell, migrations)
  await refuseBrokenBooks(db, modules)
  await refuseWorseFiles(deps, modules)

  const handlers = modules.flatMap((module) => module.handlers?.(deps) ?? [])
  const complaints = checkHandlers(CALLS, handlers)
  if (complaints.length > 0) log.warn({ complaints }, 'The calls and their handlers do not match')

  const clientFolder = existsSync(CLIENT_FOLDER) ? CLIENT_FOLDER : undefined
  if (clientFolder !== undefined) await precompress(`${clientFolder}assets`, log)
  const renderer = await options.renderer?.()
  const readiness = createReadiness()
  const { currentReads } = deps.readers ?? directReaders(db)
  const findViewer = modules.find((module) => module.findViewer !== undefined)?.findViewer
  const app = await buildApp({
    ...deps,
    handlers,
    readiness,
    newestMigration: migrations.at(-1)?.name ?? null,
    findViewer: async (token) => (await findViewer?.(token, { db, clock: deps.clock, reads: currentReads })) ?? null,
    gauges: gaugesOf(deps, modules),
    pageSeen: modules.flatMap(({ pageSeen }) => pageSeen?.(deps) ?? []),
    routes: modules.flatMap(({ routes }) => (routes === undefined ? [] : [(scope) => routes(scope, deps)])),
    ...(options.rates === undefined ? {} : { rates: options.rates }),
    ...(renderer === undefined ? {} : { renderer, preview: contentPreview(deps) }),
    ...(clientFolder === undefined ? {} : { clientFolder }),
  })
  // Before anything else listens: where its port is taken, there is nothing to end.
  const marketPort = () => {
    const listening = app.server.address()
    return typeof listening === 'object' && listening !== null ? listening.port : settings.port
  }
  const staffConsole = settings.adminPort === null ? undefined : await openConsole(deps, settings.adminPort, marketPort)
  const place = await registerServer(deps, migrations, options.onGivenUp)
  const address = await app
    .listen({ port: settings.port, host: settings.host })
    .catch((error: unknown) => Promise.all([place.leave(), staffConsole?.close()]).then(() => Promise.reject(error)))
  const jobs = await startJobs(sweepsOf(modules), deps, deps.own.id)
  // The embedded folder has one owner, this process: reviewers reach it through a socket in that folder.
  const ops =
    db.engine === 'pglite'
      ? await startOpsSocket({
          ...deps,
          folder: settings.dataDir,
          dataKey: settings.secrets.dataKey,
          consoleUrl: staffConsole?.address ?? null,
          isProduction: settings.mode === 'production',
        })
      : undefined
  const end = () => Promise.all([app.close(), staffConsole?.close(), jobs.stop(), ops?.stop()])
  readiness.set(true)
  log.info({ address, engine: db.engine }, 'The server is listening')

  return {
    address,
    consoleAddress: staffConsole?.address ?? null,
    notes,
    stop: async () => {
      readiness.set(false)
      if (settings.drainMs > 0) await pause(settings.drainMs)
      deps.stopClock()
      try {
        await stopWithin(
          STOP_LIMIT_MS,
          end().then(() => place.leave()),
        )
      } finally {
        await stopWithin(CLOSE_LIMIT_MS, db.close())
      }
    },
  }
}
