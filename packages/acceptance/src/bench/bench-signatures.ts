import { createHash } from 'node:crypto'
import { openApi, type ApiClient } from '../api/api-client.ts'
import { buyInFull, contractOf, downloadContract, proveAndSign } from '../api/contracts.ts'
import { cheapShops, type Card } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { openSealedClient, type SealedClient } from '../api/sealed-client.ts'
import { dice, runSeed } from '../dice.ts'
import { newInstallation, type Installation } from '../server/installation.ts'
import { startServerProcess } from '../server/server-process.ts'
import { isSignedByAll } from '../signatures/read-signatures.ts'
import { isInLastContainer, signedAgain, withOtherByte, writtenThrough } from '../signatures/altered-pdfs.ts'
import { startBenchPostgres } from './bench-postgres.ts'

const CONTRACTS = Number(process.env['SIGNATURE_CONTRACTS'] ?? 5)
const CHANGES = Number(process.env['SIGNATURE_CHANGES'] ?? 60)

const ENGINES = ['pglite', 'postgresql'] as const

/** On both engines; false where one of them is short, or not there. */
export async function benchSignatures(tell: (line: string) => void): Promise<boolean> {
  const whole: boolean[] = []
  for (const engine of ENGINES) {
    const postgres = engine === 'postgresql' ? await startBenchPostgres() : undefined
    if (engine === 'postgresql' && postgres === undefined) {
      tell('PostgreSQL is not on this machine: its half is not shown')
      whole.push(false)
      continue
    }
    try {
      tell(`On ${engine}:`)
      whole.push(await signaturesOn(await newInstallation(engine, postgres?.url), tell))
    } finally {
      await postgres?.stop()
    }
  }
  return whole.every(Boolean)
}

/**
 * Contracts of a running server, signed by seller, buyer and operator, as an independent reader (`pdfsig`) checks them:
 * every signature valid, and none once a byte was changed. Two signers that are wrong on purpose have to be caught by
 * the same check; false where anything is short.
 */
async function signaturesOn(installation: Installation, tell: (line: string) => void): Promise<boolean> {
  const seed = runSeed()
  const { below } = dice(seed)
  const server = await startServerProcess(installation)
  const counts = {
    inContainer: 0,
    byDigest: 0,
    contracts: 0,
    valid: 0,
    changes: 0,
    caught: 0,
    faultyVariants: 0,
    faultsCaught: 0,
    controls: 0,
    controlsValid: 0,
  }
  try {
    const api = await openApi(server.url)
    const sealed = await openSealedClient(api)
    const buyer = await logIn(api, PEOPLE.zhou)
    for (const shop of await cheapShops(api, CONTRACTS)) {
      const { paper, stored } = await signedPdf(api, sealed, buyer, shop)
      counts.contracts += 1
      counts.valid += count(isSignedByAll(paper) && digestOf(paper) === stored)
      for (let change = 0; change < CHANGES; change += 1) {
        const place = below(paper.length)
        const changed = withOtherByte(paper, place, 1 + below(255))
        if (changed === undefined) continue
        // The certificates in the last signature's own container are looked at by no reader that trusts none: the kept
        // digest is.
        if (isInLastContainer(paper, place)) {
          counts.inContainer += 1
          counts.byDigest += count(digestOf(changed) !== stored)
        } else {
          counts.changes += 1
          counts.caught += count(!isSignedByAll(changed))
        }
      }
      // The same faulty variant with the right digest is valid: what is caught of the wrong one is its digest.
      counts.controls += 1
      counts.controlsValid += count(isSignedByAll(signedAgain(paper, (content) => content)))
      const faultyVariants = [
        signedAgain(paper, (content) => Buffer.concat([content, Buffer.from(' ')])),
        writtenThrough(paper),
      ]
      counts.faultyVariants += faultyVariants.length
      counts.faultsCaught += faultyVariants.filter((faultyVariant) => !isSignedByAll(faultyVariant)).length
    }
  } finally {
    await server.stop()
    await installation.remove()
  }
  const {
    inContainer,
    byDigest,
    contracts,
    valid,
    changes,
    caught,
    faultyVariants,
    faultsCaught,
    controls,
    controlsValid,
  } = counts
  tell(`seed ${seed}`)
  tell(`${valid} of ${contracts} contracts with three valid signatures`)
  tell(
    `${caught} of ${changes} changed bytes caught by the reader; in the last signature's own container, ${byDigest} of ${inContainer} by the digest that is kept`,
  )
  tell(
    `${faultsCaught} of ${faultyVariants} faulty variants caught (a signer of another digest, a writer that breaks what was signed); ${controlsValid} of ${controls} controls valid`,
  )
  return (
    contracts === CONTRACTS &&
    valid === contracts &&
    caught === changes &&
    byDigest === inContainer &&
    changes > 0 &&
    faultsCaught === faultyVariants &&
    controlsValid === controls
  )
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const count = (is: boolean): number => (is ? 1 : 0)

async function signedPdf(
  api: ApiClient,
  sealed: SealedClient,
  buyer: ApiClient,
  shop: Card,
): Promise<{ readonly paper: Buffer; readonly stored: string | undefined }> {
  const { order, seller } = await buyInFull(api, buyer, shop)
  const { id } = await contractOf(sealed, seller, order.id)
  await proveAndSign(sealed, seller, id, 'seller')
  const { status } = await proveAndSign(sealed, buyer, id, 'buyer')
  if (status !== 'all-signed') throw new Error(`Contract ${id} is ${status}`)
  const { items } = await sealed.must<{ items: readonly { kind: string; digest: string }[] }>(
    buyer,
    'POST signature/personDeposit',
    { contractId: id },
  )
  return { paper: await downloadContract(buyer, id), stored: items.find(({ kind }) => kind === 'document')?.digest }
}
