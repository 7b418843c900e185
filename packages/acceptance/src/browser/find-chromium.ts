import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

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
export async function findChromium(path = process.env['PATH'] ?? ''): Promise<FoundChromium> {
  const requested = process.env['CHROMIUM']
  const installed = requested === undefined || requested === '' ? programIn(path.split(delimiter)) : requested
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

function programIn(folders: readonly string[]): string | undefined {
  const places = folders.filter((folder) => folder !== '').flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
