import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createManualClock } from '@diandu/core/testing'
import { getCapital } from '@diandu/wire'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate, openDatabase, readMigrations } from '../database/index.ts'
import { describeOnEachEngine, openTestDatabase } from '../database/testing.ts'
import { silentLog } from '../kernel/index.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { systemRandom } from '../integrations/index.ts'
import { readSettings } from '../settings.ts'
import { callServer } from './socket/call-server.ts'
import { startOpsSocket } from './socket/ops-socket.ts'
import { runCommand } from './run-command.ts'
import { runOps } from './run-ops.ts'
import { socketPath } from './socket/socket-path.ts'
import { tableText } from './texts/table-text.ts'

const SECRETS = readSettings({}).secrets

describeOnEachEngine('The reviewers’ command line', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('买家一号')
    await market.addShop('shop')
    const ops = (...args: string[]) =>
      runCommand(args, { db: market.db, clock: market.clock, random: systemRandom, dataKey: SECRETS.dataKey })
    return { ...market, ops }
  }

  it('credits money that arrived, and says by whom and why (OPS-2)', async () => {
    const { ops, call } = await begin()
    expect(await ops('recharges', 'list', '--which', 'all')).toEqual({ exitCode: 0, text: 'There are no recharges.' })
    const credited = await ops(
      'recharge',
      'credit',
      '--user',
      '买家一号',
      '--yuan',
      '50000.5',
      '--by',
      'Li Na',
      '--why',
      'bank slip 77',
    )
    expect(credited.exitCode).toBe(0)
    expect(credited.text).toMatch(
      /^Credited 50,000\.50 yuan to 买家一号 \(recharge [\w-]+\)\. Available now: 50,000\.50 yuan\.$/,
    )
    expect(await call(getCapital, '买家一号', {})).toMatchObject({ value: { availableFen: 5_000_050 } })
    const { text } = await ops('recharges', 'list', '--which', 'all')
    expect(text).toContain('50,000.50  credited')
    expect(text).toMatch(/Li Na +bank slip 77/)
    expect((await ops('books', 'check')).text).toBe('The books are right.')
  })

  it('finds the person by mobile too (OPS-2)', async () => {
    const { ops, db } = await begin()
    const [{ mobile = '' } = {}] = await db.query<{ mobile?: string }>(`SELECT mobile FROM users WHERE id = 'seller'`)
    expect(
      (await ops('recharge', 'credit', '--user', mobile, '--yuan', '1', '--by', 'x', '--why', 'y')).text,
    ).toContain('to seller')
  })

  it.each([
    [1, 'There is nobody called', ['recharge', 'credit', '--user', 'nobody', '--yuan', '1', '--by', 'x', '--why', 'y']],
    [
      2,
      '--yuan is an amount above 0',
      ['recharge', 'credit', '--user', 'seller', '--yuan=-1', '--by', 'x', '--why', 'y'],
    ],
    [
      2,
      '--yuan is an amount above 0',
      ['recharge', 'credit', '--user', 'seller', '--yuan', '0', '--by', 'x', '--why', 'y'],
    ],
    [
      2,
      '--yuan is an amount above 0',
      ['recharge', 'credit', '--user', 'seller', '--yuan', '1.234', '--by', 'x', '--why', 'y'],
    ],
    [2, 'Say also --by, --why', ['recharge', 'credit', '--user', 'seller', '--yuan', '1', '--by', ' ']],
    [2, '--fen', ['recharge', 'credit', '--fen', '1']],
    [2, 'There is no command "recharge"', ['recharge']],
    [2, 'There is no command "toString x"', ['toString', 'x']],
    [2, '--status is one of awaiting-payment, cancelled', ['orders', 'list', '--status', '3']],
    [2, '--most is how many', ['orders', 'list', '--most', '0']],
    [2, '--most is how many', ['recharges', 'list', '--most', 'many']],
    [1, 'There is nobody called', ['orders', 'list', '--user', 'nobody']],
    [1, 'There is no order', ['order', 'show', 'DD0']],
    [2, 'Say one order', ['order', 'show']],
    [0, 'What reviewers do', []],
    [0, 'What reviewers do', ['--help']],
  ])('answers with exit code %i and "%s": %j', async (exitCode, words, args) => {
    const { ops, dump } = await begin()
    const before = await dump()
    const answer = await ops(...args)
    expect(answer.text).toContain(words)
    expect(answer.exitCode).toBe(exitCode)
    if (exitCode === 2) expect(answer.text).toMatch(/\n\nUsage: npm run ops -- \w/)
    expect(await dump()).toEqual(before)
  })

  it('lists orders and shows one (OPS-3)', async () => {
    const { ops, placed, pay, credit, addShop, cancel } = await begin()
    await credit('买家一号', 2 * PRICE_FEN)
    const order = await placed('买家一号', 'shop', 'deposit')
    await pay('买家一号', order.id, 'deposit', PRICE_FEN / 5)
    const other = await placed('买家一号', await addShop('other'))
    await cancel('买家一号', other.id)
    expect((await ops('orders', 'list')).text.split('\n')).toHaveLength(3)
    const { text } = await ops('orders', 'list', '--status', 'deposit-paid', '--user', 'seller')
    expect(text.split('\n')).toHaveLength(2)
    expect(text).toContain(order.number)
    expect(text).toContain('deposit-paid')
    for (const name of [order.id, order.number]) {
      const shown = await ops('order', 'show', name)
      expect(shown.text).toMatch(/held in escrow +1,000\.00 yuan/)
      expect(shown.text).toMatch(/buyer +买家一号/)
      expect(shown.text).toContain('awaiting-payment')
    }
    expect((await ops('orders', 'list', '--status', 'completed')).text).toBe('There are no such orders.')
  })

  it('says what is wrong with the books (OPS-4)', async () => {
    const { ops, db, credit } = await begin()
    await credit('seller', 5)
    await db.change('UPDATE accounts SET balance_fen = balance_fen + 1')
    expect(await ops('books', 'check')).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('Account available:seller holds 6 fen'),
    })
  })
})

