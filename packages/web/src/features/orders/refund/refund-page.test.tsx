// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { fail } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { pictureFile, readingPictures } from '../../../app/testing/choose-picture.ts'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import type { Ports } from '../../../composition/ports.ts'
import { handedOverMarket, signedMarket, type BoughtMarket } from '../testing/handed-over.ts'

const open = (
  market: BoughtMarket,
  change: (ports: Ports) => Ports = (ports) => ports,
  locale: 'zh-CN' | 'en' = 'zh-CN',
) =>
  renderPage(`/user_center/refund/${market.order.id}`, {
    market,
    person: market.payer,
    locale,
    change: (ports) => change(readingPictures(ports)),
  })
const refundOf = async ({ payer, order }: BoughtMarket) => {
  const found = await payer.device.fulfilment.refundCase(order.id)
  return found.ok ? found.value?.refund : undefined
}

it.each(['zh-CN', 'en'] as const)(
  'a refund is asked for with a reason, words and pictures, in %s (ORD-41)',
  async (locale) => {
    const market = await handedOverMarket()
    const page = await open(market, undefined, locale)
    const zh = locale === 'zh-CN'
    await page.user.click(
      await screen.findByRole('radio', { name: zh ? '隐瞒贷款或债务' : 'Loans or debts weren’t disclosed' }),
    )
    fireEvent.input(screen.getByLabelText(zh ? '具体情况' : 'Details'), {
      target: { value: '有贷款 👍\n第二行' },
    })
    fireEvent.change(
      screen.getAllByLabelText<HTMLInputElement>(zh ? /^图片 \d/ : /^Photo \d/).at(-1) as HTMLInputElement,
      { target: { files: [pictureFile()] } },
    )
    await screen.findByRole('button', { name: zh ? '换一张' : 'Change' })
    await waitFor(async () => expect(await findViolations()).toEqual([]))
    await page.user.click(screen.getByRole('button', { name: zh ? '提交退款申请' : 'Request refund' }))
    await waitFor(() => expect(page.address()).toBe(`/user_center/order_detail/${market.order.id}`))
    expect(await refundOf(market)).toMatchObject({
      reason: 'debts-hidden',
      words: '有贷款 👍\n第二行',
      pictures: [expect.stringMatching(/^\/pictures\//)],
    })
  },
)

it('what is missing is told at its field, and nothing that was typed is lost by a failure or a reload (ORD-41)', async () => {
  const market = await handedOverMarket()
  const page = await open(market, withPort('fulfilment', { reportMismatch: async () => fail({ kind: 'offline' }) }))
  await page.user.click(await screen.findByRole('button', { name: '提交退款申请' }))
  expect(await screen.findByText('请选择一个原因')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]))
  await page.user.click(screen.getByRole('radio', { name: '其他原因' }))
  await page.user.click(screen.getByRole('button', { name: '提交退款申请' }))
  expect(await screen.findByText('请写下具体情况')).toBeTruthy()
  fireEvent.input(screen.getByLabelText('具体情况'), { target: { value: '登录不了' } })
  await page.user.click(screen.getByRole('button', { name: '提交退款申请' }))
  expect(await screen.findByText(/可能已经提交，请先看订单状态/)).toBeTruthy()
  expect(await refundOf(market)).toBeUndefined()
  page.unmount()
  await open(market)
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('具体情况').value).toBe('登录不了'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '其他原因' }).checked).toBe(true)
})

it('where no refund can be asked for, the page says so and leads to the order', async () => {
  const market = await signedMarket()
  await open(market)
  expect(await screen.findByText('这笔订单现在不能申请退款')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看这笔订单' }).getAttribute('href')).toBe(
    `/user_center/order_detail/${market.order.id}`,
  )
  expect(await findViolations()).toEqual([])
})
