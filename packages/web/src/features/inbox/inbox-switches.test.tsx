// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { THROTTLE_MS } from '@diandu/core/kernel'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Ports } from '../../composition/ports.ts'
import { openTestMarket, type TestMarket } from '../../app/testing/open-test-market.ts'
import { renderPage, withPort } from '../../app/testing/render-page.tsx'

const open = (market: TestMarket, change?: (ports: Ports) => Ports) =>
  renderPage('/user_center/setting', { market, person: market.buyer, ...(change === undefined ? {} : { change }) })

it('a way of a kind is switched off and on in the settings (MSG-8, NTF-4)', async () => {
  const market = openTestMarket()
  const page = await open(market)
  const push = () => within(screen.getByRole('group', { name: '价格' })).getByRole('button', { name: '推送' })
  await screen.findByRole('group', { name: '价格' })
  expect(push().getAttribute('aria-pressed')).toBe('true')
  await page.user.click(push())
  await waitFor(() => expect(push().getAttribute('aria-pressed')).toBe('false'))
  const isOn = async () =>
    valueOf(await market.buyer.device.inbox.state()).kinds.find(({ kind }) => kind === 'price')?.push
  await waitFor(async () => expect(await isOn()).toBe(false))
  // Switched back within two seconds it is sent once they are over.
  await page.user.click(push())
  expect(push().getAttribute('aria-pressed')).toBe('true')
  expect(await isOn()).toBe(false)
  market.clock.advance(THROTTLE_MS)
  await waitFor(async () => expect(await isOn()).toBe(true))
})

it('the last way to the phone for money and deadlines stays on, and says why (NTF-5)', async () => {
  const market = openTestMarket()
  valueOf(await market.buyer.device.inbox.switch('money', 'sms', false))
  const page = await open(market)
  const money = within(await screen.findByRole('group', { name: '资金' }))
  await page.user.click(money.getByRole('button', { name: '推送' }))
  expect(money.getByRole('button', { name: '推送' }).getAttribute('aria-pressed')).toBe('true')
  expect(money.getByRole('status').textContent).toContain('先打开另一种')
  await page.user.click(money.getByRole('button', { name: '短信' }))
  await waitFor(() => expect(money.getByRole('button', { name: '短信' }).getAttribute('aria-pressed')).toBe('true'))
  expect(money.getByRole('status').textContent).not.toContain('先打开另一种')
})

it('the last way says why it stays, too, where the other one was switched off just before (NTF-5)', async () => {
  const market = openTestMarket()
  let answer = (): void => undefined
  const answered = new Promise<void>((settle) => (answer = settle))
  const change = withPort('inbox', (ports) => ({
    switch: async (kind, channel, isOn) => {
      const state = await ports.inbox.switch(kind, channel, isOn)
      if (channel === 'sms') await answered
      return state
    },
  }))
  const page = await open(market, change)
  const money = within(await screen.findByRole('group', { name: '资金' }))
  await page.user.click(money.getByRole('button', { name: '短信' }))
  await page.user.click(money.getByRole('button', { name: '推送' }))
  await waitFor(() => expect(money.getByRole('status').textContent).toContain('先打开另一种'))
  await waitFor(() => expect(money.getByRole('button', { name: '推送' }).getAttribute('aria-pressed')).toBe('true'))
  expect(screen.queryByText(/没有保存|失败/)).toBeNull()
  answer()
  await waitFor(() => expect(money.getByRole('button', { name: '短信' }).getAttribute('aria-pressed')).toBe('false'))
})
