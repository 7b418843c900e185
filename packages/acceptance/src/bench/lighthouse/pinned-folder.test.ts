import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { inCheckout } from '../../server/checkout-root.ts'
import { fillPinnedFolder } from './pinned-folder.ts'

function pins() {
  const base = mkdtempSync(join(tmpdir(), 'diandu-pins-'))
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  const lock = (text: string): void => writeFileSync(join(base, 'package-lock.json'), text)
  writeFileSync(join(base, 'package.json'), '{}')
  lock('{}')
  return { from: base, into: join(base, 'cache', 'programs'), lock }
}

it('the folder of pinned packages is filled once for a lockfile, and again for another one', async () => {
  const { lock, ...folder } = pins()
  let installed = 0
  const install = async (into: string) => {
    expect(readdirSync(into).sort()).toEqual(['package-lock.json', 'package.json'])
    installed += 1
    writeFileSync(join(into, 'program'), '')
  }
  await fillPinnedFolder(folder, install)
  await fillPinnedFolder(folder, install)
  expect(installed).toBe(1)
  lock('{ "lockfileVersion": 3 }')
  await fillPinnedFolder(folder, install)
  expect(installed).toBe(2)
  expect(readFileSync(join(folder.into, 'package-lock.json'), 'utf8')).toContain('lockfileVersion')
})

it('the folder of pinned packages is filled again where the first attempt failed', async () => {
  const folder = pins()
  await expect(fillPinnedFolder(folder, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  let installed = false
  await fillPinnedFolder(folder, async () => void (installed = true))
  expect(installed).toBe(true)
})

it('the pins of Lighthouse name one version and one content of everything, and no place that it comes from', () => {
  const pinsOf = (name: string): unknown =>
    JSON.parse(readFileSync(inCheckout('packages', 'acceptance', 'lighthouse', name), 'utf8'))
  const { dependencies } = pinsOf('package.json') as { readonly dependencies: Readonly<Record<string, string>> }
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const { packages } = pinsOf('package-lock.json') as {
    readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
  const { '': _root, ...fetched } = packages
  expect(Object.keys(fetched)).toContain('node_modules/lighthouse')
  for (const [name, { integrity, resolved }] of Object.entries(fetched)) {
    expect(integrity, name).toMatch(/^sha512-/)
    expect(resolved, name).toBeUndefined()
  }
})
