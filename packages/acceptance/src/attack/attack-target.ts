import { openApi, type ApiClient } from '../api/api-client.ts'
import { documentedCalls, type DocumentedCall } from '../documented-calls/documented-calls.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { newInstallation, type Engine, type FilledMarket, type Installation } from '../server/installation.ts'
import { runProgram } from '../server/run-program.ts'
import { runOps } from '../server/run-ops.ts'
import { startServerProcess, type ServerProcess } from '../server/server-process.ts'
import type { AttackFinding } from './attack-finding.ts'
import { openSealing, type Sealing } from './inputs/sign-hostile.ts'

/** A user who is logged in, has money, a payment password and a card. */
export interface StagedPerson {
  readonly id: string
  readonly token: string
  readonly cards: readonly string[]
}

interface Staged {
  readonly people: readonly StagedPerson[]
  readonly shops: readonly string[]
}

/** A running server to attack, with users whom no other test uses. */
export interface AttackTarget extends Staged {
  readonly installation: Installation
  readonly server: ServerProcess
  readonly url: URL
  readonly api: ApiClient
  readonly calls: readonly DocumentedCall[]
  readonly sealing: Sealing
}

/** Data to begin with: a market, demonstration people, and the people of the stage. */
export interface AttackGround extends Staged {
  readonly installation: Installation
  readonly remove: () => Promise<void>
}

/**
 * One person for each call, and some for the payments: a password that was checked for one person proves nothing for
 * the others.
 */
const PEOPLE = 210
export const PAYERS = 85
const WANTED = {
  people: PEOPLE,
  availableFen: 1_000_000_00,
  shops: 100,
  priceFen: 50_00,
  offers: [{ stock: 10_000, perPerson: 5 }],
}
const FIXTURE_PROGRAM = inCheckout('packages', 'server', 'src', 'testing', 'faults', 'prepare-fixture-program.ts')
const FIXTURE_WITHIN_MS = 300_000

export async function prepareGround(
  engine: Engine,
  postgresUrl?: string,
  { copyOf, hasPayers = true }: { readonly copyOf?: FilledMarket; readonly hasPayers?: boolean } = {},
): Promise<AttackGround> {
  const installation = await newInstallation(engine, postgresUrl, copyOf)
  try {
    // The first start invents the market, which it does only where there is none.
    if (!installation.isFilled) await (await startServerProcess(installation)).stop()
    const { exitCode, output } = await runProgram([FIXTURE_PROGRAM], {
      env: { ...installation.env, FIXTURE: JSON.stringify({ ...WANTED, ownHashes: hasPayers ? PAYERS : 0 }) },
      timeoutMs: FIXTURE_WITHIN_MS,
    })
    if (exitCode !== 0) throw new Error(`The stage could not be set:\n${output}`)
    const { people, shops } = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as Staged
    return { installation, people, shops, remove: installation.remove }
  } catch (error) {
    await installation.remove()
    throw error
  }
}

/** The same data once more, for a server that is wrong on purpose. */
export async function copyGround(ground: AttackGround): Promise<AttackGround> {
  const installation = await newInstallation('pglite', undefined, {
    dataDir: ground.installation.env['DATA_DIR'] ?? '',
  })
  return { ...ground, installation, remove: installation.remove }
}

interface TargetOptions {
  readonly env?: Readonly<Record<string, string>>
  /** A server that is wrong in one way, by name. */
  readonly faultyVariant?: string
  /** The documentation of the right server: a faulty one may hide its calls. */
  readonly calls?: readonly DocumentedCall[]
}

export async function withTarget<T>(
  { installation, people, shops }: AttackGround,
  { env = {}, faultyVariant, calls }: TargetOptions,
  work: (target: AttackTarget) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess(installation, {
    env,
    ...(faultyVariant === undefined ? {} : { faultyVariant }),
  })
  try {
    const api = await openApi(server.url)
    const documented =
      calls ??
      documentedCalls(
        (await (await fetch(`${server.url}/docs/openapi.json`)).json()) as Parameters<typeof documentedCalls>[0],
      )
    return await work({
      installation,
      server,
      people,
      shops,
      url: new URL(server.url),
      api,
      calls: documented,
      sealing: await openSealing(api),
    })
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\nThe server had said last:\n${server.log().slice(-4_000)}`,
      { cause: error },
    )
  } finally {
    await server.stop().catch(() => server.kill())
  }
}

/** Findings of `ops books check` after all requests. */
export async function booksAfter({
  installation,
}: Pick<AttackTarget, 'installation'>): Promise<readonly AttackFinding[]> {
  const { exitCode, output } = await runOps(installation, 'books', 'check')
  return exitCode === 0
    ? []
    : [{ hole: 'unbalances the books', where: 'the whole server', kind: 'books', message: output.slice(0, 400) }]
}
