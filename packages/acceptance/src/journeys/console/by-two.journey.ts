import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openApi, type ApiClient } from '../../api/api-client.ts'
import { capitalOf } from '../../api/market.ts'
import { logIn, PEOPLE } from '../../api/people.ts'
import { openSealedClient } from '../../api/sealed-client.ts'
import { handInIdentity, handInListing, reportMismatch, shopOf, uploadPicture } from '../steps/hand-in.ts'
import { openConsole, type OpenConsole } from '../steps/open-console.ts'
import {
  acceptIdentity,
  approve,
  expectAccessible,
  leave,
  openCase,
  openQueue,
  sendPrepared,
  storeEvidence,
} from './week/at-desk.ts'

const OWNER = { name: '周母', residentId: '110105192512310021' } as const
/** Of the demonstration: more than one reviewer may award alone. */
const LARGE_YUAN = 499_900

describe('What one member of staff proposes and another one approves', () => {
  let desks: OpenConsole
  let api: ApiClient
  const pages = new Map<string, Promise<Page>>()
  /** The page of a member of staff, who logs in once. */
  const desk = (login: string): Promise<Page> => {
    const page = pages.get(login) ?? desks.logIn(login)
    pages.set(login, page)
    return page
  }

  beforeAll(async () => {
    desks = await openConsole({ copyOf: inject('filledMarket') })
    api = await openApi(desks.server.url)
  })
  afterAll(() => desks.end())

  it('a figure is evidenced by one reviewer and confirmed by another one', async () => {
    const seller = await logIn(api, PEOPLE.zhao)
    const title = '栖霞茶具旗舰店，七年老店'
    const photos = JSON.stringify([{ id: await uploadPicture(seller, 480) }])
    const { id } = await handInListing(seller, { kind: 'flagship', title, photos })
    const first = await desk('shenhe')
    await openQueue(first, 'l', '上架审核')
    await openCase(first, title)
    await storeEvidence(first, id)
    await first.getByText('验店凭证 · 开店时间').waitFor()
    const second = await desk('shenhe2')
    await second.goto(`/listings/${id}`)
    await second.getByRole('button', { name: '由我来处理' }).click()
    await second.getByRole('button', { name: '复核一项数据' }).click()
    const confirming = second.getByRole('dialog')
    await confirming.getByRole('combobox').press('Enter')
    await second.keyboard.press('Enter')
    await second.keyboard.press('Control+Enter')
    await confirming.waitFor({ state: 'hidden' })
    await leave(second)
    await second.goto(`/listings/${id}`)
    await second.getByRole('row').filter({ hasText: '开店时间' }).getByText('验店确认').waitFor()
    await second.getByText('另一名审核员复核了验店凭证 · 盛涵').waitFor()
    await expectAccessible(second)
  })

  it('a large refund waits for a second account, and is paid once', async () => {
    const [qin, zhao] = [await logIn(api, PEOPLE.qin), await logIn(api, PEOPLE.zhao)]
    await desks.ops(
      'recharge',
      'credit',
      '--user',
      PEOPLE.qin,
      '--yuan',
      `${LARGE_YUAN}`,
      '--reference',
      'B-77',
      '--by',
      'Li Na',
      '--why',
      '现金存入',
    )
    const { shop } = await shopOf(api, (name) => name === PEOPLE.zhao)
    const before = (await capitalOf(qin)).availableFen
    await reportMismatch(qin, zhao, shop, '后台有一笔严重违规没有写明')
    const first = await desk('jiufen')
    await openQueue(first, 'f', '退款')
    await openCase(first, PEOPLE.qin)
    await first.keyboard.press('a')
    await sendPrepared(first)
    await leave(first)
    expect((await capitalOf(qin)).availableFen).toBeLessThan(before)
    const second = await desk('fuhe')
    await second.goto('/proposals')
    await approve(desks, second, '退款')
    await expect.poll(async () => (await capitalOf(qin)).availableFen).toBe(before)
  })

  it('an owner is set, and the shop is on record in that name', async () => {
    const { shop } = await shopOf(api, (name) => name !== PEOPLE.zhao)
    const first = await desk('heming')
    await first.goto(`/owners/${shop.id}`)
    await first.getByRole('button', { name: '变更所有人' }).click()
    const dialog = first.getByRole('dialog')
    await dialog.getByLabel('姓名').fill(OWNER.name)
    await dialog.getByLabel('身份证号码').fill(OWNER.residentId)
    await expectAccessible(first)
    await dialog.getByRole('textbox').last().fill('平台后台登记为其母')
    await dialog.getByRole('button', { name: '变更所有人' }).click()
    await first.getByText('已提出，等另一位工作人员复核').first().waitFor()
    await approve(desks, await desk('fuhe'), '变更店铺登记的所有人')
    await first.goto('/owners')
    await first.getByRole('row').filter({ hasText: shop.id }).getByText('他人').waitFor()
    await expectAccessible(first)
  })

  it('two accounts of one person become one, with the money of both', async () => {
    const [he, lin] = [await logIn(api, PEOPLE.he), await logIn(api, PEOPLE.lin)]
    const sum = (await capitalOf(he)).availableFen + (await capitalOf(lin)).availableFen
    await handInIdentity(await openSealedClient(api), lin)
    await acceptIdentity(desks, await desk('heming'), PEOPLE.lin)
    const { user_id: id } = await he.must<{ readonly user_id: string }>('POST user-info')
    const first = await desk('kefu')
    await first.goto(`/people/${id}`)
    await first.getByRole('button', { name: '合并账号' }).click()
    const dialog = first.getByRole('dialog')
    await dialog.getByRole('textbox').fill(PEOPLE.lin)
    await dialog.getByRole('button', { name: '查看能否合并' }).click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByText('可以合并').waitFor()
    await expectAccessible(first)
    await dialog.getByRole('textbox').last().fill('本人来电，忘记了旧账号')
    await dialog.getByRole('button', { name: '合并账号' }).click()
    await approve(desks, await desk('heming'), '合并同一人的账号')
    await first.reload()
    await first.getByText('已合并').first().waitFor()
    expect((await capitalOf(lin)).availableFen).toBe(sum)
  })

  it('nothing on the way was reported as an error', () => {
    expect(desks.complaints()).toEqual([])
  })
})
