import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'] as const

/**
 * The same engine without the windows around it costs half the processor time: what the tests drive. What is measured
 * is measured in the browser that people have.
 */
export const FOR_TESTS: readonly string[] = ['chromium-headless-shell', ...FULL]
export const FOR_FIGURES: readonly string[] = FULL

/** Loopback only, and nothing that calls home. */
const QUIET_FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
]

export interface FoundChromium {
  readonly executablePath: string
  readonly args: readonly string[]
}

/**
 * The machine's own browser, or the one that comes with the packages. There is no third: a machine with neither fails.
 */
export async function findChromium(names: readonly string[]): Promise<FoundChromium> {
  const path = process.env['PATH'] ?? ''
  const requested = process.env['CHROMIUM']
  const installed = requested === undefined || requested === '' ? programIn(path.split(delimiter), names) : requested
  if (installed !== undefined) return { executablePath: installed, args: [...QUIET_FLAGS, ...rootFlags()] }
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    return { executablePath: await packed.executablePath(), args: [...packed.args, ...QUIET_FLAGS] }
  } catch (error) {
    throw new Error(
      'No browser: neither Chromium nor Chrome is on the path, and the packed one does not run here. Set CHROMIUM to one.',
      { cause: error },
    )
  }
}

/** Chromium's sandbox does not work for root. */
const rootFlags = (): readonly string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])

function programIn(folders: readonly string[], names: readonly string[]): string | undefined {
  const places = names.flatMap((name) => folders.filter((folder) => folder !== '').map((folder) => join(folder, name)))
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
