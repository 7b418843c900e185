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
/** A dot below this, of 255, is printed; a sheet that shows a page of a contract has more of them than this. */
const INK = { below: 230, minDots: 1_000 } as const
/** Texts of bars, floats and buttons on these pages, and titles of parts that were not loaded yet. */
const OF_SCREENS =
  /看表格|打开交接清单|看这笔交易的合同|单独打开协议|看全部|^ *看订单|立即下单|我已阅读|再次购买|首页|去付款|点“对比”|和市场比一比|相似店铺|联系客服\s*$|导出账单|申请发票|全部类型/m

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

  /** The text and the dots of each sheet. */
  async function print(path: string, content: RegExp): Promise<readonly { text: string; dots: Buffer }[]> {
    const { page } = phone
    await page.goto(path)
    await page.getByRole('main').getByText(content).first().waitFor()
    // A browser that is told to print waits for what it has not loaded yet.
    await page.waitForLoadState('networkidle')
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager'
      await Promise.all([...document.images].map((picture) => picture.decode()))
    })
    const pdf = join(folder, 'page.pdf')
    await writeFile(pdf, await page.pdf({ format: 'A4', printBackground: true }))
    const { stdout: text } = await run('pdftotext', ['-layout', pdf, '-'])
    const { stdout: pictures } = await run('pdftoppm', ['-gray', '-r', String(SHEET.dpi), pdf], {
      encoding: 'buffer',
      maxBuffer: 10_000_000,
    })
    const sheets = text.split('\f').slice(0, -1)
    const bytes = pictures.length / sheets.length
    return sheets.map((words, at) => ({
      text: words,
      dots: pictures.subarray((at + 1) * bytes - SHEET.pixels, (at + 1) * bytes),
    }))
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
    ['a statement', (): string => '/user_center/server/history', /^余额 /],
    ['an article', () => known['/taobao/details/:id'] ?? '', /年费还剩七个月/],
  ] as const)(
    '%s from a dark phone is whole and dark on white, without what belongs to a screen (WEB-153)',
    async (_name, path, content) => {
      const sheets = await print(path(), content)
      expect(sheets.some(({ text }) => new RegExp(content.source.replaceAll(/[$^]/g, '')).test(text))).toBe(true)
      for (const { text, dots } of sheets) {
        expect(dots.reduce((sum, dot) => sum + dot, 0) / dots.length).toBeGreaterThan(MIN_LIGHT)
        // Of a contract, sheets are pictures of its pages: there, too, something must be printed.
        if (text.trim() === '') expect(dots.filter((dot) => dot < INK.below).length).toBeGreaterThan(INK.minDots)
        expect(text).not.toMatch(OF_SCREENS)
      }
    },
  )

  itWasWithoutFault('nothing on the way was at fault', story)
})
