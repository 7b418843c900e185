import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './checkout.mjs'

const { routes, calls } = JSON.parse(readFileSync(join(root, 'tools/specified.json'), 'utf8'))

it('each route and each call of the specification is printed with a file that is there', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/print-specified.mjs')], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const printed = stdout.split('\n').filter((line) => /\s{2,}\S/.test(line))
  expect(printed).toHaveLength(routes.length + calls.length)
  for (const line of printed) {
    const files = line.split(/\s{2,}/)[1].split(', ')
    for (const file of files) expect(existsSync(join(root, file)), line).toBe(true)
  }
  expect(stdout).toContain(`\n${routes.length} of ${routes.length} routes\n`)
  expect(stdout).toContain(`\n${calls.length} of ${calls.length} calls\n`)
})
