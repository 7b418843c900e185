import { createHash } from 'node:crypto'
import type { BankStatement, CaseDetail, OpenStatement, ShownStatementLine } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { DAY_MS, type Page } from '@diandu/core/kernel'
import { aCardNumber, valueOf } from '@diandu/core/testing'
import { addBankCard, requestWithdrawal } from '@diandu/wire'
import writeSheet from 'write-excel-file/node'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import type { Database } from '../../../database/index.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openMarket, PAYMENT_PASSWORD } from '../../../orders/testing/open-market.ts'
import { creditRecharge, reviewWithdrawal } from '../../../wallet/index.ts'
import { openConsole } from '../../testing/open-console.ts'

const SUCCESS = '000000'
const HEADS = '交易日期,收入,支出,对方户名,对方账号,附言,流水号'

describeOnEachEngine('A statement of the bank', (open) => {
  const begin = async (db: Database) => {
    const market = await openMarket(db)
    const now = market.clock.now()
    for (const name of ['lin', 'wu']) await market.addPerson(name, 1_000_00)
    await db.change(`UPDATE recharges SET channel = 'jh'`)
    const transfer = async (id: string, amountFen: number, { status = 1, at = now } = {}) => {
      await db.change(
        `INSERT INTO recharges (id, user_id, amount_fen, status, channel, created_at) VALUES ($1, 'lin', $2, $3, 'transfer', $4)`,
        [id, amountFen, status, at],
      )
    }
    const desk = await openConsole(db, { now: new Uint8Array(32), before: [] })
    for (const [login, role] of [
      ['chu', 'cashier'],
      ['fu', 'checker'],
      ['shen', 'auditor'],
      ['li', 'reviewer'],
    ] as const)
      await desk.addStaff(login, [role], { name: `${login}的名字` })
    const cookies = {
      chu: await desk.logIn('chu'),
      fu: await desk.logIn('fu'),
      shen: await desk.logIn('shen'),
      li: await desk.logIn('li'),
    }
    const day = formatTime(now, 'yyyy-mm-dd')
    const upload = (file: Uint8Array | string, by: keyof typeof cookies = 'chu') => {
      const content = Buffer.from(file).toString('base64')
      return desk.send('POST', 'money/statements', { name: '十一月.csv', content }, { cookie: cookies[by] })
    }
    const imported = async (...rows: readonly string[]) => {
      const { data } = await upload([HEADS, ...rows.map((row) => `${day},${row}`)].join('\n'))
      return (data as { readonly id: string }).id
    }
    const read = async <T>(path: string, input: Readonly<Record<string, unknown>>, by: keyof typeof cookies = 'chu') =>
      (await desk.send('GET', `money/statements${path}`, input, { cookie: cookies[by] })).data as T
    const one = (id: string) => read<OpenStatement>('/one', { id })
    const lines = async (id: string, over: object = {}) =>
      (await read<Page<ShownStatementLine>>('/lines', { id, ...over })).items
    const again = (id: string) => desk.send('POST', 'money/statements/match', { id }, { cookie: cookies.chu })
    const short = async (id: string) =>
      Object.fromEntries(
        (await lines(id)).map(({ row, match, by, records }) => [
          row,
          [match, by, ...records.map((record) => record.id)],
        ]),
      )
    const logOf = async (id: string) => {
      const { data } = await desk.send('GET', 'log', { object: id }, { cookie: cookies.shen })
      return (data as Page<{ readonly act: string; readonly reason: string }>).items.map(({ act }) => act)
    }
    return { ...market, now, day, transfer, desk, cookies, upload, imported, read, one, lines, again, short, logOf }
  }

  it('is matched to transfers by reference, remark and sum, and says what is left over on both sides (ADM-93)', async () => {
    const { db, clock, transfer, imported, one, short, lines, logOf, desk, cookies } = await begin(await open())
    const credit = { userId: 'wu', amountFen: 50_00, channel: 'transfer', by: 'Li', second: null, why: 'seen' } as const
    await db.transaction((tx) =>
      creditRecharge(tx, { ...credit, bankReference: 'S1' }, { random: systemRandom, nowMs: clock.now() }),
    )
    await transfer('recharge-1', 100_00)
    await transfer('recharge-2', 200_00)
    await transfer('recharge-3', 300_00)
    await transfer('recharge-4', 400_00, { status: 4 })
    await transfer('recharge-5', 500_00, { at: clock.now() - 30 * DAY_MS })
    const id = await imported(
      '50.00,,吴先生,6222021234,,s1',
      '100,,林小满,6222025678,店铺款 recharge-1,S2',
      '201,,林小满,6222025678,recharge-2,S3',
      '"7,000",,张三,6222029999,=cmd(),S4',
      ',66,手续费,,,S5',
    )
    expect(await short(id)).toEqual({
      2: ['matched', 'serial', expect.any(String)],
      3: ['matched', 'remark', 'recharge-1'],
      4: ['other-sum', 'remark', 'recharge-2'],
      5: ['left', null],
      6: ['left', null],
    })
    const { statement, sums, ours, oursInAll, faults } = await one(id)
    expect(statement).toMatchObject({ name: '十一月.csv', importedBy: 'chu的名字', lines: 5, known: 0, unsettled: 2 })
    expect([ours.map(({ kind, id: ourId, status }) => [kind, ourId, status]), oursInAll, faults]).toEqual([
      [['recharge', 'recharge-3', 'reviewing']],
      1,
      [],
    ])
    const sumOf = (key: 'inFen' | 'outFen') => sums.reduce((sum, line) => sum + line[key], 0)
    expect([sumOf('inFen'), sumOf('outFen')]).toEqual([7_351_00, 66_00])
    const [left] = await lines(id, { match: 'other-sum' })
    expect(left).toMatchObject({
      name: '林小满',
      accountLastFour: '5678',
      records: [{ username: 'lin', amountFen: 200_00 }],
    })
    expect(await logOf(id)).toEqual(['see-money', 'see-money', 'import-statement'])
    const recharge = { id: 'recharge-2', locale: 'zh-CN' }
    const shown = await desk.send('GET', 'recharges/one', recharge, { cookie: cookies.chu })
    const facts = (shown.data as CaseDetail).blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []))
    for (const value of ['¥201.00', '林小满 ···· 5678', 'S3']) expect(facts.map((fact) => fact.value)).toContain(value)
    expect(JSON.stringify(await db.query('SELECT * FROM bank_lines'))).not.toMatch(/林小满|6222/)
  })

  it('counts no line twice: not of the same file, nor of another that overlaps, nor of two at once (ADM-92)', async () => {
    const { db, day, upload, imported, one } = await begin(await open())
    const first = [HEADS, `${day},1,,甲,1,,S1`, `${day},2,,乙,2,,`, `${day},2,,乙,2,,`].join('\n')
    const both = await Promise.all([upload(first), upload(first)])
    expect(both.map(({ code, reason }) => (code === SUCCESS ? 'imported' : reason)).toSorted()).toEqual([
      'imported',
      'receipt-used',
    ])
    expect((await upload(`${first}\n`)).code).toBe(SUCCESS)
    const id = await imported('2,,乙,2,,', '1,,甲,1,,s1', '2,,乙,2,,', '2,,乙,2,,', '9,,丙,3,,')
    expect((await one(id)).statement).toMatchObject({ lines: 2, known: 3 })
    const [counted] = await db.query('SELECT count(*)::int8 AS lines, sum(amount_fen)::int8 AS fen FROM bank_lines')
    expect(counted).toEqual({ lines: 5, fen: 1_00 + 3 * 2_00 + 9_00 })
  })

  it('is read from XLSX too, names the rows that it could not read, and refuses what is no statement (ADM-91, ADM-96)', async () => {
    const { upload, one, short } = await begin(await open())
    const sheet = await writeSheet([
      [{ value: '户名：点渡' }],
      [{ value: '交易日期' }, { value: '金额' }, { value: '流水号' }],
      [
        { value: new Date('2020-11-01T10:20:30Z'), type: Date, format: 'yyyy-mm-dd hh:mm' },
        { value: -12.5, type: Number },
        { value: 77, type: Number },
      ],
      [{ value: '昨天' }, { value: 1, type: Number }],
    ]).toBuffer()
    const { id } = (await upload(sheet)).data as { id: string }
    expect([await short(id), (await one(id)).faults]).toEqual([
      { 3: ['left', null] },
      [{ row: 4, column: 'day', why: 'day' }],
    ])
    for (const [file, reason] of [
      ['a,b\n1,2', 'file-incomplete'],
      [HEADS, 'file-incomplete'],
      ['"', 'file-unreadable'],
      ['PK\u0003\u0004', 'file-unreadable'],
    ] as const)
      expect((await upload(file)).reason).toBe(reason)
  })

  const twoPayouts = async ({ db, clock, call }: Awaited<ReturnType<typeof begin>>) => {
    const ids: string[] = []
    for (const [place, name] of ['lin', 'wu'].entries()) {
      const draft = { bank: 'CMB', holder: '林小满', number: aCardNumber(place) }
      const card = valueOf(await call<{ id: string }>(addBankCard, name, draft))
      const request = { cardId: card.id, amountFen: 300_00, paymentPassword: PAYMENT_PASSWORD }
      const { id } = valueOf(await call<{ id: string }>(requestWithdrawal, name, request))
      for (const status of ['processing', 'to-pay-out'] as const) {
        const step = { status, by: 'Li', why: 'x', at: clock.now() }
        const deps = { random: systemRandom, nowMs: clock.now() }
        valueOf(await db.transaction((tx) => reviewWithdrawal(tx, id, step, deps)))
      }
      ids.push(id)
    }
    return ids
  }

  it('is matched to a batch of payouts as a whole, or to its withdrawals (ADM-94)', async () => {
    const bank = await begin(await open())
    const { imported, again, short, desk, one, cookies } = bank
    const ids = await twoPayouts(bank)
    const whole = await imported(',600,打款,,批次,P2')
    expect([await short(whole), (await one(whole)).ours]).toEqual([{ 2: ['left', null] }, []])
    const { data } = await desk.send(
      'POST',
      'money/payouts',
      { ids, reason: '打款' },
      { cookie: await desk.logIn('chu') },
    )
    expect((await one(whole)).ours.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect((await again(whole)).code).toBe(SUCCESS)
    expect(await short(whole)).toEqual({ 2: ['matched', 'sum', (data as { id: string }).id] })
    expect((await one(whole)).ours).toEqual([])
    const single = await imported(`,300,林小满,1,提现 ${ids[0]},P1`)
    const matched = [await short(whole), await short(single)]
    expect(matched.map((lines) => lines[2]?.[0])).toEqual(['left', 'matched'])
    expect((await one(single)).ours.map(({ id }) => id)).toEqual([ids[1]])
    expect((await again('unknown')).reason).toBe('not-found')
    expect((await desk.send('GET', 'money/statements/one', { id: 'x' }, { cookie: cookies.shen })).reason).toBe(
      'not-found',
    )
  })

  it('names no line by a digest from which an account could be guessed (ADM-92)', async () => {
    const { imported, lines } = await begin(await open())
    const id = await imported('7,,林小满,6222021234567894,x,')
    const [line] = await lines(id)
    const identity = JSON.stringify([line?.at, 7_00, '林小满', '6222021234567894', 'x', ''])
    const plain = [identity, `${identity} 0`].map((text) => createHash('sha256').update(text).digest('base64url'))
    expect(plain).not.toContain(line?.id)
  })

  it('gives a record to the line that the bank’s reference names, when it is matched again (ADM-93)', async () => {
    const { db, transfer, imported, short, again, logOf } = await begin(await open())
    await transfer('recharge-1', 100_00)
    const first = await imported('100,,甲,1,,S1')
    expect(await short(first)).toEqual({ 2: ['matched', 'sum', 'recharge-1'] })
    await db.change(`UPDATE recharges SET bank_reference = 'S2' WHERE id = 'recharge-1'`)
    const second = await imported('100,,乙,2,,S2')
    expect([await short(first), await short(second)]).toEqual([
      { 2: ['left', null] },
      { 2: ['matched', 'serial', 'recharge-1'] },
    ])
    await transfer('recharge-2', 100_00)
    await again(first)
    expect(await short(first)).toEqual({ 2: ['matched', 'sum', 'recharge-2'] })
    const acts = await logOf(first)
    expect(acts.filter((act) => act === 'import-statement')).toHaveLength(2)
    // Each look at names and remarks, which are sealed.
    expect(acts.filter((act) => act === 'see-money')).toHaveLength(3)
  })

  it('is imported by cashiers, read by who sees money, and what is left over is saved for a reason (ADM-97)', async () => {
    const { transfer, imported, upload, read, desk, cookies, logOf } = await begin(await open())
    await transfer('recharge-3', 300_00)
    const id = await imported('7,,=cmd(),6222029999,x,S4')
    for (const by of ['fu', 'shen', 'li'] as const) expect((await upload(HEADS, by)).reason).toBe('another-user')
    expect((await read<Page<BankStatement>>('', {}, 'shen')).items.map((one) => one.id)).toEqual([id])
    expect(await read('', {}, 'li')).toEqual({ reason: 'another-user' })
    const save = (input: Readonly<Record<string, unknown>>, by: keyof typeof cookies = 'fu') =>
      desk.send(
        'POST',
        'money/statements/left-over',
        { id, locale: 'zh-CN', reason: '月底核对', ...input },
        { cookie: cookies[by] },
      )
    const { content } = (await save({})).data as { content: string }
    expect(content).toContain(`"7.00","","'=cmd()","9999","x","S4","无对应"`)
    expect(content).toContain(`"300.00","","lin","","","recharge-3","无对应"`)
    expect((await save({ reason: ' ' })).code).not.toBe(SUCCESS)
    expect((await save({ id: 'unknown' })).reason).toBe('not-found')
    expect(await logOf(id)).toEqual(['export-money', 'import-statement'])
  })
})
