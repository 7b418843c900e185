import { expect, it } from 'vitest'
import { detailsOf, shownLines } from './check-report.mjs'

const green = { ok: true, title: 'types', took: '9.0 s' }
const weighed = {
  ok: true,
  title: 'pages',
  took: '37 s',
  figures: ['2 pages are light'],
  details: ['/ 44', '/lists 53'],
}
const red = { ok: false, title: 'lint', took: '4.0 s', figures: ['1 file'] }

it('the report of a green run has the figures of its steps and no details', () => {
  expect(shownLines([green, weighed])).toEqual(['2 pages are light'])
})

it('the report of a run names the steps that failed before its figures', () => {
  expect(shownLines([green, red, weighed])).toEqual(['✗ lint, 4.0 s', '1 file', '2 pages are light'])
})

it('the details of a run are those of every step below its name', () => {
  expect(detailsOf([green, weighed, red])).toBe(
    '✓ types, 9.0 s\n\n✓ pages, 37 s\n/ 44\n/lists 53\n2 pages are light\n\n✗ lint, 4.0 s\n1 file\n',
  )
})
