import { pathToFileURL } from 'node:url'
import { inCheckout } from '../server/checkout-root.ts'
import { openFirefox } from './firefox.ts'
import type { EngineBrowser } from './tab.ts'
import { openWebkit, type WebkitPrograms } from './webkit.ts'

/** A phone of the usual width. */
const [WIDTH, HEIGHT] = [412, 823]

/** A browser of another engine than Chromium's. */
export interface OtherBrowser {
  readonly name: 'WebKit' | 'Firefox'
  /** Undefined where the machine has none; the run says so at its end. */
  readonly open: (() => Promise<EngineBrowser>) | undefined
}

interface Finder {
  readonly findWebkit: () => WebkitPrograms | undefined
  readonly findFirefox: () => string | undefined
}

/** The project's own tool, which is no part of a package. */
const finder = (await import(pathToFileURL(inCheckout('tools', 'other-browsers.mjs')).href)) as Finder

export function findWebkit(): OtherBrowser {
  const programs = finder.findWebkit()
  return { name: 'WebKit', open: programs && (() => openWebkit(programs, WIDTH, HEIGHT)) }
}

export function findFirefox(): OtherBrowser {
  const program = finder.findFirefox()
  return { name: 'Firefox', open: program === undefined ? undefined : () => openFirefox(program, WIDTH, HEIGHT) }
}
