import { copyFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { openApi } from '../api/api-client.ts'
import { capitalOf, cheapShops, pay, place, type Order } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { ENGINES, newInstallation } from '../server/installation.ts'
import { runOps } from '../server/run-ops.ts'
import { startServerProcess } from '../server/server-process.ts'
import { LOSS_PROOFS } from './proofs/all.ts'
import { FAULTY_VARIANTS_WITHIN_MS, proveShortly, shortForms } from './prove-shortly.ts'

const OTHER_KEY = 'ab'.repeat(32)

describe('After server and data were lost', () => {
  it.each(shortForms(LOSS_PROOFS))('%s (OPB-12)', { timeout: FAULTY_VARIANTS_WITHIN_MS }, (_name, proof, engine) =>
    proveShortly(proof, engine),
  )
})

describe.each(ENGINES)('After server and data on %s were lost', (engine) => {
  it('the real commands refuse what would do harm, and then do what they are told', async () => {
    const installation = await newInstallation(engine, undefined, inject('filledMarket'))
    const file = join(installation.folder, 'market.backup')
    const ops = async (...commandArgs: readonly string[]) => runOps(installation, ...commandArgs)
    try {
      const server = await startServerProcess(installation, { env: { DEMO_SHOPS: '20' } })
      const zhou = await logIn(await openApi(server.url), PEOPLE.zhou)
      const before = await capitalOf(zhou)
      const made = await ops('backup', file)
      expect(made).toMatchObject({ exitCode: 0, output: expect.stringContaining('the books balance') })
      const [shop] = await cheapShops(zhou, 1)
      if (shop === undefined) throw new Error('The market is empty')
      await pay(zhou, (await place(zhou, shop, 'full')).data as Order)
      const after = await capitalOf(zhou)
      expect(after.availableFen).toBeLessThan(before.availableFen)

      expect(await ops('backup', file)).toMatchObject({
        exitCode: 1,
        output: expect.stringContaining('is there already'),
      })
      const inUse = engine === 'pglite' ? 'The data folder is in use' : 'A server works on this database'
      expect(await ops('restore', file, '--replace')).toMatchObject({
        exitCode: 1,
        output: expect.stringContaining(inUse),
      })
      await server.stop()

      const [cut, foreign] = [join(installation.folder, 'cut'), join(installation.folder, 'foreign')]
      copyFileSync(file, cut)
      truncateSync(cut, 2_000)
      writeFileSync(foreign, 'PGDMP')
      const refusals: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>?])[] = [
        ['is not empty, and nothing was changed', [file]],
        ['was cut off', [cut, '--replace']],
        ['This is no backup of Diandu', [foreign, '--replace']],
        ['made with another DATA_KEY', [file, '--replace'], { DATA_KEY: OTHER_KEY }],
      ]
      for (const [commandArgs, args, env = {}] of refusals) {
        expect(
          await runOps({ ...installation, env: { ...installation.env, ...env } }, 'restore', ...args),
        ).toMatchObject({ exitCode: 1, output: expect.stringContaining(commandArgs) })
      }
      const untouched = await startServerProcess(installation, { env: { DEMO_SHOPS: '20' } })
      expect(await capitalOf(await logIn(await openApi(untouched.url), PEOPLE.zhou))).toEqual(after)
      await untouched.stop()

      expect(await ops('restore', file, '--replace')).toMatchObject({
        exitCode: 0,
        output: expect.stringContaining('What was there before is kept in'),
      })
      const restored = await startServerProcess(installation, { env: { DEMO_SHOPS: '20' } })
      const api = await openApi(restored.url)
      expect((await api.as(zhou.token ?? '').call('GET capital')).code).toBe('100000')
      expect(await capitalOf(await logIn(api, PEOPLE.zhou))).toEqual(before)
      await restored.stop()
      expect(await ops('books', 'check')).toMatchObject({ exitCode: 0 })
    } finally {
      await installation.remove()
    }
  })
})
