import { beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { BUYER, buyInFull, contractOf, downloadContract } from '../api/contracts.ts'
import { cheapShops, type Order } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import type { ApiClient } from '../api/api-client.ts'
import { openSealedClient, type SealedClient } from '../api/sealed-client.ts'
import { isSignedByAll, readSignatures } from '../signatures/read-signatures.ts'
import { withOtherByte } from '../signatures/altered-pdfs.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { logInOnPage } from './steps/enter.ts'
import { enterCode } from './steps/sign-contract.ts'
import { verifiedSeller } from './steps/verified-seller.ts'

const MOBILE = '13700000001'
/** The coordinates of a signature, whatever its size on the screen. */
const FIELD = { width: 1000, height: 400 }

describe('A contract is signed', () => {
  const story = openStory()
  const { shoot } = story.album
  let sealed: SealedClient
  let parties: { readonly seller: ApiClient; readonly buyer: ApiClient }
  let order: Order
  let contractId: string
  let pages: { readonly seller: Page; readonly buyer: Page }

  const stateOf = async (): Promise<number> =>
    (await parties.buyer.must<Order>('POST order/detail', { orderId: order.id })).status

  beforeAll(async () => {
    const { api, phone } = story.journey()
    sealed = await openSealedClient(api)
    const buyer = await logIn(api, PEOPLE.zhou)
    const [shop] = await cheapShops(api, 1)
    if (shop === undefined) throw new Error('The market is empty')
    const bought = await buyInFull(api, buyer, shop)
    parties = { seller: bought.seller, buyer }
    order = bought.order
    ;({ id: contractId } = await contractOf(sealed, buyer, order.id))
    const open = async (name: string): Promise<Page> => {
      const { page } = await phone()
      await page.goto('/user_center/server/contract')
      await page.waitForURL('**/login')
      await logInOnPage(page, name)
      await page.waitForURL('**/user_center/server/contract')
      return page
    }
    pages = { seller: await open(bought.sellerName), buyer: await open(PEOPLE.zhou) }
  })

  it('another person’s link to sign is refused, and moves nothing (CTR-19)', async () => {
    const { link } = await sealed.must<{ link: { url: string } }>(parties.seller, 'POST contract/getContractUrl', {
      contractId,
    })
    await pages.buyer.goto(link.url)
    await pages.buyer.getByText('签署链接无效，或不是发给您的').first().waitFor()
    await shoot(pages.buyer, '80-not-your-link')
    expect(await contractOf(sealed, parties.buyer, order.id)).toMatchObject({ id: contractId, status: 'draft' })
    await pages.seller.goto(link.url)
    await pages.seller.getByRole('button', { name: '我已阅读，去签署' }).waitFor()
  })

  it('the seller reads it page by page, proves who they are by a code, and signs by hand (SIG-1, WEB-141)', async () => {
    const page = pages.seller
    const verified = await verifiedSeller(story.journey().installation, parties.seller)
    await page.getByRole('img', { name: /^合同第 1 页/ }).scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('img')].some(({ naturalWidth }) => naturalWidth === 1080),
    )
    await shoot(page, '81-reading')
    // Pressed where the page stands: a click of the browser's would bring the button into view first.
    const read = await page.getByRole('button', { name: '我已阅读，去签署' }).evaluate((button: HTMLElement) => {
      button.click()
      return scrollY
    })
    expect(read).toBeGreaterThan(200)
    await page.getByRole('radio', { name: '四要素短信认证' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(read)
    await page.getByRole('button', { name: '我已阅读，去签署' }).click()
    await page.getByRole('radio', { name: '四要素短信认证' }).check({ force: true })
    await page.getByLabel('姓名', { exact: true }).fill(verified.name)
    await page.getByLabel('身份证号', { exact: true }).fill(verified.residentId)
    await page.getByLabel('银行卡号', { exact: true }).fill('6222020200112233446')
    await page.getByLabel('银行预留手机号', { exact: true }).fill(MOBILE)
    await shoot(page, '81-proving')
    await page.getByRole('button', { name: '开始核实' }).click()
    await enterCode(page, MOBILE)
    await page.getByRole('img', { name: '手写签名框' }).waitFor()
    await writeLarge(page)
    await shoot(page, '81-signing')
    await page.getByRole('button', { name: '签署合同' }).click()
    await page.waitForURL(`**/sign-success?contract=${contractId}`)
    await page.getByText('您已签署').waitFor()
    await shoot(page, '81-signed')
    expect(await stateOf()).toBe(4)
  })

  it('the buyer’s face is checked on a page elsewhere: left without a word, refused and passed, each is told on the way back (CTR-35)', async () => {
    const page = pages.buyer
    const check = async (way: string): Promise<void> => {
      await page.getByRole('link', { name: '去刷脸认证' }).click()
      await page.waitForURL('**/sandbox/identity/*')
      await page.getByText(way).click()
      await page.waitForURL('**/user_center/server/contract?*')
    }
    const begin = async (): Promise<void> => {
      await page.getByLabel('姓名', { exact: true }).fill(BUYER.name)
      await page.getByLabel('身份证号', { exact: true }).fill(BUYER.residentId)
      await page.getByRole('button', { name: '开始核实' }).click()
    }
    await page.goto(`/user_center/server/contract?order=${order.id}`)
    await page.getByRole('button', { name: '我已阅读，去签署' }).click()
    await page.getByRole('radio', { name: '高级实名认证（刷脸）' }).check({ force: true })
    await begin()
    await page.getByRole('link', { name: '去刷脸认证' }).waitFor()
    await shoot(page, '86-face-check')
    await check('先不认证，返回店渡')
    await page.getByText('还没有收到认证结果，请先在认证页面完成').first().waitFor()
    await shoot(page, '86-no-result-yet')
    await check('不通过：不是本人')
    await page.getByText('认证没有通过，请重试，或换一种方式').first().waitFor()
    expect(await contractOf(sealed, parties.buyer, order.id)).toMatchObject({ buyer: { proofs: [] } })
    await shoot(page, '86-refused')
    await begin()
    await check('通过：是本人')
    await page.getByRole('radio', { name: '用姓名签' }).waitFor()
    expect(new URL(page.url()).searchParams.get('returned')).toBeNull()
  })

  it('the buyer signs by name, and the order goes on to its hand-over (SIG-1)', async () => {
    const page = pages.buyer
    await page.getByRole('radio', { name: '用姓名签' }).check({ force: true })
    await page.getByRole('button', { name: '签署合同，开始交接' }).click()
    await page.getByText('合同已生效').waitFor()
    await shoot(page, '82-holds')
    expect(await stateOf()).toBe(5)
    await page.goto(`/user_center/server/contractAgree?order=${order.id}`)
    await page.getByText('这笔交易', { exact: false }).first().waitFor()
    await shoot(page, '82-agreement')
  })

  it('an independent reader finds all three signatures valid, and none of them after one changed byte (SGN-1)', async () => {
    const paper = await downloadContract(parties.seller, contractId)
    expect(readSignatures(paper)).toEqual([
      { field: 'seller', isValid: true, isWhole: false },
      { field: 'buyer', isValid: true, isWhole: false },
      { field: 'house', isValid: true, isWhole: true },
    ])
    expect(isSignedByAll(withOtherByte(paper, Math.floor(paper.length / 2), 1) ?? paper)).toBe(false)
    expect((await downloadContract(parties.buyer, contractId)).equals(paper)).toBe(true)
  })

  itWasWithoutFault('saw no fault on the way of a contract', story)
})

/** A few strokes in the box, as a finger makes them. */
/**
 * The name is written over the whole screen, which is turned meanwhile: the sheet fits each way, and what was written
 * stays as it was written. A palm that rests beside the finger writes nothing, and a stroke can be taken back.
 */
async function writeLarge(page: Page): Promise<void> {
  const strokes = () =>
    page
      .getByRole('dialog')
      .locator('polyline')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('points')))
  const before = page.viewportSize()
  await page.getByRole('button', { name: '全屏书写' }).click()
  const sheet = page.getByRole('dialog')
  const done = sheet.getByRole('button', { name: '写好了' })
  const undo = sheet.getByRole('button', { name: '撤销一笔' })
  let written: readonly (string | null)[] = []
  for (const [width, height] of [
    [360, 740],
    [412, 823],
    [740, 360],
    [823, 412],
  ] as const) {
    await page.setViewportSize({ width, height })
    const pad = sheet.getByRole('img', { name: /^(手写签名框|已写下签名)$/ })
    const isTurned = height > width
    await expect
      .poll(async () => {
        const box = await pad.boundingBox()
        return box !== null && (isTurned ? box.height > box.width : box.width > box.height)
      })
      .toBe(true)
    for (const part of [pad, done, undo, sheet.getByRole('button', { name: '重写' })]) {
      const { x, y, width: wide, height: high } = (await part.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 }
      expect(x >= 0 && y >= 0 && x + wide <= width + 1 && y + high <= height + 1, `${width} by ${height}`).toBe(true)
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44)
    }
    expect(await strokes()).toEqual(written)
    await writeByFinger(page, pad, isTurned)
    await expect.poll(async () => (await strokes()).length).toBe(written.length + 1)
    const [stroke = ''] = (await strokes()).slice(-1)
    // Along the line of the name from a quarter to three quarters, in the middle of the field.
    const points = (stroke ?? '').split(' ').map((point) => point.split(',').map(Number))
    for (const [along = 0, across = 0] of points) {
      expect(along).toBeGreaterThanOrEqual(200)
      expect(along).toBeLessThanOrEqual(FIELD.width - 200)
      expect(Math.abs(across - FIELD.height / 2)).toBeLessThan(FIELD.height / 4)
    }
    expect(points.at(0)?.[0] ?? 0).toBeLessThan(points.at(-1)?.[0] ?? 0)
    if (written.length === 0) written = await strokes()
    else await undo.click()
    await expect.poll(strokes).toEqual(written)
  }
  await done.tap()
  if (before !== null) await page.setViewportSize(before)
  await page.getByRole('img', { name: '已写下签名' }).waitFor()
}

/** A stroke along the line of the name, by a finger, while a palm comes to rest at the edge. */
async function writeByFinger(page: Page, pad: Locator, isTurned: boolean): Promise<void> {
  const box = await pad.boundingBox()
  if (box === null) throw new Error('There is no box to sign in')
  const at = (along: number, across: number, id: number) => ({
    x: box.x + box.width * (isTurned ? 1 - across : along),
    y: box.y + box.height * (isTurned ? along : across),
    id,
  })
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly ReturnType<typeof at>[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  await touch('touchStart', at(0.35, 0.45, 1))
  await touch('touchMove', at(0.4, 0.55, 1))
  await touch('touchStart', at(0.4, 0.55, 1), at(0.95, 0.95, 2))
  await touch('touchMove', at(0.5, 0.45, 1), at(0.94, 0.9, 2))
  await touch('touchMove', at(0.65, 0.5, 1), at(0.93, 0.95, 2))
  await touch('touchEnd')
  await screen.detach()
}
