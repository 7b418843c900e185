import { crc32 } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { hydrated } from '../../browser/hydrated.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { logInOnPage } from '../steps/enter.ts'

/** Pasted into a field, and read once the field is left. */
async function pasted(field: Locator, text: string): Promise<string> {
  await field.fill(text)
  await field.blur()
  return field.inputValue()
}

const isRefused = async (field: Locator): Promise<boolean> => (await field.getAttribute('aria-invalid')) === 'true'

const RED = 'rgb(255, 0, 0)'
const GREEN = 'rgb(0, 255, 0)'

/** A picture with a red left and a green right half, as this page's browser writes it. */
const halves = (page: Page, type: 'image/png' | 'image/jpeg', colorSpace: PredefinedColorSpace): Promise<string> =>
  page.evaluate(
    ([mime, space]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 })
      const paper = canvas.getContext('2d', { colorSpace: space }) as CanvasRenderingContext2D
      paper.fillStyle = 'rgb(255, 0, 0)'
      paper.fillRect(0, 0, 400, 600)
      paper.fillStyle = 'rgb(0, 255, 0)'
      paper.fillRect(400, 0, 400, 600)
      return canvas.toDataURL(mime, 0.95).split(',')[1] ?? ''
    },
    [type, colorSpace] as const,
  )

/** A white sheet of A4 at 300 dots an inch with a line of ink: few bytes for its size. */
const scan = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2480, height: 3508 })
    const paper = canvas.getContext('2d') as CanvasRenderingContext2D
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, 2480, 3508)
    paper.lineWidth = 8
    paper.moveTo(1500, 3000)
    paper.bezierCurveTo(1700, 2800, 1800, 3200, 2100, 2950)
    paper.stroke()
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

/** The same PNG with an eXIf chunk that says it lies on its side (orientation 6). */
function turnedPng(base64: string): string {
  const png = Buffer.from(base64, 'base64')
  const exif = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  const body = Buffer.concat([Buffer.from('eXIf'), exif])
  const chunk = Buffer.alloc(8 + body.length)
  chunk.writeUInt32BE(exif.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), 4 + body.length)
  const afterHeader = 8 + 25
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]).toString('base64')
}

