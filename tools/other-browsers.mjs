import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/*
 * Browsers of other engines than Chromium's, as far as this machine has them: `.ci/run` installs Debian's. A run
 * without one says so at its end.
 */

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/lib64', '/usr/libexec']

/** WebKitGTK with its driver and a screen in memory; undefined where one of the three is missing. */
export function findWebkit() {
  const [driver, display, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), miniBrowser()]
  return driver === undefined || display === undefined || browser === undefined
    ? undefined
    : { driver, display, browser }
}

export const findFirefox = () => onPath('firefox-esr') ?? onPath('firefox')

/** A line for each browser that is missing. */
export const missingBrowsers = () => [
  ...(findWebkit() === undefined
    ? ['WebKit: not on this machine (webkit2gtk-driver and xvfb): its journeys were left out']
    : []),
  ...(findFirefox() === undefined ? ['Firefox: not on this machine (firefox-esr): its journeys were left out'] : []),
]

/** WebKitGTK's small browser lies beside its library. */
const miniBrowser = () =>
  LIBRARIES.flatMap((folder) =>
    entriesOf(folder)
      .filter((name) => /^webkit2?gtk-\d/.test(name))
      .map((name) => join(folder, name, 'MiniBrowser')),
  ).find(canRun)

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(canRun)

function entriesOf(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
