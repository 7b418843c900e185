import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith } from './fixture.mjs'
import { inCheckout } from './checkout.mjs'
import { runQuietly } from './child.mjs'

const PARTS = ['launch', 'set-up', 'set-up-lock', 'stamp', 'fingerprint', 'narrator', 'child', 'checkout']
const BRINGS_NODE = 'mkdir -p node_modules/.bin && ln -sf "$REAL_NODE" node_modules/.bin/node'

/** A checkout in small, on a machine whose `npx` does what the test says. */
function smallCheckout(npx = BRINGS_NODE) {
  const base = folderWith({
    'package.json': '{ "type": "module" }',
    'pnpm-lock.yaml': 'one',
    'packages/server/package.json': '{ "type": "module" }',
    'packages/server/src/ops/main.ts':
      'const said: string = process.argv.slice(2).join("+")\nconsole.log(`ops ${said}`)\nprocess.exit(7)',
  })
  mkdirSync(join(base, 'tools'))
  for (const part of PARTS) cpSync(inCheckout('tools', `${part}.mjs`), join(base, 'tools', `${part}.mjs`))
  const machine = folderWith({ npx: `#!/bin/sh\n${npx}\n` })
  chmodSync(join(machine, 'npx'), 0o755)
  return { base, path: `${machine}:${process.env.PATH}` }
}

const launch = ({ base, path }, ...args) =>
  runQuietly(process.execPath, [join(base, 'tools', 'launch.mjs'), ...args], {
    cwd: '/',
    env: { PATH: path, REAL_NODE: process.execPath },
  })

describe('the launcher', () => {
  it('installs once, passes arguments and exit code on, and installs again when the lockfile has changed', async () => {
    const checkout = smallCheckout()
    const first = await launch(checkout, 'ops', '--', 'list', '--open')
    expect(first).toMatchObject({ code: 7 })
    expect(first.output).toMatch(/1\/1 installing packages … \d+\.\d s\n(.*\n)*ops list\+--open/)
    expect((await launch(checkout, 'ops', 'list')).output).toBe('ops list\n')
    writeFileSync(join(checkout.base, 'pnpm-lock.yaml'), 'two')
    expect((await launch(checkout, 'ops', 'list')).output).toContain('installing packages')
  })

  it('says why it could not install, and tries again the next time', async () => {
    const checkout = smallCheckout('mkdir -p node_modules/.bin; echo "GET https://packages.example.org/x: 404"; exit 1')
    for (const _try of [1, 2]) {
      const { code, output } = await launch(checkout, 'ops')
      expect(code).toBe(1)
      expect(output).toContain('GET https://…/x: 404\n\nInstalling the packages failed (exit code 1).')
    }
    expect(existsSync(join(checkout.base, 'node_modules', '.diandu-stamp'))).toBe(false)
  })

  it('names its commands when it does not know one', async () => {
    expect(await launch(smallCheckout(), 'fly')).toEqual({
      code: 2,
      output: 'Say one of: start, dev, test, bench, faults, shots, mutate, verify-draw, ops.\n',
    })
  })
})
