import { BUYER_IDENTITY, paidOrder, pictureOf, SELLER_IDENTITY, valueOf, createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets

describeOnEachEngine('Contracts, for the reviewer of submitted documents', (open) => {
  it('are listed while they wait, and shown with who shows what, the pictures, and who reviewed them (OPS-45)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { seller, buyer, shopIds } = fixture
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(), random: systemRandom, dataKey })
    expect((await ops('contracts', 'list')).text).toBe('No contract waits for a signature.')
    await fixture.identify(seller.userId, SELLER_IDENTITY)
    await fixture.identify(buyer.userId, BUYER_IDENTITY)
    if (shopIds[0] !== undefined)
      await fixture.registerOwner(shopIds[0], {
        kind: 'person',
        name: '周母',
        legalPerson: { name: '周母', residentId: '110105192512310021' },
      })
    const { id, number } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(fixture)).id))
    expect((await ops('contracts', 'list')).text).toMatch(
      new RegExp(`${number} .* ${SELLER_IDENTITY.name} for 周母 \\(no consent yet\\) +${BUYER_IDENTITY.name}`),
    )
    const upload = async (shows: number) => valueOf(await seller.device.uploads.picture(pictureOf(shows))).id
    valueOf(
      await seller.device.identity.begin({
        contractId: id,
        proof: 'photo',
        fields: { idFront: await upload(1), idBack: await upload(2) },
      }),
    )
    valueOf(await seller.device.identity.finish({ contractId: id, proof: 'photo', code: null }))
    valueOf(await seller.device.signatures.handInConsent(id, await upload(3)))
    expect((await ops('contracts', 'show', number)).text).toContain('Say also --by.')
    expect(await ops('contracts', 'show', 'HT-none', '--by', 'Li Na')).toEqual({
      exitCode: 1,
      text: 'There is no contract "HT-none". "contracts list" shows their numbers.',
    })
    const { text } = await ops('contracts', 'show', number, '--by', 'Li Na')
    expect(text).toMatch(/seller has shown +ID card photos/)
    expect(text.match(/photo of the seller +\/pictures\//g)).toHaveLength(2)
    const [, url = ''] = /consent of the seller +(\S+)/.exec(text) ?? []
    expect(await fixture.readFile(url)).toBeInstanceOf(Uint8Array)
    for (const kind of ['identity', 'consent']) expect(text).toMatch(new RegExp(`${kind} +seller .* [0-9a-f]{64}`))
    expect(text).not.toContain(SELLER_IDENTITY.residentId)
    expect(await db.query("SELECT user_id AS who FROM contract_journal WHERE what = 'looked at by the house'")).toEqual(
      [{ who: 'Li Na' }],
    )
    await fixture.close()
  })

  it('documents that wait are listed first, and accepted or refused one by one; who decided which is kept, and the party who submitted it reads why (OPS-46)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { seller, shopIds } = fixture
    const clock = createManualClock()
    const ops = (...args: readonly string[]) => runCommand(args, { db, clock, random: systemRandom, dataKey })
    await fixture.identify(seller.userId, SELLER_IDENTITY)
    if (shopIds[0] !== undefined)
      await fixture.registerOwner(shopIds[0], {
        kind: 'person',
        name: '周母',
        legalPerson: { name: '周母', residentId: '110105192512310021' },
      })
    const { id, number } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(fixture)).id))
    const handIn = async (shows: number) => {
      valueOf(
        await seller.device.signatures.handInConsent(
          id,
          valueOf(await seller.device.uploads.picture(pictureOf(shows))).id,
        ),
      )
      const list = (await ops('contracts', 'list')).text
      return new RegExp(`^PAPER .*\\n(\\S+) +${number} +consent of the seller`).exec(list)?.[1] ?? 'none'
    }
    const documentNow = async () => valueOf(await seller.device.contracts.find(id)).seller.papers[0]?.standing
    const BY = ['--by', 'Li Na', '--why'] as const
    const first = await handIn(1)
    for (const [args, words] of [
      [['accept'], 'Say which paper'],
      [['accept', first], 'Say also --by, --why.'],
      [['refuse', first, '--by', 'Li Na'], 'Say also --why.'],
    ] as const) {
      expect(await ops('contracts', ...args)).toMatchObject({ exitCode: 2, text: expect.stringContaining(words) })
    }
    expect(await ops('contracts', 'accept', 'no-such-paper', ...BY, 'fine')).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('There is no such document'),
    })
    const { text } = await ops('contracts', 'show', number, '--by', 'Li Na')
    const [, url = ''] = new RegExp(`${first} +consent of the seller .* waits .* (/pictures/\\S+)`).exec(text) ?? []
    expect(await fixture.readFile(url)).toBeInstanceOf(Uint8Array)
    expect(await ops('contracts', 'refuse', first, ...BY, '没有日期')).toEqual({
      exitCode: 0,
      text: 'The consent of the seller is refused. They read why, and can hand in another one.',
    })
    expect(await documentNow()).toMatchObject({ is: 'refused', reason: '没有日期' })
    expect((await ops('contracts', 'accept', first, ...BY, 'after all')).text).toBe(
      'This document was decided on before.',
    )
    expect((await ops('contracts', 'list')).text).toMatch(/^CONTRACT .*consent refused/s)
    const second = await handIn(2)
    // A review of the first one says nothing of the second.
    expect((await ops('contracts', 'accept', first, ...BY, 'a late word')).text).toContain('There is no such document')
    expect(await documentNow()).toEqual({ is: 'waiting' })
    // Of several reviewers at once one decides.
    const codes = await Promise.all(
      ['accept', 'refuse', 'accept'].map(
        async (word) => (await ops('contracts', word, second, ...BY, 'looked at')).exitCode,
      ),
    )
    expect(codes.toSorted()).toEqual([0, 1, 1])
    const steps = await db.query<{ what: string; by: string; why: string; isOfPdf: boolean }>(
      "SELECT what, done_by AS by, why, digest = (SELECT digest FROM contract_evidence WHERE kind = 'consent' ORDER BY place LIMIT 1) AS is_of_pdf FROM signing_paper_steps ORDER BY place",
    )
    expect(steps.slice(0, 3)).toEqual([
      { what: 'handed in', by: seller.userId, why: '', isOfPdf: true },
      { what: 'refused', by: 'Li Na', why: '没有日期', isOfPdf: true },
      { what: 'handed in', by: seller.userId, why: '', isOfPdf: false },
    ])
    expect(steps).toHaveLength(4)
    const shown = (await ops('contracts', 'show', number, '--by', 'Li Na')).text
    expect(shown).toMatch(new RegExp(`refused +consent of the seller +${first} +Li Na +没有日期`))
    expect((await ops('contracts', 'list')).text).toMatch(/^CONTRACT/)
    await fixture.close()
  })
})
