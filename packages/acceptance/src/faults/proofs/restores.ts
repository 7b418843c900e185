import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { SUCCESS } from '../../api/api-client.ts'
import { inCheckout } from '../../server/checkout-root.ts'
import { runOps } from '../../server/run-ops.ts'
import { runProgram } from '../../server/run-program.ts'
import { booksOf, withProofHarness, type ProofHarness } from './proof-harness.ts'
import { missingOf, sendAgain } from './after-a-loss.ts'
import type { Finding, Proof, Trial } from './proof.ts'
import { account, AVAILABLE_FEN, LANES, moveMoney, send, type Attempt } from './traffic.ts'

/** So many requests are answered before the backup begins, and as many again before the server is lost. */
const BEFORE = 60
const AFTER = 30
/** While the backup is made they go on for so many: all of them are sent again afterwards, one after the other. */
const MAX_DURING = 120
const PEOPLE = 3
/** Once they are sold out, people continue with their other requests. */
const SHOPS_A_ROUND = 100
const ROUNDS = 10
const FORGET_KEYS = inCheckout('packages', 'server', 'src', 'testing', 'faults', 'forget-keys.ts')

/** A command that failed. */
class Refused extends Error {}

async function ops(harness: ProofHarness, ...message: readonly string[]): Promise<string> {
  const { exitCode, output } = await runOps(harness.installation, ...message)
  if (exitCode !== 0) throw new Refused(`${message[0]}: ${output.trim().slice(0, 600)}`)
  return output
}

/** Makes a backup in a folder of its own, and answers its file. */
async function backUp(harness: ProofHarness): Promise<string> {
  const file = join(mkdtempSync(join(harness.installation.folder, 'backup-')), 'market.backup')
  await ops(harness, 'backup', file)
  return file
}

interface Loss {
  readonly file: string
  /** Had their answer when the backup began. */
  readonly certain: readonly Attempt[]
  /** Requests answered during the backup. */
  readonly concurrentResult: number
}

/** Payments, a backup in the middle of them, more payments, and SIGKILL. */
async function payUntilLost(
  harness: ProofHarness,
  trial: Trial,
  attempts: Attempt[],
  round: number,
  nextShop: () => string | undefined,
): Promise<Loss> {
  const people = await harness.people()
  // The seeded fault that restores an older one: made before anything was paid.
  const older = trial.faultyVariant === 'restores-older' ? await backUp(harness) : undefined
  let [answered, goesOn] = [0, true]
  const waiting: { readonly until: number; readonly settle: () => void }[] = []
  const answers = (more: number): Promise<void> =>
    new Promise((settle) => void waiting.push({ until: answered + more, settle }))
  let [maxBefore, isMade] = [Infinity, Promise.resolve()]
  const call = async (attempt: Attempt) => {
    if (answered >= maxBefore) await isMade
    const answer = await send(people, attempt)
    answered += 1
    for (const { until, settle } of waiting) if (answered >= until) settle()
    return answer
  }
  const begun = answers(BEFORE)
  const traffic = moveMoney(people, {
    harness,
    seed: trial.seed + round * 100_000,
    attempts,
    call,
    goesOn: () => goesOn,
    nextShop,
  })
  try {
    await begun
    const certain = attempts.filter(({ answer }) => answer?.code === SUCCESS)
    const before = answered
    const making = backUp(harness)
    ;[maxBefore, isMade] = [
      before + MAX_DURING,
      making.then(
        () => undefined,
        () => undefined,
      ),
    ]
    const file = await making
    const concurrentResult = answered - before
    await answers(AFTER)
    return { file: older ?? file, certain, concurrentResult }
  } finally {
    await harness.server().kill()
    goesOn = false
    await traffic
  }
}

export const restores: Proof = {
  name: 'restores',
  claim: `a backup is made under money traffic, server and data are lost, and the backup is restored, ${ROUNDS} times: 0 lost of what had been answered before it began, 0 doubled when the clients ask again`,
  engines: ['pglite', 'postgresql'],
  rounds: { long: ROUNDS, short: 1, faultyVariant: 1 },
  min: { rounds: ROUNDS, 'answered before the backup': ROUNDS * BEFORE * 0.8 },
  faultyVariants: { 'restores-older': ['lost'], 'restores-without-keys': ['doubled'] },
  faultyVariantsWhenShort: 1,
  async run(trial) {
    const wanted = {
      people: PEOPLE,
      availableFen: AVAILABLE_FEN,
      shops: SHOPS_A_ROUND * trial.rounds,
      offers: [{ stock: 1_000_000, perPerson: 1_000_000 }],
    }
    // The server itself is the right one: the fault is in the restored data.
    const { faultyVariant: _restoredWrongly, ...right } = trial
    return withProofHarness(right, wanted, async (harness) => {
      const attempts: Attempt[] = []
      const findings: Finding[] = []
      const shops = harness.shops.values()
      const nextShop = (): string | undefined => shops.next().value
      let [rounds, before, concurrentResult, gone] = [0, 0, 0, 0]
      try {
        for (; rounds < trial.rounds && findings.length === 0; rounds += 1) {
          const earlier = attempts.length
          const loss = await payUntilLost(harness, trial, attempts, rounds, nextShop)
          await harness.installation.loseData()
          await ops(harness, 'restore', loss.file, '--keep-sessions')
          if (trial.faultyVariant === 'restores-without-keys')
            await runProgram([FORGET_KEYS], { env: harness.installation.env })
          await harness.restart()
          const people = await harness.people()
          const missing = await missingOf(people, loss.certain)
          if (missing > 0)
            findings.push({
              fault: 'lost',
              message: `${missing} of ${loss.certain.length} that were answered before the backup began are not there`,
            })
          const again = await sendAgain(people, attempts.splice(earlier), new Set(loss.certain))
          attempts.push(...again.attempts)
          findings.push(...again.findings, ...(await account(people, attempts)))
          ;[before, concurrentResult, gone] = [
            before + loss.certain.length,
            concurrentResult + loss.concurrentResult,
            gone + again.gone,
          ]
        }
        findings.push(...(await booksOf(harness)))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        findings.push({ fault: 'books', message: error.message })
      }
      const counts = {
        rounds,
        operations: attempts.length,
        'answered before the backup': before,
        'answered while it was made': concurrentResult,
        'gone with the server and begun again': gone,
        lanes: PEOPLE * LANES,
      }
      return { counts, findings }
    })
  },
}
