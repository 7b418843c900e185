import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { campaignPageAt, campaignWindow } from '@diandu/core/campaigns'
import { DAY_MS } from '@diandu/core/kernel'
import { createManualClock, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { keepOpened } from '../../../campaigns/opened-campaigns.ts'
import { readCampaignFiles } from '../../../campaigns/index.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets
const { opensAt } = campaignWindow('2026-11-12', '2026-12-12')
const OWN_FILE = fileURLToPath(new URL('../../../../campaigns/double-twelve.json', import.meta.url))

describeOnEachEngine('What the operator does about campaigns', (open) => {
  it('checks a file before a server starts with it, and writes down who did (CAM-29)', async () => {
    const db = await open()
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(opensAt), random: systemRandom, dataKey })
    await keepOpened(db, readCampaignFiles(), opensAt, true)
    expect((await ops('campaigns', 'list')).text).toMatch(/\/activity\/double-twelve +双十二 +double-twelve +open/)
    expect((await ops('campaigns', 'show', 'double-twelve')).text).toMatch(/fee-100 +100[^]*double-twelve-2026 +1/)
    expect(await ops('campaigns', 'show', 'nothing')).toMatchObject({ exitCode: 1 })
    const folder = mkdtempSync(join(tmpdir(), 'campaigns-'))
    try {
      const check = async (text: string, name = 'double-twelve.json') => {
        writeFileSync(join(folder, name), text)
        return ops('campaigns', 'check', join(folder, name), '--by', 'Li Na')
      }
      const text = readFileSync(OWN_FILE, 'utf8')
      expect(await check(text)).toMatchObject({ exitCode: 0 })
      expect(await check(text.replace('"kind": "draw"', '"kind": "picture"'))).toMatchObject({
        exitCode: 1,
        text: expect.stringMatching(/double-twelve\.json, line \d{2,}: blocks\./),
      })
      expect(await check('[]', 'coupons.json')).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining('coupons.json: fee-100: it is gone'),
      })
      expect(await check('{', 'broken.json')).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining('broken.json'),
      })
      expect((await ops('audit', 'list')).text).toMatch(/campaigns check[^]*Li Na/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('lets a seller take part, or says why not (CAM-28)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(fixture.now()), random: systemRandom, dataKey })
    expect((await ops('applications', 'list')).text).toBe('No application waits.')
    const path = '/activity/anniversary'
    const opens = campaignPageAt(fixture.now(), path)?.run.opensAt ?? 0
    while (fixture.now() < opens) {
      await fixture.advance(Math.min(20 * DAY_MS, opens - fixture.now()))
      valueOf(await fixture.seller.device.inbox.state())
    }
    const { participation } = fixture.seller.device
    const [shop] = fixture.shopIds
    if (shop === undefined) throw new Error('A fixture has shops.')
    const { id } = valueOf(await participation.apply(path, shop, '免过户费用', 'apply-number-1'))
    expect((await ops('applications', 'list')).text).toMatch(/anniversary-\d{4}.*免过户费用 +waiting/)
    expect(await ops('applications', 'accept', id, '--by', 'Li Na')).toMatchObject({ exitCode: 0 })
    expect(await ops('applications', 'refuse', id, '--why', 'late', '--by', 'Li Na')).toMatchObject({ exitCode: 1 })
    expect((await ops('applications', 'list', '--which', 'all')).text).toMatch(/accepted.*Li Na/)
    await fixture.close()
  })
})
