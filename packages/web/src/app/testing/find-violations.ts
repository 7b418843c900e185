import axe from 'axe-core'

/** What axe finds wrong with the document, as sentences. Colours are another test's: jsdom draws nothing. */
export async function findViolations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`)
}
