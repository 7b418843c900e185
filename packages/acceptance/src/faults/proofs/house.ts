import { createApiClient, openApi, type ApiClient } from '../../api/api-client.ts'
import { inCheckout } from '../../server/checkout-root.ts'
import { newInstallation, type Installation } from '../../server/installation.ts'
import { runOps } from '../../server/run-ops.ts'
import { runProgram } from '../../server/run-program.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'
import type { Finding, Trial } from './proof.ts'

export interface StageWanted {
  readonly people: number
  readonly availableFen: number
  readonly shops: number
  readonly offers: readonly { readonly stock: number; readonly perPerson: number }[]
}

/** Shops cost fifty yuan, so that a deposit is ten. */
export const PRICE_FEN = 50_00
export const DEPOSIT_FEN = 10_00

interface Stage {
  readonly people: readonly { readonly id: string; readonly token: string; readonly cards: readonly string[] }[]
  readonly shops: readonly string[]
  readonly offers: readonly string[]
}

/** Somebody with money, a payment password and two cards, who is logged in. */
export interface Person extends ApiClient {
  readonly cards: readonly string[]
}

/** A server of its own for one trial, with people, shops and coupons. */
export interface House extends Omit<Stage, 'people'> {
  readonly installation: Installation
  readonly server: () => ServerProcess
  /** Everybody of the stage, speaking to the server that runs now, or to somebody in between. */
  readonly people: (url?: string) => Promise<readonly Person[]>
  /** After a kill or a stop. */
  readonly restart: () => Promise<ServerProcess>
  readonly close: () => Promise<void>
}

const PROGRAM = inCheckout('packages', 'server', 'src', 'testing', 'faults', 'set-stage.ts')
const ENV = { DEMO_SHOPS: '1' }
const MOST_SAID = 4_000
const STAGE_WITHIN_MS = 300_000

async function openHouse({ engine, postgresUrl, copyOf, twin }: Trial, wanted: StageWanted): Promise<House> {
  const installation = await newInstallation(engine, postgresUrl, copyOf)
  try {
    const env = { ...installation.env, STAGE: JSON.stringify({ ...wanted, priceFen: PRICE_FEN }) }
    const { exitCode, output } = await runProgram([PROGRAM], { env, timeoutMs: STAGE_WITHIN_MS })
    if (exitCode !== 0) throw new Error(`The stage could not be set:\n${output}`)
    const { people, ...stage } = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as Stage
    const start = () => startServerProcess(installation, { env: ENV, ...(twin === undefined ? {} : { twin }) })
    let server = await start()
    return {
      ...stage,
      installation,
      server: () => server,
      async people(url = server.url) {
        const api = await openApi(server.url)
        return people.map(({ token, cards }) => ({ ...createApiClient(url, api.secret, token), cards }))
      },
      restart: async () => (server = await start()),
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

/** What the house itself says of its books, once everything is over. */
export async function booksOf({ installation }: House): Promise<readonly Finding[]> {
  const { exitCode, output } = await runOps(installation, 'books', 'check')
  return exitCode === 0 ? [] : [{ fault: 'books', words: output.trim().split('\n').slice(0, 5).join(' / ') }]
}

/** Opens, works, and closes whatever happens. */
export async function withHouse<T>(trial: Trial, wanted: StageWanted, work: (house: House) => Promise<T>): Promise<T> {
  const house = await openHouse(trial, wanted)
  try {
    return await work(house)
  } catch (error) {
    // What went wrong inside is in its log, and that goes with the house.
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nThe server had said last:\n${house.server().log().slice(-MOST_SAID)}`, { cause: error })
  } finally {
    await house.close()
  }
}
