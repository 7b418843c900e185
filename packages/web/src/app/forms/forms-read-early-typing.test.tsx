// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { OwnBudget } from '../../features/catalog/more/budget/budget-page.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Forms that a page sends itself; a search is a form that the browser sends, and its field reads what it holds. */
const forms = Object.entries(sources).flatMap(([file, source]) =>
  source.includes('<form') && source.includes('method="post"') ? [{ file: file.replace('../../', ''), source }] : [],
)

it('finds the forms of the source', () => expect(forms.length).toBeGreaterThan(30))

it.each(forms)('the form of $file reads what was typed before it hydrated', ({ source }) => {
  for (const [tag] of source.matchAll(/<form\b(?:=>|[^>])*>/g)) expect(tag).toMatch(/\bref=\{/)
  expect(source).toMatch(/\b(?:useForm|useTypedEarly)\b/)
})

function Address() {
  return <output>{useLocation().pathname}</output>
}

it('a budget typed before the page hydrates stays, and is what is sent', async () => {
  const page = (
    <MemoryRouter initialEntries={['/budget']}>
      <OwnBudget sumFen={20_000_000} />
      <Address />
    </MemoryRouter>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  document.body.append(place)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = '50000'
  root = hydrateRoot(place, page)
  await waitFor(() => {
    fireEvent.submit(field.form as HTMLFormElement)
    expect(screen.getByRole('status').textContent).toBe('/budget/50000')
  })
  expect(field.value).toBe('50000')
})
