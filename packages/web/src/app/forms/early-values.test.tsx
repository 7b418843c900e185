// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { SelectField } from '../../ui/choices/select-field.tsx'
import { CodeField } from '../../ui/inputs/six-boxes.tsx'
import { SearchField } from '../../ui/inputs/search-field.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]

interface FieldOf {
  readonly value: string
  readonly onChange: (value: string) => void
}

function Held({ first, field }: { readonly first: string; readonly field: (of: FieldOf) => ReactNode }) {
  const [value, setValue] = useState(first)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <>
      {field({ value, onChange: setValue })}
      <output data-hydrated={isHydrated}>{value}</output>
    </>
  )
}

/** The page as the server sends it, what is done to it before its code has come, and its hydration. */
function hydrateAfter(page: ReactNode, early: () => void): void {
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  document.body.append(place)
  early()
  root = hydrateRoot(place, page)
}

const held = () => screen.getByRole('status').textContent

it.each([
  ['', 'b', 'b'],
  ['a', 'b', 'b'],
  ['a', '', ''],
])('keeps a choice made before the page hydrates: from %j to %j', async (first, chosen, expected) => {
  const field = (of: FieldOf) => <SelectField label="Shop" placeholder="Choose" options={OPTIONS} {...of} />
  hydrateAfter(<Held first={first} field={field} />, () => {
    screen.getByRole<HTMLSelectElement>('combobox').value = chosen
  })
  await waitFor(() => expect(held()).toBe(expected))
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(expected)
})

it('keeps an early choice where one of the options stands for none (WEB-165)', async () => {
  const options = [{ value: '', label: 'Any' }, ...OPTIONS]
  hydrateAfter(<Held first="" field={(of) => <SelectField label="Shop" options={options} {...of} />} />, () => {
    screen.getByRole<HTMLSelectElement>('combobox').value = 'b'
  })
  await waitFor(() => expect(held()).toBe('b'))
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('b')
})

it('chooses nothing by itself where the value is none of the options', async () => {
  const field = (of: FieldOf) => (
    <>
      <SelectField label="Shop" options={OPTIONS} {...of} />
      <SelectField label="Other" placeholder="Choose" options={OPTIONS} {...of} />
    </>
  )
  hydrateAfter(<Held first="gone" field={field} />, () => undefined)
  await waitFor(() => expect(screen.getByRole('status').dataset['hydrated']).toBe('true'))
  expect(held()).toBe('gone')
})

it('keeps a verification code that was typed or filled in before the page hydrates', async () => {
  hydrateAfter(<Held first="" field={(of) => <CodeField label="Code" {...of} />} />, () => {
    screen.getByRole<HTMLInputElement>('textbox').value = '48-26 1098'
  })
  await waitFor(() => expect(held()).toBe('482610'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('482610')
})

it('searches what the field holds, where that is not rendered yet (WEB-165)', async () => {
  const search = vi.fn()
  const field = (of: FieldOf) => (
    <SearchField label="Shops" action="/lists" name="q" clearLabel="Clear" onSearch={search} {...of} />
  )
  hydrateAfter(<Held first="" field={field} />, () => undefined)
  await waitFor(() => expect(screen.getByRole('status').dataset['hydrated']).toBe('true'))
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  box.value = 'jeans'
  fireEvent.submit(box.form as HTMLFormElement)
  expect(search.mock.calls).toEqual([['jeans']])
})

function Drafted() {
  const [form, setForm] = useState({ shop: '', words: '' })
  const [stored, setStored] = useState(form)
  // As a form does: its draft is read once the page has hydrated, and written with each change.
  useEffect(() => setForm((now) => ({ ...now, words: 'draft' })), [])
  const onChange = (shop: string) => {
    setForm({ ...form, shop })
    setStored({ ...form, shop })
  }
  return (
    <>
      <SelectField label="Shop" placeholder="Choose" options={OPTIONS} value={form.shop} onChange={onChange} />
      <output>{JSON.stringify([form, stored])}</output>
    </>
  )
}

it('keeps the draft of a form in which something was chosen before the page hydrates', async () => {
  hydrateAfter(<Drafted />, () => {
    screen.getByRole<HTMLSelectElement>('combobox').value = 'b'
  })
  const expected = { shop: 'b', words: 'draft' }
  await waitFor(() => expect(JSON.parse(held() ?? '')).toEqual([expected, expected]))
})
