// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { RadioCards } from './radio-cards.tsx'

function Ways() {
  const [way, setWay] = useState<'full' | 'deposit' | null>(null)
  return (
    <RadioCards
      legend="付款方式"
      value={way}
      onChange={setWay}
      cards={[
        { value: 'deposit', title: '先付定金', detail: '七天内付尾款' },
        { value: 'full', title: '一次付清' },
      ]}
    />
  )
}

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

it('arrow keys move the choice', async () => {
  render(<Ways />)
  expect(screen.getByRole('group', { name: '付款方式' })).toBeTruthy()
  await userEvent.click(screen.getByText('七天内付尾款'))
  expect(isChosen('先付定金')).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  expect([isChosen('先付定金'), isChosen('一次付清')]).toEqual([false, true])
})
