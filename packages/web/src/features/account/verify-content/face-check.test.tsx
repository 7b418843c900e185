// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { heldNumbers } from '../../../app/forms/held-numbers.ts'

beforeEach(() => heldNumbers.forget())

const PATH = '/user_center/server/verify_content'
const RESIDENT_ID = '11010519491231002X'

async function open(market = openTestMarket()) {
  const page = await renderPage(`${PATH}?kind=person`, { market, person: market.buyer })
  await screen.findByLabelText('姓名')
  return { ...page, market }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

it('asks for a face first, and for no more than name and number (ACC-50)', async () => {
  const page = await open()
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toMatchObject([
    expect.stringContaining('刷脸'),
    expect.stringContaining('银行卡核验'),
    expect.stringContaining('四要素核验'),
  ])
  expect(screen.getByRole('radio', { name: '刷脸', checked: true })).toBeTruthy()
  expect(screen.queryByLabelText('银行卡号')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '下一步：刷脸' }))
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: '姓名', description: '请填写姓名，与证件一致' }),
  )
  expect(await findViolations()).toEqual([])
})

/** A person whose name and number went to the provider. */
async function beginFace() {
  const page = await open()
  type('姓名', '林小满')
  type('身份证号', RESIDENT_ID)
  await page.user.click(screen.getByRole('button', { name: '下一步：刷脸' }))
  const way = await screen.findByRole('link', { name: '去刷脸认证' })
  return { ...page, url: way.getAttribute('href') ?? '' }
}

it('goes to the provider, and is verified at once when its person is back (ACC-50)', async () => {
  const page = await beginFace()
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '我已完成认证' }))
  await screen.findByText('还没有收到认证结果，请先在认证页面完成')
  page.market.decideVisit(page.url, 'matches')
  page.unmount()
  const back = await renderPage(`${PATH}?kind=person&returned=1&token=E1`, {
    market: page.market,
    person: page.market.buyer,
    alsoShow: ['/user_center/server/verify'],
  })
  await waitFor(() => expect(back.address()).toBe('/user_center/server/verify'))
  expect(await screen.findByText('您现在可以签合同。')).toBeTruthy()
  expect(heldNumbers.read(page.market.buyer.userId)).toEqual({})
})

it('finds the check that is under way after a reload, and can start over with what was typed (ACC-50)', async () => {
  const page = await beginFace()
  page.unmount()
  const after = await renderPage(`${PATH}?kind=person`, { market: page.market, person: page.market.buyer })
  expect((await screen.findByRole('link', { name: '去刷脸认证' })).getAttribute('href')).toBe(page.url)
  await after.user.click(screen.getByRole('button', { name: '重新填写，或换一种方式' }))
  expect([field('姓名').value, field('身份证号').value]).toEqual(['林小满', RESIDENT_ID])
  await after.user.click(screen.getByRole('radio', { name: '银行卡核验' }))
  expect(field('银行卡号')).toBeTruthy()
})

it('a face that was not recognised is told, with every way open again (ACC-50, ACC-52)', async () => {
  const page = await beginFace()
  page.market.decideVisit(page.url, 'differs')
  await page.user.click(screen.getByRole('button', { name: '我已完成认证' }))
  await screen.findByText('认证没有通过，请重试，或换一种方式')
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '下一步：刷脸' }))
  await screen.findByRole('link', { name: '去刷脸认证' })
  expect(screen.queryByText('认证没有通过，请重试，或换一种方式')).toBeNull()
})

it('offers documents alone where no provider knows faces (ACC-50)', async () => {
  const market = openTestMarket()
  market.offerProofs(['bank'])
  const page = await open(market)
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  page.unmount()
  await renderPage('/user_center/server/verify', { market, person: market.buyer })
  await screen.findByText('您的身份证（两面照片）')
})