it('a column of Han characters stands straight (OPS-3)', () => {
  expect(
    tableText(
      ['A', 'B'],
      [
        ['店渡', 'x'],
        ['four', 'y'],
      ],
    ),
  ).toBe('A     B\n店渡  x\nfour  y')
})

describe('Commands beside a server', () => {
  let folder = ''
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'diandu-ops-'))))
  afterEach(() => rm(folder, { recursive: true }))

  const listen = async () =>
    startOpsSocket({
      db: await openTestDatabase(),
      clock: createManualClock(),
      random: systemRandom,
      log: silentLog,
      folder,
      dataKey: SECRETS.dataKey,
    })
  const settings = () => ({ databaseUrl: undefined, dataDir: folder, nowMs: null, secrets: SECRETS })

  it('go through a socket that its owner alone may open, and leave nothing when it stops', async () => {
    const socket = await listen()
    expect((await stat(join(folder, 'ops.sock'))).mode & 0o777).toBe(0o600)
    expect(await runOps(['books', 'check'], settings())).toEqual({ exitCode: 0, text: 'The books are right.' })
    expect(await runOps(['recharges', 'list', '--which', 'all'], settings())).toMatchObject({ exitCode: 0 })
    await socket.stop()
    expect(await callServer(folder, ['help'])).toBeNull()
    await expect(stat(join(folder, 'ops.sock'))).rejects.toThrow('ENOENT')
  })

  it('a socket that a killed server left behind stops no command', async () => {
    await writeFile(join(folder, 'ops.sock'), '')
    expect(await callServer(folder, ['help'])).toBeNull()
    const socket = await listen()
    expect(await callServer(folder, ['books', 'check'])).toMatchObject({ exitCode: 0 })
    await socket.stop()
  })

  it.each(['', 'nonsense', '{"args":[1]}', '{"args":["help"],"more":1}', `{"args":["${'x'.repeat(70_000)}"]}`])(
    'a request that is none breaks nothing: %.20s',
    async (text) => {
      const socket = await listen()
      const answered = await new Promise<string>((resolve) => {
        let answer = ''
        const client = connect({ path: socketPath(folder) }, () => client.end(text))
        client
          .on('data', (chunk) => (answer += String(chunk)))
          .on('close', () => resolve(answer))
          .on('error', () => resolve(answer))
      })
      expect(answered).not.toContain('"exitCode":0')
      expect(await callServer(folder, ['books', 'check'])).toMatchObject({ exitCode: 0 })
      await socket.stop()
    },
  )

  it('stops although a client is connected and says nothing', async () => {
    const socket = await listen()
    const silent = connect({ path: socketPath(folder) })
    await new Promise((resolve) => silent.once('connect', resolve))
    silent.on('error', () => undefined)
    await socket.stop()
    silent.destroy()
  })

  it('without a server they open the folder themselves, and make no new database where there is none', async () => {
    const answer = await runOps(['books', 'check'], settings())
    expect(answer).toMatchObject({ exitCode: 1, text: expect.stringContaining('There is no database in') })
    const db = await openDatabase({ url: undefined, folder })
    await migrate(db, await readMigrations(), 0)
    await expect(runOps(['books', 'check'], settings())).rejects.toThrow('in use by process')
    await db.close()
    expect(await runOps(['books', 'check'], settings())).toEqual({ exitCode: 0, text: 'The books are right.' })
  })

  it('help and what is not understood need no database', async () => {
    expect(await runOps(['help'], settings())).toMatchObject({ exitCode: 0 })
    expect(await runOps(['fly'], settings())).toMatchObject({ exitCode: 2 })
  })
})
