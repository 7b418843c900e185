import type { PhoneChangeId } from '@diandu/core/account'
import { reasonOf, pictureOf, SMALL_PNG, valueOf, type Person } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { runCommand } from '../ops/run-command.ts'
import { systemRandom } from '../integrations/index.ts'
import { readSettings } from '../settings.ts'
import { createManualClock } from '@diandu/core/testing'

const RESIDENT_ID = '11010519491231002X'
const codeOf = async (
  db: { query: <Row>(sql: string, parameters: readonly string[]) => Promise<readonly Row[]> },
  mobile: string,
) =>
  /\d{6}/.exec(
    (
      await db.query<{ body: string }>('SELECT body FROM sandbox_messages WHERE mobile = $1 ORDER BY id DESC LIMIT 1', [
        mobile,
      ])
    )[0]?.body ?? '',
  )?.[0] ?? ''

describeOnEachEngine('The account on the server', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const receive = async ({ device }: Person, mobile: string, purpose: 'new-phone' | 'close-account') => {
      await fixture.advance(120_000)
      valueOf(await device.codes.send({ mobile, purpose, captcha: await fixture.solveCaptcha(device) }))
      return codeOf(db, mobile)
    }
    const person = async ({ device }: Person) => ({
      kind: 'person' as const,
      name: '林小满',
      residentId: RESIDENT_ID,
      frontPhoto: valueOf(await device.uploads.picture(SMALL_PNG)).id,
      backPhoto: valueOf(await device.uploads.picture(pictureOf(1))).id,
      proof: 'bank' as const,
      cardNumber: '6222021234567894',
      mobile: '',
    })
    return { ...fixture, db, receive, person }
  }

  it('keeps no resident ID, card or picture that a copy of the database could tell (ACS-2)', async () => {
    const { db, buyer, person, advance } = await begin()
    valueOf(await buyer.device.verifications.handIn(await person(buyer)))
    // A second identical request would be a replay, so the clock moves on. A repeated upload is stored once.
    await advance(1)
    valueOf(await buyer.device.uploads.picture(SMALL_PNG))
    const [stored] = await db.query<{ row: unknown }>('SELECT to_jsonb(v) AS row FROM verifications v')
    const text = JSON.stringify(stored)
    for (const secret of [RESIDENT_ID, '6222021234567894', '林小满']) expect(text).not.toContain(secret)
    const pictures = await db.query<{ sealed: Uint8Array }>('SELECT sealed FROM picture_bytes')
    expect(
      pictures.some(({ sealed }) => Buffer.from(sealed).includes(Buffer.from(SMALL_PNG.bytes.subarray(0, 8)))),
    ).toBe(false)
    expect(pictures).toHaveLength(2)
    expect(await db.query('SELECT 1 FROM pictures')).toHaveLength(3)
  })

  it('gives a name to one of two who take it at once, and a mobile to one of two (SES-24)', async () => {
    const { buyer, secondBuyer, receive, db } = await begin()
    const names = await Promise.all([buyer, secondBuyer].map(({ device }) => device.profiles.rename('同一个名字')))
    expect(names.map(reasonOf).toSorted()).toEqual(['name-taken', 'ok'])
    const changes = []
    for (const one of [buyer, secondBuyer]) {
      const proofCode = await receive(one, one.mobile, 'new-phone').then(async () => {
        await db.change("UPDATE verification_codes SET purpose = 'change-phone' WHERE mobile = $1", [one.mobile])
        return codeOf(db, one.mobile)
      })
      changes.push({ one, proof: valueOf(await one.device.phoneChanges.prove(proofCode)) })
    }
    const code = await receive(buyer, '13912340000', 'new-phone')
    const answers = await Promise.all(
      changes.map(({ one, proof }) => one.device.phoneChanges.change({ proof, newMobile: '13912340000', code })),
    )
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await db.query("SELECT 1 FROM users WHERE mobile = '13912340000'")).toHaveLength(1)
  })

  it('takes one of two documents, and one of two changes of phone, that come at once (ACC-16)', async () => {
    const { buyer, person, receive, db } = await begin()
    const papers = await person(buyer)
    const handedIn = await Promise.all([
      buyer.device.verifications.handIn(papers),
      buyer.device.verifications.handIn(papers),
    ])
    expect(handedIn.map(reasonOf).toSorted()).toEqual(['ok', 'papers-settled'])
    const [first, second] = [
      await receive(buyer, '13912340000', 'new-phone'),
      await receive(buyer, '13912340001', 'new-phone'),
    ]
    const requested = await Promise.all([
      buyer.device.phoneChanges.request({ newMobile: '13912340000', code: first, reason: '手机丢失' }),
      buyer.device.phoneChanges.request({ newMobile: '13912340001', code: second, reason: '手机丢失' }),
    ])
    expect(requested.map(reasonOf).toSorted()).toEqual(['change-open', 'ok'])
    expect(await db.query('SELECT 1 FROM phone_changes')).toHaveLength(1)
  })

  it('takes sixty pictures a day from a person (ACS-7)', async () => {
    const { buyer, advance } = await begin()
    for (let number = 0; number < 60; number += 1) valueOf(await buyer.device.uploads.picture(pictureOf(number)))
    expect(reasonOf(await buyer.device.uploads.picture(SMALL_PNG))).toBe('too-many')
    await advance(25 * 3_600_000)
    valueOf(await buyer.device.uploads.picture(SMALL_PNG))
  })

  it('takes twenty proposals a day from a person (ACS-7)', async () => {
    const { buyer } = await begin()
    const proposal = (number: number) => ({ content: `希望能导出账单 ${number}`, contact: '', photos: [] })
    for (let number = 0; number < 20; number += 1) valueOf(await buyer.device.proposals.add(proposal(number)))
    expect(reasonOf(await buyer.device.proposals.add(proposal(20)))).toBe('too-many')
  })

  it('leaves of a closed account its name and its documents, and nothing that need not stay (ACS-12, VAL-13)', async () => {
    const { buyer, receive, db, person } = await begin()
    valueOf(await buyer.device.verifications.handIn(await person(buyer)))
    const region = { provinceCode: '110000', cityCode: '110100', districtCode: '110105' }
    valueOf(
      await buyer.device.addresses.add({
        receiver: '林小满',
        mobile: '13800000001',
        region,
        detail: '建国路 88 号',
        postcode: '',
        isDefault: true,
      }),
    )
    for (const id of ['unused', 'paid-to'])
      await db.change(
        "INSERT INTO bank_cards (id, user_id, bank, holder, sealed_number, last_four, added_at) VALUES ($1, $2, 'ICBC', '林小满', '', '0000', 0)",
        [id, buyer.userId],
      )
    await db.change(
      "INSERT INTO withdrawals (id, user_id, card_id, amount_fen, status, asked_at) VALUES ('w', $1, 'paid-to', 100, 3, 0)",
      [buyer.userId],
    )
    valueOf(
      await buyer.device.valuations.valueAndKeep({
        platform: 1,
        kind: 'flagship',
        industry: 'food',
        trademark: 'none',
        taxpayer: 'small',
        hasLoans: false,
        violations: { general: 0, severe: 0, counterfeit: 0 },
      }),
    )
    expect(await db.query('SELECT 1 FROM valuation_records WHERE user_id = $1', [buyer.userId])).toHaveLength(1)
    await db.change("INSERT INTO sell_drafts (user_id, revision, content, saved_at) VALUES ($1, 1, '{}', 0)", [
      buyer.userId,
    ])
    // Left before there was a login, for the mobile alone.
    await db.change(
      `INSERT INTO service_requests (id, number, mobile, service, name, details, said, state, submitted_at, changed_at)
       VALUES ('r', 'FW1', $1, 'design', '林小满', '', '', 'submitted', 0, 0)`,
      [buyer.mobile],
    )
    await db.change(
      "INSERT INTO service_request_steps (request_id, place, state, happened_at, note) VALUES ('r', 0, 'submitted', 0, '')",
    )
    // Chosen for a listing that was never handed in.
    const unused = valueOf(await buyer.device.uploads.picture(pictureOf(9))).id
    expect(await db.query('SELECT 1 FROM pictures WHERE id = $1', [unused])).toHaveLength(1)
    valueOf(await buyer.device.profiles.close(await receive(buyer, buyer.mobile, 'close-account')))
    expect(await db.query('SELECT 1 FROM pictures WHERE user_id = $1 AND NOT is_used', [buyer.userId])).toEqual([])
    expect(await db.query('SELECT 1 FROM pictures WHERE user_id = $1', [buyer.userId])).not.toEqual([])
    expect(await db.query('SELECT id FROM bank_cards WHERE user_id = $1', [buyer.userId])).toEqual([{ id: 'paid-to' }])
    const [left] = await db.query(
      'SELECT username, mobile, avatar_id, payment_password_hash FROM users WHERE id = $1',
      [buyer.userId],
    )
    expect(left).toEqual({ username: buyer.username, mobile: null, avatarId: null, paymentPasswordHash: null })
    for (const [table, rows] of [
      ['addresses', 0],
      ['sessions', 0],
      ['known_networks', 0],
      ['valuation_records', 0],
      ['sell_drafts', 0],
      ['verifications', 1],
    ] as const) {
      expect(await db.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [buyer.userId]), table).toHaveLength(rows)
    }
    expect(await db.query('SELECT 1 FROM service_requests')).toEqual([])
    expect(await db.query('SELECT 1 FROM service_request_steps')).toEqual([])
  })

  it('reviewers see what waits, read it under their name, and settle it once (OPS-6)', async () => {
    const { buyer, receive, db, person } = await begin()
    const ops = (...args: string[]) =>
      runCommand(args, {
        db,
        clock: createManualClock(),
        random: systemRandom,
        dataKey: readSettings({}).secrets.dataKey,
      })
    expect(await ops('phones', 'list')).toEqual({ exitCode: 0, text: 'There are no such changes of phone.' })
    expect((await ops('papers', 'list')).text).toBe('There are no such papers.')
    expect((await ops('proposals', 'list')).text).toBe('There are no proposals.')
    valueOf(await buyer.device.verifications.handIn(await person(buyer)))
    valueOf(await buyer.device.proposals.add({ content: '第一行\n第二行\u202e结束', contact: '', photos: [] }))
    valueOf(
      await buyer.device.phoneChanges.request({
        newMobile: '13912340000',
        code: await receive(buyer, '13912340000', 'new-phone'),
        reason: '手机丢失\nfake 99 agreed',
      }),
    )
    const [papers] = await db.query<{ id: string }>('SELECT id FROM verifications')
    const [phone] = await db.query<{ id: PhoneChangeId }>('SELECT id FROM phone_changes')
    const [paperId, phoneId] = [papers?.id ?? '', phone?.id ?? '']
    expect((await ops('papers', 'list')).text).toContain('110*************2X')
    expect((await ops('phones', 'list')).text.split('\n')).toHaveLength(2)
    expect((await ops('proposals', 'list')).text).toContain('第一行 第二行 结束')
    expect(await ops('papers', 'show', paperId)).toMatchObject({ exitCode: 2 })
    const shown = await ops('papers', 'show', paperId, '--by', 'Li Na')
    expect(shown.text).toContain(RESIDENT_ID)
    expect(shown.text).toMatch(/\/pictures\/p[\w-]+\?until=\d+&key=/)
    expect(await db.query('SELECT verification_id, read_by FROM paper_readings')).toEqual([
      { verificationId: paperId, readBy: 'Li Na' },
    ])
    for (const [kind, id] of [
      ['papers', paperId],
      ['phones', phoneId],
    ] as const) {
      expect(await ops(kind, 'refuse', id, '--by', 'Li Na')).toMatchObject({
        exitCode: 2,
        text: expect.stringContaining('Say also --why.'),
      })
      expect(await ops(kind, 'agree', id, '--by', 'Li Na', '--why', 'seen')).toMatchObject({ exitCode: 0 })
      expect(await ops(kind, 'refuse', id, '--by', 'Li Na', '--why', 'again')).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining('settled before'),
      })
      expect(await ops(kind, 'agree', 'no-such-id', '--by', 'Li Na', '--why', 'seen')).toMatchObject({
        exitCode: 1,
        text: 'There is nothing with this id.',
      })
      expect((await ops(kind, 'list')).text).toContain('There are no such')
      expect((await ops(kind, 'list', '--which', 'all')).text).toContain('seen')
    }
    expect(reasonOf(await buyer.device.sessions.me())).toBe('login-required')
    expect(await db.query("SELECT 1 FROM users WHERE mobile = '13912340000'")).toHaveLength(1)
  })
})
