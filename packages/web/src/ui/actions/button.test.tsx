// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('a busy button ignores the second press and keeps words and focus', async () => {
  const pay = vi.fn()
  const { rerender } = render(<Button onClick={pay}>付定金</Button>)
  await userEvent.click(screen.getByRole('button', { name: '付定金' }))
  rerender(
    <Button onClick={pay} busy>
      付定金
    </Button>,
  )
  const busy = screen.getByRole('button', { name: '付定金' })
  await userEvent.click(busy)
  await userEvent.keyboard('{Enter}')
  expect(pay).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(busy)
  expect(busy.getAttribute('aria-busy')).toBe('true')
})

it('a busy button does not send its form again', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <input aria-label="手机号" />
      <Button type="submit" busy={busy}>
        登录
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.type(screen.getByRole('textbox'), '138{Enter}')
  rerender(form(true))
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  await userEvent.click(screen.getByRole('button'))
  expect(send).toHaveBeenCalledTimes(1)
})

it('the consequence is read with the button', () => {
  render(<Button consequence="24 小时内未支付自动取消">提交订单</Button>)
  const id = screen.getByRole('button', { name: '提交订单' }).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('24 小时内未支付自动取消')
})
