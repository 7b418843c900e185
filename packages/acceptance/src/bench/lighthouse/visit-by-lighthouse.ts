import { findChromium, FOR_FIGURES } from '../../browser/find-chromium.ts'
import type { Lighthouse } from './fetch-lighthouse.ts'
import { CATEGORIES, readReport, type LighthouseVisit } from './read-report.ts'

/** How many times slower than this machine Lighthouse takes a phone to be. */
export const STANDARD_SLOWDOWN = 4

/**
 * One visit by a browser that was just started, with Lighthouse's own phone: its processor and link are computed, not
 * slowed.
 */
export async function visitByLighthouse(
  { audit, launchChrome }: Lighthouse,
  url: string,
  slowdown = STANDARD_SLOWDOWN,
): Promise<LighthouseVisit> {
  const { executablePath, args } = await findChromium(FOR_FIGURES)
  const headless = args.some((arg) => arg.startsWith('--headless')) ? [] : ['--headless=new']
  const chrome = await launchChrome({
    chromePath: executablePath,
    chromeFlags: [...args, ...headless, '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    const answer = await audit(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      throttling: { cpuSlowdownMultiplier: slowdown },
    })
    if (answer === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
    return readReport(answer.lhr)
  } finally {
    chrome.kill()
  }
}
