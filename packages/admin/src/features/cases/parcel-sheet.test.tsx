import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NO_MONEY } from '../../testing/fake-money.ts'
import { aCase, aSelf } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

it('a filled sheet is read by the server and shown before its parcels are sent, with what is wrong by row (ADM-90, ADM-95)', async () => {
  const { user, calls } = openConsole('/gifts', {
    self: aSelf('content'),
    cases: { gifts: [aCase(1), aCase(2)] },
    money: {
      ...NO_MONEY,
      sheet: [
        ['编号', '版本', '快递公司', '运单号'],
        ['c1', '1', '顺丰', 'SF12345'],
        ['c2', '1', '<b>', 'SF12346'],
      ],
    },
  })
  await screen.findByRole('button', { name: '上传填好的表' })
  const upload = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (upload === null) throw new Error('A sheet can be uploaded')
  await user.upload(upload, new File(['PK'], 'gifts.xlsx'))
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText(/没有这家快递公司/)
  within(dialog).getByText('顺丰 SF12345')
  expect(calls).toEqual([['readSheet', 'UEs=']])
  await user.click(within(dialog).getByRole('button', { name: '寄出 1 项' }))
  const sent = { id: 'c1', version: '1', decision: 'send', words: '', fields: { carrier: 'sf', number: 'SF12345' } }
  await waitFor(() =>
    expect(calls).toEqual([
      ['readSheet', 'UEs='],
      ['decide', 'gifts', sent],
    ]),
  )
})

it('the sheet is saved after a reason, with a look at each address', async () => {
  const made = vi.fn((_sheet: Blob) => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
  HTMLAnchorElement.prototype.click = () => undefined
  const { user, calls } = openConsole('/gifts', { self: aSelf('content'), cases: { gifts: [aCase(1), aCase(2)] } })
  await user.click(await screen.findByRole('button', { name: '下载寄件表' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('原因'), '今天装箱')
  await user.click(within(dialog).getByRole('button', { name: '下载寄件表' }))
  await waitFor(() => expect(made).toHaveBeenCalledOnce())
  expect(calls).toEqual(['c1', 'c2'].map((id) => ['reveal', 'gifts', id, 'address', '今天装箱']))
  expect(await made.mock.calls[0]?.[0].text()).toContain('"c1","1"')
})

it('an address that cannot be read is left out of the sheet, and the page says how many are (ADM-90)', async () => {
  const made = vi.fn((_sheet: Blob) => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
  HTMLAnchorElement.prototype.click = () => undefined
  const { user, state } = openConsole('/gifts', { self: aSelf('content'), cases: { gifts: [aCase(1), aCase(2)] } })
  await user.click(await screen.findByRole('button', { name: '下载寄件表' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('原因'), '今天装箱')
  // A colleague has sent the first one.
  state.cases = { gifts: [aCase(2)] }
  await user.click(within(dialog).getByRole('button', { name: '下载寄件表' }))
  await screen.findByText('有 1 项没有读到地址，不在表中；其余的已保存')
  const sheet = await made.mock.calls[0]?.[0].text()
  expect([sheet?.includes('"c1"'), sheet?.includes('"c2","1"')]).toEqual([false, true])
})
