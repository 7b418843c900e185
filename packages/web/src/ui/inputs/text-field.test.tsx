// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TextField } from './text-field.tsx'

function Mobile({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('138')
  return (
    <TextField
      label="手机号"
      name="mobile"
      hint="11 位"
      value={value}
      onChange={setValue}
      clearLabel="清空"
      {...(error ? { error } : {})}
    />
  )
}

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

it('label, hint and error belong to the field', () => {
  const { rerender } = render(<Mobile />)
  expect(describedBy(screen.getByLabelText('手机号'))).toEqual(['11 位'])
  expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBeNull()
  rerender(<Mobile error="少了几位" />)
  expect(describedBy(screen.getByLabelText('手机号'))).toEqual(['少了几位', '11 位'])
  expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBe('true')
})

it('the clear button empties the field, keeps the focus and goes', async () => {
  render(<Mobile />)
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  const field = screen.getByLabelText<HTMLInputElement>('手机号')
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
})

it('the eye shows and hides a password', async () => {
  render(
    <TextField
      label="密码"
      name="password"
      type="password"
      value="geheim"
      onChange={() => undefined}
      revealLabels={{ show: '显示', hide: '隐藏' }}
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('密码')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: '显示' }))
  expect(field.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: '隐藏' }))
  expect(field.type).toBe('password')
})
