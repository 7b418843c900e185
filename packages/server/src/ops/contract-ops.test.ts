import { BUYER_IDENTITY, paidOrder, SELLER_IDENTITY, SMALL_PNG, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../outside/index.ts'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import { readSettings } from '../settings.ts'
import { handClock } from '../testing/hand-clock.ts'
import { runCommand } from './run-command.ts'

const { dataKey } = readSettings({}).secrets

describeOnEachEngine('Contracts, for whoever looks at what was handed in', (open) => {
  it('[OPS-45] are listed while they wait, and shown with who shows what, the pictures, and who looked', async () => {
    const db = await open()
    const world = await openServerWorld(db)
    const { seller, buyer, shopIds } = world
    const ops = (...args: readonly string[]) => runCommand(args, { db, clock: handClock(), random: systemRandom, dataKey })
    expect((await ops('contracts', 'list')).text).toBe('No contract waits for a signature.')
    await world.identify(seller.userId, SELLER_IDENTITY)
    await world.identify(buyer.userId, BUYER_IDENTITY)
    if (shopIds[0] !== undefined) await world.standsFor(shopIds[0], { kind: 'person', name: '周母', legalPerson: { name: '周母', residentId: '110105192512310021' } })
    const { id, number } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(world)).id))
    expect((await ops('contracts', 'list')).text).toMatch(new RegExp(`${number} .* ${SELLER_IDENTITY.name} for 周母 \\(no consent yet\\) +${BUYER_IDENTITY.name}`))
    const upload = async () => valueOf(await seller.device.uploads.picture(SMALL_PNG)).id
    valueOf(await seller.device.identity.begin({ contractId: id, proof: 'photo', fields: { idFront: await upload(), idBack: await upload() } }))
    valueOf(await seller.device.identity.finish({ contractId: id, proof: 'photo', code: null }))
    valueOf(await seller.device.signatures.handInConsent(id, await upload()))
    expect((await ops('contracts', 'show', number)).text).toContain('Say also --by.')
    expect(await ops('contracts', 'show', 'HT-none', '--by', 'Li Na')).toEqual({ exitCode: 1, text: 'There is no contract "HT-none". "contracts list" shows their numbers.' })
    const { text } = await ops('contracts', 'show', number, '--by', 'Li Na')
    expect(text).toMatch(/seller has shown +photos of the identity card/)
    expect(text.match(/photo of the seller +\/pictures\//g)).toHaveLength(2)
    const [, url = ''] = /consent of the seller +(\S+)/.exec(text) ?? []
    expect(await world.readFile(url)).toBeInstanceOf(Uint8Array)
    for (const kind of ['identity', 'consent']) expect(text).toMatch(new RegExp(`${kind} +seller .* [0-9a-f]{64}`))
    expect(text).not.toContain(SELLER_IDENTITY.residentId)
    expect(await db.query("SELECT user_id AS who FROM contract_journal WHERE what = 'looked at by the house'")).toEqual([{ who: 'Li Na' }])
    await world.close()
  })
})
