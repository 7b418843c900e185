// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useQueryChoices } from './use-query-choices.ts'

const withChoice = (key: string, value: string) => (now: URLSearchParams) =>
  new URLSearchParams([...[...now].filter(([name]) => name !== key), [key, value]])

function Choices() {
  const [search, change] = useQueryChoices()
  return (
    <>
      <button
        onClick={() => {
          change(withChoice('platform', '1'))
          change(withChoice('who', 'company'))
        }}
      >
        Both
      </button>
      <button onClick={() => change(withChoice('who', 'person'))}>Person</button>
      <output>{String(search)}</output>
    </>
  )
}

it('keeps both of two choices that are made before the first is rendered, and whatever the address carried (WEB-165)', async () => {
  render(
    <MemoryRouter initialEntries={['/?apply=standard']}>
      <Choices />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Both' }))
  expect(screen.getByRole('status').textContent).toBe('apply=standard&platform=1&who=company')
  await userEvent.click(screen.getByRole('button', { name: 'Person' }))
  expect(screen.getByRole('status').textContent).toBe('apply=standard&platform=1&who=person')
})
