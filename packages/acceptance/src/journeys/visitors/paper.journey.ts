import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, PEOPLE } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { enterAs } from '../steps/deal.ts'
import { knownPages } from '../steps/known-pages.ts'

const run = promisify(execFile)

/** An A4 sheet at 20 dots an inch. */
const SHEET = { dpi: 20, pixels: 165 * 234 } as const
/** Of 255, with pictures and washes of colour on it. */
const MIN_LIGHT = 200
/** What bars, floats and buttons say on these pages. */
const OF_SCREENS = /立即下单|我已阅读|再次购买|首页|去付款|联系客服\s*$/m

describe('On paper', () => {
  const story = openStory()
  let folder = ''
  let phone: Phone
  let known: Readonly<Record<string, string>> = {}
  const idIn = (route: string): string => known[route]?.split('/').at(-1) ?? ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diandu-paper-'))
    const { api, phone: openPhone } = story.journey()
    known = await knownPages(await logIn(api, PEOPLE.zhou), await logIn(api, PEOPLE.zhao))
    phone = await openPhone()
    await enterAs(phone, PEOPLE.zhou)
    await phone.page.emulateMedia({ colorScheme: 'dark' })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** The text of each sheet, and how light the first one is. */
  async function print(path: string, content: RegExp): Promise<{ sheets: readonly string[]; light: number }> {
    const { page } = phone
    await page.goto(path)
    await page.getByRole('main').getByText(content).first().waitFor()
    const pdf = join(folder, 'page.pdf')
    await writeFile(pdf, await page.pdf({ format: 'A4', printBackground: true }))
    const { stdout: text } = await run('pdftotext', ['-layout', pdf, '-'])
    const { stdout: picture } = await run(
      'pdftoppm',
      ['-gray', '-r', String(SHEET.dpi), '-f', '1', '-l', '1', '-singlefile', pdf],
      { encoding: 'buffer', maxBuffer: 10_000_000 },
    )
    const pixels = picture.subarray(-SHEET.pixels)
    return {
      sheets: text.split('\f').slice(0, -1),
      light: pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length,
    }
  }

  it.each([
    [
      'an agreement',
      () => `/user_center/server/contractAgree?order=${idIn('/user_center/order_detail/:id')}`,
      /^买什么$/,
    ],
    ['a contract', () => `/user_center/server/contract?order=${idIn('/user_center/viewing/:id')}`, /^买什么$/],
    ['an order', () => known['/user_center/order_detail/:id'] ?? '', /^订单号$/],
    ['a shop', () => known['/shop/:id'] ?? '', /^交易怎么走$/],
    ['an article', () => known['/taobao/details/:id'] ?? '', /年费还剩七个月/],
  ] as const)(
    '%s from a dark phone is whole and dark on white, without what belongs to a screen (WEB-153)',
    async (_name, path, content) => {
      const { sheets, light } = await print(path(), content)
      expect(sheets.some((sheet) => new RegExp(content.source.replaceAll(/[$^]/g, '')).test(sheet))).toBe(true)
      expect(light).toBeGreaterThan(MIN_LIGHT)
      for (const sheet of sheets) {
        expect(sheet.trim()).not.toBe('')
        expect(sheet).not.toMatch(OF_SCREENS)
      }
    },
  )

  itWasWithoutFault('nothing on the way was at fault', story)
})
