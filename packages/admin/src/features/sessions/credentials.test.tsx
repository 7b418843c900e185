import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CODES } from '../../testing/fake-credentials.ts'
import { CODE, NOW, PASSWORD } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const NEW_PASSWORD = 'violet harbour 71 lantern'

it('a password is typed twice, and changes once a fresh proof was given', async () => {
  const { user, calls } = openConsole('/sessions', { isProven: false })
  await user.click(await screen.findByRole('button', { name: '修改密码' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('新密码'), NEW_PASSWORD)
  await user.type(within(dialog).getByLabelText('再输一次新密码'), 'another')
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  await within(dialog).findByText('两次输入不一样')
  await user.clear(within(dialog).getByLabelText('再输一次新密码'))
  await user.type(within(dialog).getByLabelText('再输一次新密码'), NEW_PASSWORD)
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  await user.type(await screen.findByLabelText('密码'), PASSWORD)
  await user.type(screen.getByLabelText('六位验证码'), CODE)
  await user.click(screen.getByRole('button', { name: '验证并继续' }))
  await waitFor(() => expect(calls).toEqual([['changePassword', { password: NEW_PASSWORD, authenticator: null }]]))
})

it('an authenticator is read as a picture or as text, and wants a first code', async () => {
  const { user, calls } = openConsole('/sessions')
  await user.click(await screen.findByRole('button', { name: '更换身份验证器' }))
  await screen.findByText('JBSWY3DPEHPK3PXP')
  expect(screen.getByRole('img', { name: '身份验证器二维码' }).querySelector('svg')).not.toBeNull()
  await user.type(screen.getByLabelText('验证器上的六位数字'), CODE)
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls).toEqual([['changePassword', { password: null, authenticator: { sealed: 'c2VhbGVk', code: CODE } }]]),
  )
})

it('a passkey is added with a name, and removed', async () => {
  const passkeys = [{ id: 'k1', name: '手机', addedAt: NOW, usedAt: null }]
  const { user, calls, state } = openConsole('/sessions', {
    credentials: { hasPassword: true, recoveryCodesLeft: 10, passkeys },
  })
  await user.click(await screen.findByRole('button', { name: '添加通行密钥' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('通行密钥的名称'), '办公室电脑')
  await user.click(within(dialog).getByRole('button', { name: '添加通行密钥' }))
  await waitFor(() => expect(calls).toEqual([['addPasskey', '办公室电脑', 'made for question']]))
  await screen.findByText('办公室电脑')
  await user.click(screen.getAllByRole('button', { name: '移除' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(state.credentials.passkeys.map(({ name }) => name)).toEqual(['办公室电脑']))
})

it('where the browser has no passkeys, none is offered', async () => {
  openConsole('/sessions', { hasPasskeys: false })
  await screen.findByText('这个浏览器或地址不支持通行密钥')
  expect(screen.queryByRole('button', { name: '添加通行密钥' })).toBeNull()
})

it('new recovery codes are shown once, after the question whether the old ones may go', async () => {
  const { user } = openConsole('/sessions')
  await user.click(await screen.findByRole('button', { name: '换一组恢复码' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  for (const code of CODES) await screen.findByText(code)
  await user.click(screen.getByRole('button', { name: '我已保存' }))
  await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull())
})
