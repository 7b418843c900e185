// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { fail, refused } from '@diandu/core/kernel'
import { SELLER_IDENTITY } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../../app/testing/render-page.tsx'
import { openContractsMarket } from '../../testing/open-contracts-market.ts'

const LANGUAGES = {
  'zh-CN': {
    read: '我已阅读，去签署',
    way: '银行卡认证',
    name: '姓名',
    id: '身份证号',
    card: '银行卡号',
    submit: '开始核实',
    refusal: '信息与登记不一致，或查不到登记，请核对',
  },
  en: {
    read: 'I’ve read it. Continue to sign',
    way: 'Bank card',
    name: 'Name',
    id: 'ID number',
    card: 'Bank card number',
    submit: 'Start verification',
    refusal: 'These details don’t match official records, or weren’t found there. Please check them',
  },
} as const

it.each(['zh-CN', 'en'] as const)(
  'what the platform refused is told at its field, which has the focus, until it is changed (%s) (SIG-4)',
  async (locale) => {
    const messages = LANGUAGES[locale]
    const market = await openContractsMarket()
    const page = await renderPage(`/user_center/server/contract?id=${market.contractId}`, {
      market,
      person: market.seller,
      locale,
      change: withPort('identity', {
        begin: async () => fail(refused('bad-parameter', '信息与登记不一致，或查不到登记，请核对', 'residentId')),
      }),
    })
    await page.user.click(await screen.findByRole('button', { name: messages.read }))
    await page.user.click(await screen.findByRole('radio', { name: messages.way }))
    const values = [
      [messages.name, SELLER_IDENTITY.name],
      [messages.id, SELLER_IDENTITY.residentId],
      [messages.card, SELLER_IDENTITY.bankCard],
    ] as const
    for (const [label, value] of values)
      fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } })
    await page.user.click(screen.getByRole('button', { name: messages.submit }))
    const field = await screen.findByRole('textbox', { name: messages.id, description: messages.refusal })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getAllByText(messages.refusal)).toHaveLength(1)
    expect(await findViolations()).toEqual([])
    fireEvent.input(field, { target: { value: '440524188001010014' } })
    await waitFor(() => expect(screen.queryByText(messages.refusal)).toBeNull())
  },
)
