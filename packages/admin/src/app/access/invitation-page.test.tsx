import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CODES, INVITATION } from '../../testing/fake-credentials.ts'
import { CODE } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const LINK = `/invitation#${INVITATION.token}`
const NEW_PASSWORD = 'violet harbour 71 lantern'

it('an invited person chooses a password with an authenticator, sees the recovery codes, and enters', async () => {
  const { user, calls, here } = openConsole(LINK, { self: null })
  await screen.findByText('李娜，您的登录名是 lina。请选择一种登录方式。')
  await user.type(screen.getByLabelText('新密码'), NEW_PASSWORD)
  await user.type(screen.getByLabelText('再输一次新密码'), NEW_PASSWORD)
  await user.type(screen.getByLabelText('验证器上的六位数字'), CODE)
  await user.click(screen.getByRole('button', { name: '启用账号' }))
  await screen.findByText(CODES[9] ?? '')
  const authenticator = { sealed: 'c2VhbGVk', code: CODE }
  expect(calls).toEqual([['accept', INVITATION.token, { kind: 'password', password: NEW_PASSWORD, authenticator }]])
  await user.click(screen.getByRole('button', { name: '进入管理台' }))
  await screen.findByRole('heading', { level: 1, name: '今日' })
  expect(here()).toBe('/')
})

it('an invited person chooses a passkey', async () => {
  const { user, calls } = openConsole(LINK, { self: null })
  await user.click(await screen.findByRole('tab', { name: '通行密钥' }))
  await user.type(await screen.findByLabelText('通行密钥的名称'), '手机')
  await user.click(screen.getByRole('button', { name: '创建通行密钥并启用' }))
  await waitFor(() =>
    expect(calls).toEqual([
      ['accept', INVITATION.token, { kind: 'passkey', name: '手机', answer: 'made for question' }],
    ]),
  )
})

it('a link that is wrong or not whole says so', async () => {
  openConsole('/invitation#another', { self: null })
  await screen.findByText('邀请链接不对、已用过或已过期，请联系人员管理')
})

it('a page without its link says how to open it', async () => {
  openConsole('/invitation', { self: null })
  await screen.findByText('邀请链接不完整')
})

it('a passkey logs in, and proves again', async () => {
  const { user } = openConsole('/', { self: null })
  await user.click(await screen.findByRole('button', { name: '用通行密钥' }))
  await screen.findByRole('heading', { level: 1, name: '今日' })
})
