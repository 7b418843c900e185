import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inCheckout } from '../server/checkout-root.ts'

/** A table in Markdown; the first column is words, the others are figures. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const FOLDER = inCheckout('packages', 'acceptance', 'results')

/** Keeps what was measured, with when and on what. */
export function keepResults(name: string, figures: unknown): void {
  mkdirSync(FOLDER, { recursive: true })
  const stored = {
    measuredAt: new Date().toISOString(),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    figures,
  }
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(stored, null, 1)}\n`)
}
