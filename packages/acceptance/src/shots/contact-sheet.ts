import type { Look } from './looks.ts'

/** One screen, and the picture of it in each look: file names, beside the sheet. */
export interface PicturedScreen {
  readonly title: string
  readonly pictures: ReadonlyMap<string, string>
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** All pictures on one page: a row for each screen, a column for each look; a click shows one whole. */
export function contactSheet(screens: readonly PicturedScreen[], looks: readonly Look[]): string {
  const head = looks.map(({ name }) => `<th scope="col">${escaped(name)}</th>`).join('')
  const rows = screens.map(({ title, pictures }) => {
    const cells = looks.map(({ name }) => {
      const file = pictures.get(name)
      const label = escaped(`${title}, ${name}`)
      return file === undefined
        ? '<td></td>'
        : `<td><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${label}"></a></td>`
    })
    return `<tr><th scope="row">${escaped(title)}</th>${cells.join('')}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
body { margin: 0; font: 13px/1.4 system-ui, sans-serif; background: #e8e6e2; color: #16222c }
table { border-spacing: 8px }
thead th { position: sticky; top: 0; background: #e8e6e2 }
tbody th { position: sticky; left: 0; max-width: 160px; text-align: left; vertical-align: top; background: #e8e6e2; overflow-wrap: anywhere }
td { vertical-align: top }
img { display: block; width: 180px; border: 1px solid #c9c5be }
</style>
<table><thead><tr><th scope="col">${screens.length} screens</th>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
</html>
`
}
