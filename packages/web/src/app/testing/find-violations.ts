import axe from 'axe-core'

/** axe's findings, as sentences. Another test checks colours: jsdom renders none. */
export async function findViolations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`)
}