describe('What people type, paste and choose on a phone', () => {
  const story = openStory()
  let phone: Phone
  const page = () => phone.page

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('a visitor’s price filter understands full width and 万, and refuses what it cannot read (AMT-11, AMT-12)', async () => {
    await page().goto('/lists')
    await page().getByRole('button', { name: '筛选' }).tap()
    const sheet = page().getByRole('dialog', { name: '筛选店铺' })
    const lowest = sheet.getByRole('textbox', { name: '最低价' })
    expect(await pasted(lowest, '５０００')).toBe('5000')
    expect(await pasted(lowest, '1万')).toBe('10000')
    await lowest.fill('abc')
    await sheet.getByRole('button', { name: /^查看/ }).tap()
    await expect.poll(() => isRefused(lowest)).toBe(true)
    expect(await lowest.inputValue()).toBe('abc')
  })

  it.each(['+1 (415) 555-2671'])('%s is refused in words where a code is asked for (FMV-15)', async (mobile) => {
    await page().goto('/login')
    // A field that is left before the page's code has come is read with the form.
    await hydrated(page())
    await page().getByRole('radio', { name: '短信登录' }).check({ force: true })
    const field = page().getByLabel('手机号', { exact: true })
    await pasted(field, mobile)
    await page().getByText('只支持中国大陆的手机号').waitFor()
  })

  it.each([
    '+86 199 0000 0003',
    '0086-199-0000-0003',
    '199-0000-0003',
    '１９９０００００００３',
    '\u202D19900000003\u202C',
  ])('logs in with the mobile %j as it was copied (FMV-14)', async (mobile) => {
    const { page: own } = await story.journey().phone()
    await own.goto('/login')
    await logInOnPage(own, mobile)
    await own.waitForURL('**/user_center')
    await own.context().close()
  })

  it('a recharge is what was typed, or is refused; it never grows (AMT-12)', async () => {
    await page().goto('/login')
    // The way of the last login is shown once the code is here.
    await hydrated(page())
    await page().getByRole('radio', { name: '密码登录' }).check({ force: true })
    await logInOnPage(page(), PEOPLE.he)
    await page().waitForURL('**/user_center')
    await page().goto('/user_center/server/recharge')
    const amount = page().getByLabel('充值金额')
    for (const [typed, held] of [
      ['100。50', '100.50'],
      ['100．50', '100.50'],
      ['1,000.50', '1000.50'],
      ['１００', '100'],
    ] as const)
      expect(await pasted(amount, typed)).toBe(held)
    expect(await pasted(amount, '100,50')).toBe('100,50')
    await page().getByRole('button', { name: '下一步' }).click()
    await expect.poll(() => isRefused(amount)).toBe(true)
    expect(new URL(page().url()).pathname).toBe('/user_center/server/recharge')
  })

  it('pictures are taken by their content, and shown upright in their colours (INP-10, INP-39)', async () => {
    await page().goto('/sellshop?step=what')
    const plain = await halves(page(), 'image/jpeg', 'srgb')
    const wide = await halves(page(), 'image/jpeg', 'display-p3')
    const onItsSide = turnedPng(await halves(page(), 'image/png', 'srgb'))
    const chosen = [
      { base64: plain, type: '' },
      { base64: await halves(page(), 'image/jpeg', 'srgb'), type: 'image/jpg' },
      { base64: wide, type: 'application/octet-stream' },
      { base64: onItsSide, type: 'image/png' },
      { base64: await scan(page()), type: 'image/png' },
    ]
    for (const [at, { base64, type }] of chosen.entries()) {
      const input = page().getByLabel(new RegExp(`^照片 ${at + 1}`))
      const answer = page().waitForResponse((sent) => sent.request().method() === 'POST' && /upload/.test(sent.url()))
      await input.evaluate(
        (field, [text, mime]) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
          const files = new DataTransfer()
          files.items.add(new File([bytes], 'photo', { type: mime }))
          ;(field as HTMLInputElement).files = files.files
          field.dispatchEvent(new Event('change', { bubbles: true }))
        },
        [base64, type] as const,
      )
      const { code, data } = (await (await answer).json()) as { code: string; data: { url?: string } | null }
      expect([at, code, data?.url]).toEqual([at, '000000', expect.any(String)])
      await page()
        .getByRole('img', { name: `照片 ${at + 1}已上传` })
        .waitFor()
      const look = await page().evaluate(async (url) => {
        const bitmap = await createImageBitmap(await (await fetch(url)).blob())
        const paper = Object.assign(document.createElement('canvas'), {
          width: bitmap.width,
          height: bitmap.height,
        }).getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
        paper.drawImage(bitmap, 0, 0)
        const colour = (x: number, y: number) => `rgb(${paper.getImageData(x, y, 1, 1).data.slice(0, 3).join(', ')})`
        return {
          isTall: bitmap.height > bitmap.width,
          first: colour(20, 20),
          last: colour(bitmap.width - 20, bitmap.height - 20),
        }
      }, data?.url ?? '')
      expect([at, look.isTall]).toEqual([at, at >= 3])
      if (at < 4) expect([look.first, look.last].map(nearest)).toEqual([RED, GREEN])
    }
  })

  it('and the price of that shop understands 万, full width and 。 (AMT-11)', async () => {
    const textbox = (name: string) => page().getByRole('textbox', { name })
    const next = async (heading: string) => {
      await page().getByRole('button', { name: '下一步' }).click()
      await page().getByRole('heading', { name: heading }).waitFor()
    }
    await page().getByLabel('平台', { exact: true }).selectOption('1')
    await page().getByLabel('店铺类型', { exact: true }).selectOption('flagship')
    await page().getByLabel('主营行业', { exact: true }).selectOption('home')
    await page().getByLabel('所在地区', { exact: true }).selectOption('33')
    await textbox('标题').fill('临江茶具旗舰店，七年老店')
    await textbox('店铺介绍').fill('经营七年，老客稳定，证照齐全，可配合过户。')
    await next('经营数据')
    await textbox('开店日期').fill('2018-05-18')
    await textbox('店铺等级').fill('体验分 92')
    for (const label of ['描述相符', '服务态度', '物流服务']) await textbox(label).fill('4.9')
    await textbox('月均营业额').fill('260000')
    await next('价格、费用与债务')
    const price = textbox('标价（元）')
    for (const [typed, held] of [
      ['1.28万', '12800'],
      ['12800。50', '12800.50'],
      ['１２８００', '12800'],
    ] as const)
      expect(await pasted(price, typed)).toBe(held)
  })

  itWasWithoutFault('nothing was wrong on the way', story)
})

/** A colour as a picture with losses holds it, less than 16 off in each part. */
function nearest(colour: string): string {
  const parts = (colour.match(/\d+/g) ?? []).map(Number)
  return `rgb(${parts.map((part) => (part > 239 ? 255 : part < 16 ? 0 : part)).join(', ')})`
}
