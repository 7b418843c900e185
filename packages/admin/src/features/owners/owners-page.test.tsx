import type { ShopOnRecord } from '@diandu/core/admin'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProposal, aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const SHOP: ShopOnRecord = {
  shopId: 'S1',
  title: '云禾女装',
  sellerId: 'u2',
  sellerName: '周先生',
  set: { at: NOW, by: '李娜, 赵敏', why: '后台截图' },
}
const MOTHER = {
  kind: 'person',
  name: '周母',
  legalPerson: { name: '周母', residentId: '110105192512310021' },
} as const
const STATE = {
  self: aSelf('identity'),
  shops: [SHOP],
  owner: { owner: MOTHER, proposed: [], entries: [{ at: NOW, what: 'set', by: '李娜, 赵敏', why: '后台截图' }] },
} as const

it('shows the owner of a shop for a reason, and proposes another one (ADM-120, ADM-121)', async () => {
  const { user, here, calls } = openConsole('/owners', {
    ...STATE,
    shops: [SHOP],
    owner: { ...STATE.owner, entries: [...STATE.owner.entries] },
  })
  await user.click(await screen.findByRole('link', { name: '云禾女装' }))
  await screen.findByRole('heading', { name: '云禾女装' })
  expect(here()).toBe('/owners/S1')
  expect(screen.queryByText('110105192512310021')).toBeNull()
  await user.click(screen.getByRole('button', { name: '查看所有人' }))
  const look = await screen.findByRole('dialog')
  await user.type(within(look).getByRole('textbox'), '核对材料')
  await user.click(within(look).getByRole('button', { name: '查看所有人' }))
  await screen.findByText('110105192512310021')

  await user.click(screen.getByRole('button', { name: '变更所有人' }))
  const dialog = await screen.findByRole('dialog', { name: '变更所有人' })
  await user.click(within(dialog).getByRole('radio', { name: '公司' }))
  await user.type(within(dialog).getByLabelText('公司名称'), '云禾商贸')
  await user.type(within(dialog).getByLabelText('法定代表人'), '周母')
  await user.type(within(dialog).getByLabelText('身份证号码'), '110105192512310022')
  await user.type(within(dialog).getByLabelText('原因'), '执照')
  await user.click(within(dialog).getByRole('button', { name: '变更所有人' }))
  await within(dialog).findByText('身份证号码不正确')
  await user.clear(within(dialog).getByLabelText('身份证号码'))
  await user.type(within(dialog).getByLabelText('身份证号码'), '110105192512310021')
  await user.click(within(dialog).getByRole('button', { name: '变更所有人' }))
  const company = { ...MOTHER, kind: 'company', name: '云禾商贸' }
  await waitFor(() =>
    expect(calls).toEqual([
      ['showOwner', 'S1', '核对材料'],
      ['proposeOwner', 'S1', company, '执照'],
    ]),
  )
})

it('a proposal leads to the owner it is about, and back to the seller is proposed with a reason (ADM-120)', async () => {
  const { user, calls } = openConsole('/proposals/p1', {
    ...STATE,
    shops: [SHOP],
    owner: { ...STATE.owner, entries: [...STATE.owner.entries] },
    proposals: [aProposal({ act: 'change-owner', link: { page: 'owners', id: 'S1' } })],
  })
  await user.click(await screen.findByRole('link', { name: '这家店铺' }))
  await user.click(await screen.findByRole('button', { name: '改为卖家本人' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), '已过户')
  await user.click(within(dialog).getByRole('button', { name: '改为卖家本人' }))
  await waitFor(() => expect(calls).toEqual([['proposeOwner', 'S1', null, '已过户']]))
})

it('says that every shop is in its seller’s name, or that none was found', async () => {
  const { user } = openConsole('/owners', { self: aSelf('identity'), shops: [] })
  await screen.findByText('没有：所有店铺都登记在卖家自己名下')
  await user.type(screen.getByRole('searchbox'), 'S9{Enter}')
  await screen.findByText('没有这样的店铺')
})
