// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { findViolations } from '../../app/testing/render-page.tsx'
import { OpenField } from './open-field.tsx'
import { TextArea } from './text-area.tsx'

function Typing() {
  const [value, setValue] = useState('')
  return (
    <TextArea label="您的建议" name="words" value={value} onChange={setValue} max={3} clean={(raw) => raw.trim()} />
  )
}

it('characters are counted as a person counts them, and none is cut off', async () => {
  render(<Typing />)
  const area = screen.getByLabelText<HTMLTextAreaElement>('您的建议')
  await userEvent.type(area, '好𠮷👍啊')
  expect(screen.getByText('4/3')).toBeTruthy()
  expect(area.value).toBe('好𠮷👍啊')
  expect(await findViolations()).toEqual([])
})

it('what is typed is cleaned once the field is left, not while one types', async () => {
  render(<Typing />)
  const area = screen.getByLabelText<HTMLTextAreaElement>('您的建议')
  await userEvent.type(area, ' 好 ')
  expect(area.value).toBe(' 好 ')
  await userEvent.tab()
  expect(area.value).toBe('好')
})

it('the field names what is chosen and what is wrong, and opens', async () => {
  const open = vi.fn()
  const { rerender } = render(
    <OpenField label="所在地区" value="" placeholder="请选择" isOpen={false} onOpen={open} error="请选择所在地区" />,
  )
  const field = screen.getByRole('combobox', { name: '所在地区', description: '请选择所在地区' })
  expect([field.textContent, field.getAttribute('aria-invalid'), field.getAttribute('aria-haspopup')]).toEqual([
    '请选择',
    'true',
    'dialog',
  ])
  expect(await findViolations()).toEqual([])
  await userEvent.click(field)
  expect(open).toHaveBeenCalledTimes(1)
  rerender(<OpenField label="所在地区" value="广东省 东莞市" placeholder="请选择" isOpen={false} onOpen={open} />)
  expect(screen.getByRole('combobox').textContent).toBe('广东省 东莞市')
})
