import { EVERY_ROLE, mayDo, ORDER_PARTS, PERSON_PARTS, type CaseBlock } from '@diandu/core/admin'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSelf } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const BLOCKS: CaseBlock[] = [
  {
    kind: 'table',
    title: '订单',
    heads: ['编号', '店铺'],
    rows: [{ link: { page: 'orders', id: 'o1' }, cells: ['DD1', '<b>店</b>'] }],
    isCut: false,
  },
]

const partsOf = (label: string) =>
  within(screen.getByRole('navigation', { name: label }))
    .getAllByRole('link')
    .map((part) => part.textContent)

it('a search leads to the user, and from their orders to an order and back', async () => {
  const { user, here } = openConsole('/people?q=13800000001', { self: aSelf('support'), blocks: BLOCKS })
  await user.click(await screen.findByRole('link', { name: '13800000001' }))
  await screen.findByRole('heading', { name: '林小姐' })
  screen.getByText('<b>店</b>')
  await user.click(screen.getByRole('link', { name: 'DD1' }))
  await screen.findByRole('heading', { name: '订单 DD1' })
  expect(here()).toBe('/orders/o1')
  await user.click(screen.getByRole('link', { name: '周先生' }))
  await waitFor(() => expect(here()).toBe('/people/u2'))
})

it.each(EVERY_ROLE.filter((role) => mayDo([role], 'see-people')))(
  '%s sees their parts of a user and no other (ADM-21)',
  async (role) => {
    openConsole('/people/u1', { self: aSelf(role) })
    await screen.findByRole('heading', { name: '林小姐' })
    expect(partsOf('用户的各部分')).toEqual(
      Object.values(PERSON_PARTS).flatMap(({ names, act }) => (mayDo([role], act) ? [names.zh] : [])),
    )
  },
)

it('the cashier sees the money of an order, support does not (ADM-21)', async () => {
  openConsole('/orders/o1', { self: aSelf('support') })
  await screen.findByRole('heading', { name: '订单 DD1' })
  expect(partsOf('订单的各部分')).not.toContain(ORDER_PARTS.money.names.zh)
})

it('the mobile is masked until a reason was given (ADM-22)', async () => {
  const { user, calls } = openConsole('/people/u1', { self: aSelf('support') })
  await user.click(await screen.findByRole('button', { name: '查看完整号码' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), '回访')
  await user.click(within(dialog).getByRole('button', { name: '查看完整号码' }))
  await screen.findByText('13800000001')
  expect(calls).toContainEqual(['mobile', 'u1', '回访'])
})

it('a note is added above the notes, and they are read again', async () => {
  const { user, calls } = openConsole('/people/u1?part=notes', { self: aSelf('support') })
  await user.type(await screen.findByRole('textbox', { name: '添加备注' }), '来电核对过')
  await user.click(screen.getByRole('button', { name: /添\s*加/ }))
  await waitFor(() => expect(calls.filter(([name]) => name === 'part')).toHaveLength(2))
  expect(calls).toContainEqual(['addNote', 'u1', '来电核对过'])
})

it('an auditor sees every part and writes no note (ADM-2)', async () => {
  openConsole('/people/u1?part=notes', { self: aSelf('auditor') })
  await screen.findByRole('heading', { name: '林小姐' })
  expect(partsOf('用户的各部分')).toHaveLength(Object.keys(PERSON_PARTS).length)
  expect(screen.queryByRole('textbox', { name: '添加备注' })).toBeNull()
})

it('support proposes to suspend an account with a reason, and the page says that another has to approve (ADM-25)', async () => {
  const { user, calls } = openConsole('/people/u1', { self: aSelf('support') })
  await user.click(await screen.findByRole('button', { name: '暂停账号' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), '收款后失联')
  await user.click(within(dialog).getByRole('button', { name: '暂停账号' }))
  await screen.findByText('已提出，等另一位工作人员复核')
  expect(calls).toContainEqual(['proposeSuspension', 'u1', '收款后失联'])
})

it('a suspended account is offered to be restored, and a closed one nothing (ADM-25)', async () => {
  const { state } = openConsole('/people/u1', { self: aSelf('disputes'), standing: 'suspended' })
  await screen.findByRole('button', { name: '恢复账号' })
  expect(screen.queryByRole('button', { name: '暂停账号' })).toBeNull()
  expect(state.standing).toBe('suspended')
})

it('a role that may not act on accounts is offered no act (ADM-1)', async () => {
  openConsole('/people/u1', { self: aSelf('auditor') })
  await screen.findByRole('heading', { name: '林小姐' })
  for (const name of ['暂停账号', '结束登录', '恢复账号']) expect(screen.queryByRole('button', { name })).toBeNull()
})

it('coins are corrected with a number and a reason, and the page says whether it is done (ADM-28)', async () => {
  const { user, calls } = openConsole('/people/u1?part=benefits', { self: aSelf('content') })
  await user.click(await screen.findByRole('button', { name: '更正金币' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('spinbutton'), '-20')
  await user.type(within(dialog).getByRole('textbox', { name: '原因' }), '重复签到')
  await user.click(within(dialog).getByRole('button', { name: '更正金币' }))
  await screen.findByText('已更正')
  expect(calls).toContainEqual(['correctCoins', 'u1', -20, '重复签到'])
})

it('a cashier credits money with its bank reference and a reason, and the page says that a checker has to approve (ADM-122)', async () => {
  const { user, calls } = openConsole('/people/u1?part=wallet', { self: aSelf('cashier') })
  await user.click(await screen.findByRole('button', { name: '人工入账' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('spinbutton'), '1234.56')
  await user.type(within(dialog).getByRole('textbox', { name: '银行流水号' }), 'slip 77')
  await user.type(within(dialog).getByRole('textbox', { name: '原因' }), '银行回单')
  await user.click(within(dialog).getByRole('button', { name: '人工入账' }))
  await screen.findByText('已提出，等复核员复核')
  expect(calls).toContainEqual(['creditMoney', 'u1', 1234_56, 'slip 77', '银行回单'])
})

it('an account is merged only after the other one was looked at, and what is open is named (ADM-125)', async () => {
  const { user, calls, state } = openConsole('/people/u1', {
    self: aSelf('support'),
    mergeObstacles: ['open-orders', 'open-invoices'],
  })
  expect((await screen.findByRole('link', { name: '林旧号' })).getAttribute('href')).toBe('/people/u9')
  await user.click(await screen.findByRole('button', { name: '合并账号' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), '13800000002')
  await user.click(within(dialog).getByRole('button', { name: '查看能否合并' }))
  for (const obstacle of ['未结束的订单', '未开完的发票']) await within(dialog).findByText(obstacle)
  expect(within(dialog).queryByRole('textbox', { name: '原因' })).toBeNull()
  state.mergeObstacles = []
  await user.click(within(dialog).getByRole('button', { name: '查看能否合并' }))
  await user.type(await within(dialog).findByRole('textbox', { name: '原因' }), '两部手机')
  await user.click(within(dialog).getByRole('button', { name: '合并账号' }))
  await screen.findByText('已提出，等另一位工作人员复核')
  expect(calls).toContainEqual(['proposeMerge', 'u1', 'u2', '两部手机'])
})
