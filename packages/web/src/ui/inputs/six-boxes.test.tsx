// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { CodeField, PaymentPasswordField } from './six-boxes.tsx'

function Code({ onComplete }: { readonly onComplete: (code: string) => void }) {
  const [value, setValue] = useState('')
  return <CodeField label="验证码" value={value} onChange={setValue} onComplete={onComplete} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('验证码')

it('the six boxes keep six digits of whatever is pasted', async () => {
  render(<Code onComplete={() => undefined} />)
  await userEvent.click(field())
  await userEvent.paste('【店渡】 48-26 1098')
  expect(field().value).toBe('482610')
})

it('letters leave no trace in the six boxes', async () => {
  render(<Code onComplete={() => undefined} />)
  await userEvent.type(field(), '1a2b')
  expect(field().value).toBe('12')
})

it('reports once, and again after a change', async () => {
  const done = vi.fn()
  render(<Code onComplete={done} />)
  await userEvent.type(field(), '1234567')
  expect(done.mock.calls).toEqual([['123456']])
  await userEvent.type(field(), '{Backspace}')
  await userEvent.type(field(), '6')
  expect(done.mock.calls).toEqual([['123456'], ['123456']])
})

it('the phone may fill in a code, never a payment password', () => {
  render(
    <>
      <Code onComplete={() => undefined} />
      <PaymentPasswordField label="支付密码" value="12" onChange={() => undefined} error="不对" />
    </>,
  )
  expect(field().autocomplete).toBe('one-time-code')
  const password = screen.getByLabelText<HTMLInputElement>('支付密码')
  expect([password.type, password.autocomplete, password.inputMode]).toEqual(['password', 'off', 'numeric'])
  expect(password.getAttribute('aria-invalid')).toBe('true')
})
