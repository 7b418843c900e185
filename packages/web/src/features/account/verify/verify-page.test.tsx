// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ok } from '@diandu/core/kernel'
import { pictureOf } from '@diandu/core/testing'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

const open = (market: TestMarket) => renderPage('/user_center/server/verify', { market, person: market.buyer })

async function handedIn(): Promise<TestMarket> {
  const market = openTestMarket()
  const { uploads, verifications } = market.buyer.device
  const [front, back] = [await uploads.picture(pictureOf(1)), await uploads.picture(pictureOf(2))]
  if (!front.ok || !back.ok) throw new Error('not uploaded')
  const answer = await verifications.handIn({
    kind: 'person',
    name: '林小满',
    residentId: '11010519491231002X',
    frontPhoto: front.value.id,
    backPhoto: back.value.id,
    proof: 'bank',
    cardNumber: '6222021234567890128',
    mobile: '',
  })
  if (!answer.ok) throw new Error('not handed in')
  return market
}

it('each kind of verification says what it is for and what it needs', async () => {
  await open(openTestMarket())
  const [person, company] = within(await screen.findByRole('list', { name: '选一种认证' })).getAllByRole('heading', {
    level: 2,
  })
  expect([person?.textContent, company?.textContent]).toEqual(['个人认证', '企业认证'])
  expect(screen.getByText('本人刷脸，约一分钟，马上有结果')).toBeTruthy()
  expect(screen.getByText('营业执照照片')).toBeTruthy()
  expect(screen.getByRole('link', { name: '开始个人认证' }).getAttribute('href')).toBe(
    '/user_center/server/verify_content?kind=person',
  )
  expect(screen.getByRole('link', { name: '开始企业认证' }).getAttribute('href')).toBe(
    '/user_center/server/verify_content?kind=company',
  )
  expect(await findViolations()).toEqual([])
})

it('a user who is known from a contract is not asked for a verification as a person (WAC-17)', async () => {
  const market = openTestMarket()
  await renderPage('/user_center/server/verify', {
    market,
    person: market.buyer,
    change: withPort('verifications', {
      identity: async () => ok({ name: '林**', number: '1101**********002X', by: 'contract', provenAt: 0 }),
    }),
  })
  await screen.findByText(/^已实名/)
  expect(screen.getByRole('link', { name: '开始企业认证' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '开始个人认证' })).toBeNull()
})

it('documents under review say since when, masked (WAC-17)', async () => {
  await open(await handedIn())
  await screen.findByText('轮到店渡审核')
  expect(screen.getByText('110*************2X')).toBeTruthy()
  expect(screen.getByText('林**')).toBeTruthy()
  expect(screen.getAllByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toHaveLength(2)
  expect(document.body.textContent).not.toMatch(/11010519|622202|林小满/)
  expect(await findViolations()).toEqual([])
})

it('verified documents say when, and lead to no other try (WAC-17)', async () => {
  const market = await handedIn()
  market.reviewVerification(market.buyer.userId, 'verified', '')
  await open(market)
  await screen.findByText('您现在可以签合同。')
  expect(screen.getByText('审核时间')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '修改后再提交' })).toBeNull()
})

it('a refusal says why, and how to submit again (WAC-17)', async () => {
  const market = await handedIn()
  market.reviewVerification(market.buyer.userId, 'failed', '<b>照片反光</b>，看不清号码')
  await open(market)
  await screen.findByText('<b>照片反光</b>，看不清号码')
  expect(screen.getByRole('link', { name: '修改后再提交' }).getAttribute('href')).toBe(
    '/user_center/server/verify_content?kind=person',
  )
  expect(screen.getByRole('link', { name: '换一种认证' }).getAttribute('href')).toBe(
    '/user_center/server/verify_content?kind=company',
  )
  expect(await findViolations()).toEqual([])
})

it('a standing that cannot be loaded can be asked for again (WAC-17)', async () => {
  let isBroken = true
  const market = await handedIn()
  const page = await renderPage('/user_center/server/verify', {
    market,
    person: market.buyer,
    change: withPort('verifications', (ports) => ({
      last: (signal) =>
        isBroken
          ? Promise.resolve({ ok: false, failure: { kind: 'unrecognised', code: 'shape' } })
          : ports.verifications.last(signal),
    })),
  })
  await screen.findByText('认证状态没有加载出来')
  isBroken = false
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findByText('轮到店渡审核')
})
