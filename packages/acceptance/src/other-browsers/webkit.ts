import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { loopbackTools } from '../faults/fleet/loopback-tools.ts'
import type { EngineBrowser, Tab } from './tab.ts'

export interface WebkitPrograms {
  readonly driver: string
  readonly browser: string
  /** A screen in memory, for a machine without one. */
  readonly display: string
}

const CONNECT_ATTEMPTS = 100
const CONNECT_PAUSE_MS = 100

const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

/** WebKitGTK by the W3C's WebDriver: the engine of every browser and web-view on iPhones. */
export async function openWebkit(programs: WebkitPrograms, width: number, height: number): Promise<EngineBrowser> {
  const display = spawn(programs.display, ['-displayfd', '1', '-screen', '0', '1280x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await firstLine(display)
  const port = await loopbackTools.freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, LANGUAGE: 'zh_CN', LC_ALL: 'C.UTF-8', TZ: 'Asia/Shanghai' },
  })
  const endWithUs = () => [driver, display].forEach((child) => child.kill('SIGKILL'))
  process.on('exit', endWithUs)
  const session = await connect(port, programs.browser)
  await session.manage().window().setRect({ width, height, x: 0, y: 0 })
  return {
    tab: tabOf(session),
    complaints: () => [],
    async close() {
      await session.quit()
      endWithUs()
      process.off('exit', endWithUs)
    },
  }
}

/** The driver listens a moment after its start. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build()
    } catch (error) {
      if (attempt === CONNECT_ATTEMPTS) throw error
      await pause(CONNECT_PAUSE_MS)
    }
}

const ANSWERED_WITHIN_MS = 10_000

const within = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    pause(ANSWERED_WITHIN_MS).then(() => {
      throw new Error('The page does not answer')
    }),
  ])

function tabOf(session: WebDriver): Tab {
  const finger = () => session.actions({ async: true })
  const down = (x: number, y: number) => finger().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).press()
  return {
    url: () => session.getCurrentUrl(),
    open: async (url) =>
      void (await session.executeScript('const [url] = arguments; setTimeout(() => location.assign(url))', url)),
    reload: async () => void (await session.executeScript('setTimeout(() => location.reload())')),
    back: async (steps) => void (await session.executeScript(`setTimeout(() => history.go(-${steps}))`)),
    // A script that was sent to a document while it was left is never answered.
    run: (source, given) => within(session.executeScript(`return (${source})(...arguments[0])`, given)),
    touch: async (x, y) => down(x, y).release().perform(),
    async hold(x, y) {
      await down(x, y).perform()
      return () => finger().release().perform()
    },
    key: async (name) =>
      finger()
        .sendKeys(KEYS[name] ?? name)
        .perform(),
    type: async (text) => finger().sendKeys(text).perform(),
    giveFile: async (selector, path) => session.findElement(By.css(selector)).sendKeys(path),
  }
}

const firstLine = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('No display said its number')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return line
}
