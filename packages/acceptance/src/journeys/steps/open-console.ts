import type { Browser, Page } from 'playwright-core'
import { STAFF_PASSWORD } from '../../api/staff.ts'
import { openBrowser } from '../../browser/phone.ts'
import { watchPage, type PageWatch } from '../../browser/watch-page.ts'
import { newInstallation, type Engine, type FilledMarket, type Installation } from '../../server/installation.ts'
import type { ProgramRun } from '../../server/run-program.ts'
import { runOps } from '../../server/run-ops.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'
import { PATIENCE_MS } from '../../browser/patience.ts'

const DESK = { width: 1280, height: 800 } as const

/** Ant Design inserts two style elements without the nonce; the policy refuses them, and neither is missed. */
const UNSIGNED_STYLE = /inline style violates|style-src-elem refused inline/

export type ConsoleLanguage = 'zh-CN' | 'en'

export interface ConsoleStart {
  readonly engine?: Engine
  readonly language?: ConsoleLanguage
  /** The instant of the market's first day, which is then made for this console; the present by default. */
  readonly at?: number
  /** The market that it begins as a copy of; one is made where there is none. */
  readonly copyOf?: FilledMarket
}

/** A market of its own with its console, and a browser for the people who run it. */
export interface OpenConsole {
  readonly installation: Installation
  readonly browser: Browser
  readonly server: ServerProcess
  /** The words of the console's language. */
  readonly say: (zh: string, en: string) => string
  /** A command at the server's time. */
  readonly ops: (...args: readonly string[]) => Promise<ProgramRun>
  /** A browser of its own at a desk, not logged in. */
  readonly page: (path?: string) => Promise<Page>
  /** The same, logged in as a member of the demonstration's staff. */
  readonly logIn: (login: string) => Promise<Page>
  /** Starts the server again at an instant. All pages are closed. */
  readonly startAt: (at: number, whileStopped?: () => Promise<void>) => Promise<void>
  /** Errors that the pages met on the way. */
  readonly complaints: () => readonly string[]
  readonly end: () => Promise<void>
}

/** A market that is made for one console has enough of them. */
const SHOPS_OF_ONE = '60'
const MADE_WITHIN_MS = 300_000

export async function openConsole(start: ConsoleStart = {}): Promise<OpenConsole> {
  const { engine = 'pglite', language = 'zh-CN' } = start
  const installation = await newInstallation(engine, undefined, start.copyOf)
  let aheadMs: number | undefined
  const clock = (): Readonly<Record<string, string>> =>
    aheadMs === undefined ? {} : { NOW: new Date(Date.now() + aheadMs).toISOString() }
  const startServer = (at?: number): Promise<ServerProcess> => {
    aheadMs = at === undefined ? undefined : at - Date.now()
    return startServerProcess(installation, {
      startWithinMs: MADE_WITHIN_MS,
      env: { ADMIN_PORT: '0', ...(start.copyOf === undefined ? { DEMO_SHOPS: SHOPS_OF_ONE } : {}), ...clock() },
    })
  }
  let server = await startServer(start.at)
  const browser = await openBrowser()
  const watches: PageWatch[] = []
  const say = (zh: string, en: string) => (language === 'en' ? en : zh)
  const ops = (...args: readonly string[]) =>
    runOps({ ...installation, env: { ...installation.env, ...clock() } }, ...args)

  async function open(path = '/'): Promise<Page> {
    const context = await browser.newContext({
      baseURL: server.consoleUrl,
      viewport: DESK,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(PATIENCE_MS)
    await context.addInitScript((chosen) => localStorage.setItem('diandu-console-language', chosen), language)
    const page = await context.newPage()
    watches.push(await watchPage(page))
    await page.goto(path)
    return page
  }

  return {
    installation,
    browser,
    get server() {
      return server
    },
    say,
    ops,
    page: open,
    async logIn(login) {
      const page = await open()
      await page.getByLabel(say('登录名', 'Login name')).fill(login)
      await page.getByLabel(say('密码', 'Password'), { exact: true }).fill(STAFF_PASSWORD)
      await page.getByLabel(say('六位验证码', 'Six-digit code')).fill((await ops('staff', 'code', login)).output.trim())
      await page.getByRole('button', { name: say('登录', 'Log in'), exact: true }).click()
      await page.getByRole('heading', { level: 1, name: say('今日', 'Today') }).waitFor()
      return page
    },
    async startAt(at, whileStopped = async () => undefined) {
      await Promise.all(browser.contexts().map((context) => context.close()))
      await server.stop()
      await whileStopped()
      server = await startServer(at)
    },
    complaints: () =>
      watches.flatMap((watch) => watch.complaints()).filter((complaint) => !UNSIGNED_STYLE.test(complaint)),
    async end() {
      await browser.close()
      await server.stop()
      await installation.remove()
    },
  }
}
