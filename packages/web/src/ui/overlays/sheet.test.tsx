// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Sheet } from './sheet.tsx'

it('a sheet is a dialog with a name, holds the focus and closes by Escape', async () => {
  const close = vi.fn()
  render(
    <>
      <button type="button">外面</button>
      <Sheet open onClose={close} title="筛选" closeLabel="关闭">
        <button type="button">里面</button>
      </Sheet>
    </>,
  )
  const sheet = await screen.findByRole('dialog', { name: '筛选' })
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  expect(screen.queryByRole('button', { name: '外面' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

it('a sheet about one field puts the focus there', async () => {
  render(
    <Sheet open onClose={() => undefined} title="支付密码" closeLabel="关闭" focusOn="field">
      <input aria-label="密码" />
    </Sheet>,
  )
  const field = await screen.findByRole('textbox', { name: '密码' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('a confirmation closes by Escape only while nothing is under way', async () => {
  const cancel = vi.fn()
  const dialog = (busy: boolean) => (
    <ConfirmDialog
      open
      busy={busy}
      title="取消订单？"
      confirmLabel="取消订单"
      cancelLabel="再想想"
      onConfirm={() => undefined}
      onCancel={cancel}
    >
      定金归卖家
    </ConfirmDialog>
  )
  const { rerender } = render(dialog(true))
  await screen.findByRole('alertdialog', { name: '取消订单？', description: '定金归卖家' })
  await userEvent.keyboard('{Escape}')
  expect(cancel).not.toHaveBeenCalled()
  rerender(dialog(false))
  await userEvent.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledTimes(1)
})
