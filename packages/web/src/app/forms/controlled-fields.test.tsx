// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

const field = <Kind extends HTMLElement>(role: string, name?: string) =>
  screen.getByRole<Kind>(role, name === undefined ? {} : { name })

function Digits() {
  const [text, setText] = useState('')
  return <input value={text} onChange={(event) => setText(event.target.value.replaceAll(/[^0-9]/g, ''))} />
}

it('letters typed into a field of digits leave no trace, and the digits around them stay', async () => {
  render(<Digits />)
  await userEvent.type(field('textbox'), '1a2b')
  expect(field<HTMLInputElement>('textbox').value).toBe('12')
})

it('a field that takes nothing shows what it showed', async () => {
  render(
    <>
      <input value="12" onChange={() => undefined} />
      <select value="a" onChange={() => undefined}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
    </>,
  )
  await userEvent.type(field('textbox'), '3')
  await userEvent.selectOptions(field('combobox'), 'b')
  await Promise.resolve()
  expect(field<HTMLInputElement>('textbox').value).toBe('12')
  expect(field<HTMLSelectElement>('combobox').value).toBe('a')
})

it('a tick that is not taken is gone, and one that is taken stays', async () => {
  function Ticks() {
    const [isTaken, setTaken] = useState(false)
    return (
      <>
        <input type="checkbox" aria-label="refused" checked={false} onChange={() => undefined} />
        <input
          type="checkbox"
          aria-label="taken"
          checked={isTaken}
          onChange={(event) => setTaken(event.target.checked)}
        />
      </>
    )
  }
  render(<Ticks />)
  await userEvent.click(field('checkbox', 'refused'))
  await userEvent.click(field('checkbox', 'taken'))
  expect(field<HTMLInputElement>('checkbox', 'refused').checked).toBe(false)
  expect(field<HTMLInputElement>('checkbox', 'taken').checked).toBe(true)
})

it('where another answer is not taken the dot goes back to the one before', async () => {
  render(
    <form>
      {['a', 'b'].map((value) => (
        <input
          key={value}
          type="radio"
          name="one"
          aria-label={value}
          checked={value === 'a'}
          onChange={() => undefined}
        />
      ))}
    </form>,
  )
  await userEvent.click(field('radio', 'b'))
  expect(field<HTMLInputElement>('radio', 'a').checked).toBe(true)
  expect(field<HTMLInputElement>('radio', 'b').checked).toBe(false)
})

it('a field of which the page tells nothing keeps what was typed', async () => {
  render(<input defaultValue="1" />)
  await userEvent.type(field('textbox'), '2')
  fireEvent.change(field('textbox'))
  expect(field<HTMLInputElement>('textbox').value).toBe('12')
})
