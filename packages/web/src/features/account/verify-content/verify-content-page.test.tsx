// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { VerificationDocuments, Verifications } from '@diandu/core/account'
import type { Person } from '@diandu/core/testing'
import { findViolations, renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'
import { pictureFile, readingPictures } from '../../../app/testing/choose-picture.ts'
import { heldNumbers } from '../../../app/forms/held-numbers.ts'

beforeEach(() => heldNumbers.forget())

const PATH = '/user_center/server/verify_content'
const RESIDENT_ID = '11010519491231002X'
const CARD = '6222021234567890128'

interface Visit {
  readonly kind?: 'person' | 'company'
  readonly market?: TestMarket
  readonly person?: Person
  readonly change?: (verifications: Verifications) => Partial<Verifications>
}

async function openForm({
  kind = 'person',
  market = openTestMarket(),
  person = market.buyer,
  change = () => ({}),
}: Visit = {}) {
  const handedIn: VerificationDocuments[] = []
  const page = await renderPage(`${PATH}?kind=${kind}`, {
    market,
    person,
    change: (ports) => {
      const verifications: Verifications = {
        ...ports.verifications,
        handIn: (papers) => (handedIn.push(papers), ports.verifications.handIn(papers)),
      }
      return readingPictures({ ...ports, verifications: { ...verifications, ...change(verifications) } })
    },
  })
  if (kind === 'person') await page.user.click(await screen.findByRole('radio', { name: '银行卡核验' }))
  await screen.findByRole('button', { name: '提交认证' })
  return { ...page, handedIn }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const send = ({ user }: RenderedPage) => user.click(screen.getByRole('button', { name: '提交认证' }))
const choose = async (label: string) => {
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { files: [pictureFile()] } })
  await screen.findByRole('img', { name: `${label}已上传` })
}

async function fillPerson({ user }: RenderedPage) {
  type('姓名', '林小满')
  type('身份证号', RESIDENT_ID)
  await choose('人像面')
  await choose('国徽面')
  await user.click(screen.getByRole('radio', { name: '四要素核验' }))
  type('银行卡号', '6222 0212 3456 7890 128')
  type('银行预留手机号', '13800000009')
}

it('right documents of a person are submitted, once (ACC-5)', async () => {
  const page = await openForm()
  await fillPerson(page)
  expect(field('银行卡号').value).toBe('6222 0212 3456 7890 128')
  expect(await findViolations()).toEqual([])
  await page.user.dblClick(screen.getByRole('button', { name: '提交认证' }))
  await waitFor(() => expect(page.address()).toBe('/user_center/server/verify'))
  expect(page.handedIn).toMatchObject([
    {
      kind: 'person',
      name: '林小满',
      residentId: RESIDENT_ID,
      proof: 'four-elements',
      cardNumber: CARD,
      mobile: '13800000009',
    },
  ])
})

it('each wrong field is named, the first has the focus, and an impossible number is told as such (ACC-5)', async () => {
  const page = await openForm()
  await send(page)
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: '姓名', description: '请填写姓名，与证件一致' }),
  )
  for (const messages of ['请填写 18 位身份证号', '请上传人像面照片', '请上传国徽面照片', '请填写银行卡号'])
    expect(screen.getByText(messages)).toBeTruthy()
  expect(await findViolations()).toEqual([])
  type('姓名', '林小满')
  type('身份证号', '110105194912310021')
  type('银行卡号', '6222021234567890129')
  await send(page)
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: '身份证号', description: '这个身份证号不存在，请逐位核对' }),
  )
  expect(screen.getByText('这个卡号不存在，请逐位核对')).toBeTruthy()
  type('身份证号', '110105202001010014')
  await send(page)
  expect(field('身份证号').getAttribute('aria-invalid')).toBe('true')
  type('身份证号', RESIDENT_ID)
  await send(page)
  expect(document.activeElement).toBe(screen.getByLabelText(/^人像面/))
  expect(page.handedIn).toEqual([])
})

it('numbers are stored nowhere, outlive a login in between, and are no other user’s (WAC-19)', async () => {
  const page = await openForm()
  await fillPerson(page)
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href])
  expect(stored).toContain('林小满')
  expect(stored).not.toMatch(/11010519|622202|6222 0212/)
  page.unmount()
  const after = await openForm({ market: page.market })
  await waitFor(() => expect(field('姓名').value).toBe('林小满'))
  expect([field('身份证号').value, field('银行卡号').value]).toEqual([RESIDENT_ID, '6222 0212 3456 7890 128'])
  after.unmount()
  await openForm({ market: page.market, person: page.market.seller })
  expect([field('姓名').value, field('身份证号').value, field('银行卡号').value]).toEqual(['', '', ''])
})

