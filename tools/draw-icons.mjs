import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inCheckout } from './checkout.mjs'

/*
 * Draws the icons that an installed market shows from the market's own mark: `node tools/draw-icons.mjs`, once for each
 * change of packages/web/public/icon.svg or icon-maskable.svg. A Chromium is needed: CHROMIUM, or /usr/bin/chromium.
 */

const PUBLIC = inCheckout('packages', 'web', 'public')
const ICONS = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  // Whole to its edge: the system cuts its own corners.
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
]

const { chromium } = createRequire(inCheckout('packages', 'acceptance', 'package.json'))('playwright-core')
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  chromiumSandbox: false,
})
try {
  for (const { from, to, size } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const mark = readFileSync(join(PUBLIC, from), 'utf8').replace('<svg ', `<svg width="${size}" height="${size}" `)
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${mark}`)
    writeFileSync(join(PUBLIC, to), await page.screenshot({ omitBackground: true }))
    await page.close()
  }
} finally {
  await browser.close()
}
