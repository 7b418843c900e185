import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient, openApi, SUCCESS, type ApiClient } from '../../api/api-client.ts'
import { checkoutRoot } from '../../server/checkout-root.ts'
import { newInstallation, type Installation } from '../../server/installation.ts'
import { runOps } from '../../server/run-ops.ts'
import { runProgram } from '../../server/run-program.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'
import type { Finding, Trial } from './proof.ts'

export interface FixtureOptions {
  readonly people: number
  readonly availableFen: number
  readonly shops: number
  readonly offers: readonly { readonly stock: number; readonly perPerson: number }[]
  /** Lotteries of ten prizes. */
  readonly lotteries?: number
  /** As many lotteries again, with draws at so many coins each. */
  readonly drawCoins?: number
  /** Gold coins of each, and an address that is called `home`. */
  readonly coins?: number
  /** The seller of the shops has a mobile, and a device in an app that is called `PROOF_PUSH_TOKEN`. */
  readonly sellerHasPhone?: boolean
}

/** Shops cost fifty yuan, so that a deposit is ten. */
export const PRICE_FEN = 50_00
export const DEPOSIT_FEN = 10_00
/** As in the program that fills an installation for a proof. */
export const PROOF_PUSH_TOKEN = 'proof-seller-device'

interface Fixture {
  readonly people: readonly { readonly id: string; readonly token: string; readonly cards: readonly string[] }[]
  readonly shops: readonly string[]
  readonly offers: readonly string[]
  readonly lotteries: readonly string[]
  readonly coinLotteries: readonly string[]
}

/** A user with money, a payment password and two cards, who is logged in. */
export interface Person extends ApiClient {
  readonly cards: readonly string[]
  /** Like `call`, but retries as the server asks where it is busy. So does `must`. */
  readonly insist: ApiClient['call']
}

/** A server of its own for one trial, with people, shops and coupons. */
export interface ProofHarness extends Omit<Fixture, 'people'> {
  readonly installation: Installation
  readonly server: () => ServerProcess
  /** All users of the harness, calling the server that runs now, or a proxy before it. */
  readonly people: (url?: string) => Promise<readonly Person[]>
  /** After a kill or a stop. */
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<ServerProcess>
  readonly close: () => Promise<void>
}

const PROGRAM = ['packages', 'server', 'src', 'testing', 'faults', 'prepare-fixture-program.ts'] as const
const ENV = { DEMO_SHOPS: '1' }
const MAX_LOGGED = 4_000
const FIXTURE_WITHIN_MS = 300_000

async function openProofHarness(
  { engine, postgresUrl, copyOf, within, faultyVariant, checkout = checkoutRoot }: Trial,
  wanted: FixtureOptions,
): Promise<ProofHarness> {
  const installation = await newInstallation(engine, postgresUrl, copyOf, within)
  try {
    const env = { ...installation.env, FIXTURE: JSON.stringify({ ...wanted, priceFen: PRICE_FEN }) }
    const { exitCode, output } = await runProgram([join(checkout, ...PROGRAM)], {
      cwd: checkout,
      env,
      timeoutMs: FIXTURE_WITHIN_MS,
    })
    if (exitCode !== 0) throw new Error(`The stage could not be set:\n${output}`)
    const { people, ...fixture } = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as Fixture
    const start = (more: Readonly<Record<string, string>> = {}) =>
      startServerProcess(installation, {
        env: { ...ENV, ...more },
        checkout,
        ...(faultyVariant === undefined ? {} : { faultyVariant }),
      })
    let server = await start()
    return {
      ...fixture,
      installation,
      server: () => server,
      async people(url = server.url) {
        const api = await openApi(server.url)
        return people.map(({ token, cards }) => patient(createApiClient(url, api.secret, token, api.aheadMs), cards))
      },
      restart: async (more) => (server = await start(more)),
      async close() {
        await server.kill()
        await installation.remove()
      },
    }
  } catch (error) {
    await installation.remove()
    throw error
  }
}

const RETRY_MS = 250
const MAX_TRIES = 120

/** Two hundred at once on a machine that has other things to do: some find no connection in time. */
function patient(client: ApiClient, cards: readonly string[]): Person {
  const insist: ApiClient['call'] = async (...requested) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await client.call(...requested)
      if (answer.status !== 503 || tries === MAX_TRIES) return answer
      await pause(RETRY_MS)
    }
  }
  return {
    ...client,
    cards,
    insist,
    async must<T>(...requested: Parameters<ApiClient['call']>) {
      const answer = await insist(...requested)
      if (answer.code !== SUCCESS) throw new Error(`${requested[0]} answered ${answer.status} ${answer.text}`)
      return answer.data as T
    },
  }
}

/** Findings of the server's own check of its books, after all requests. */
export async function booksOf({ installation }: ProofHarness): Promise<readonly Finding[]> {
  const { exitCode, output } = await runOps(installation, 'books', 'check')
  return exitCode === 0 ? [] : [{ fault: 'books', message: output.trim().split('\n').slice(0, 5).join(' / ') }]
}

/** Opens, runs the work, and always closes. */
export async function withProofHarness<T>(
  trial: Trial,
  wanted: FixtureOptions,
  work: (harness: ProofHarness) => Promise<T>,
): Promise<T> {
  const harness = await openProofHarness(trial, wanted)
  try {
    return await work(harness)
  } catch (error) {
    // The cause is in the server's log, which is deleted with the server.
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\nThe server had said last:\n${harness.server().log().slice(-MAX_LOGGED)}`,
      { cause: error },
    )
  } finally {
    await harness.close()
  }
}