it('a reload leaves no number (WAC-19)', async () => {
  const page = await openForm()
  await fillPerson(page)
  page.unmount()
  heldNumbers.forget()
  await openForm({ market: page.market })
  await waitFor(() => expect(field('姓名').value).toBe('林小满'))
  expect([field('身份证号').value, field('银行卡号').value]).toEqual(['', ''])
})

it('only the id of a picture of documents is kept, and it counts (WAC-19)', async () => {
  const page = await openForm()
  await choose('人像面')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('/pictures/')
  page.unmount()
  const after = await openForm({ market: page.market })
  await screen.findByRole('button', { name: '重拍' })
  await send(after)
  expect(screen.queryByText('请上传人像面照片')).toBeNull()
  expect(screen.getByText('请上传国徽面照片')).toBeTruthy()
})

it('a side of a card can be taken again or removed', async () => {
  const page = await openForm()
  await choose('人像面')
  await page.user.click(screen.getByRole('button', { name: '移除' }))
  expect(screen.queryByRole('img', { name: '人像面已上传' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText(/^人像面/))
})

it('a company is found by its code, and its documents are submitted (ACC-14)', async () => {
  const page = await openForm({ kind: 'company' })
  type('统一社会信用代码', '91350100m000100y43')
  await page.user.click(screen.getByRole('button', { name: '查询' }))
  await screen.findByText('找到了：店渡网络科技有限公司')
  expect([field('公司名称').value, field('法定代表人姓名').value]).toEqual(['店渡网络科技有限公司', '林知远'])
  expect(await findViolations()).toEqual([])
  type('法定代表人身份证号', RESIDENT_ID)
  await choose('营业执照照片')
  await send(page)
  await waitFor(() => expect(page.address()).toBe('/user_center/server/verify'))
  expect(page.handedIn).toMatchObject([
    { kind: 'company', creditCode: '91350100M000100Y43', legalPersonId: RESIDENT_ID },
  ])
})

it('a code that cannot be is told at the field, and an unknown one leaves the name to be typed (ACC-14)', async () => {
  const page = await openForm({ kind: 'company' })
  type('统一社会信用代码', '91350100M000100Y44')
  await page.user.click(screen.getByRole('button', { name: '查询' }))
  await screen.findByText('这个代码不存在，请逐位核对')
  expect(document.activeElement).toBe(field('统一社会信用代码'))
  type('统一社会信用代码', '91110000710926094P')
  await page.user.click(screen.getByRole('button', { name: '查询' }))
  await screen.findByText(/没有查到这家公司/)
  expect(field('公司名称').value).toBe('')
})

it('a register that does not answer says so, and nothing typed is lost (ACC-14)', async () => {
  const page = await openForm({
    kind: 'company',
    change: () => ({ company: async () => ({ ok: false, failure: { kind: 'timeout' } }) }),
  })
  type('公司名称', '林记网店')
  type('统一社会信用代码', '91350100M000100Y43')
  await page.user.click(screen.getByRole('button', { name: '查询' }))
  await screen.findByText(/没有查询成功/)
  expect(field('公司名称').value).toBe('林记网店')
})

it('after a lost answer documents that arrived are found under review (SAF-3)', async () => {
  const page = await openForm({
    change: (verifications) => ({
      handIn: async (papers) => (await verifications.handIn(papers), { ok: false, failure: { kind: 'timeout' } }),
    }),
  })
  await fillPerson(page)
  await send(page)
  await waitFor(() => expect(page.address()).toBe('/user_center/server/verify'))
  expect(heldNumbers.read(page.market.buyer.userId)).toEqual({})
})

it('documents that did not arrive are all still there (SAF-3)', async () => {
  const page = await openForm({ change: () => ({ handIn: async () => ({ ok: false, failure: { kind: 'timeout' } }) }) })
  await fillPerson(page)
  await send(page)
  await screen.findByText(/不确定有没有提交上/)
  expect([field('身份证号').value, field('姓名').value]).toEqual([RESIDENT_ID, '林小满'])
})

it('a user whose documents are under review finds no form, and one whose documents failed finds one (ACC-16)', async () => {
  const market = openTestMarket()
  const first = await openForm({ market })
  await fillPerson(first)
  await send(first)
  await waitFor(() => expect(first.address()).toBe('/user_center/server/verify'))
  first.unmount()
  const page = await renderPage(PATH, { market, person: market.buyer })
  await screen.findByText('资料已经提交，不用再填。')
  expect(screen.getByRole('link', { name: '查看认证状态' }).getAttribute('href')).toBe('/user_center/server/verify')
  page.unmount()
  act(() => market.reviewVerification(market.buyer.userId, 'failed', '照片反光'))
  const again = await openForm({ market })
  await fillPerson(again)
  await send(again)
  await waitFor(() => expect(again.address()).toBe('/user_center/server/verify'))
  const last = await market.buyer.device.verifications.last()
  expect(last.ok && last.value?.status).toBe('reviewing')
})
