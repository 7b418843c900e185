import { fail, isPassing, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import { PUBLIC_KEY_PARAMETER, type Call, type CallOutput, type getPublicKey, type SealedPieces } from '@diandu/wire'
import type { Sealer } from '../crypto/index.ts'

type ServerKey = CallOutput<typeof getPublicKey>

interface SealingDeps {
  /** The code that seals, fetched when an endpoint first needs it. */
  readonly loadSealer: () => Promise<Sealer>
  readonly fetchServerKey: () => Promise<Result<ServerKey>>
  readonly nowMs: () => number
}

/** An input as it travels, and the server's key that it was sealed for. */
export interface SealedInput {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly sealedFor?: ServerKey
}

/** Sealed data that could not be opened, however they were bad, and bare ones where sealed ones were agreed. */
const UNREADABLE = { kind: 'unrecognised', code: 'sealed' } as const

/** Sealed calls need this device's public key, the server's, and the opening of answers (spec §7). */
export interface Sealing {
  readonly sealInput: (endpoint: Call, input: object) => Promise<Result<SealedInput>>
  readonly openData: (sealed: SealedPieces | undefined) => Promise<Result<unknown>>
  /** For an endpoint whose answers come sealed: bare data are none. */
  readonly refuseBare: () => Result<never>
  /** The server no longer knows this key. The next input asks for another. */
  readonly forget: (key: ServerKey) => void
}

export function createSealing({ loadSealer, fetchServerKey, nowMs }: SealingDeps): Sealing {
  let loading: Promise<Sealer> | undefined
  const sealer = (): Promise<Sealer> => {
    loading ??= loadSealer().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  let known: ServerKey | undefined
  let fetching: Promise<Result<ServerKey>> | undefined
  async function serverKey(): Promise<Result<ServerKey>> {
    if (known !== undefined && known.goodUntil > nowMs()) return ok(known)
    fetching ??= fetchServerKey().finally(() => (fetching = undefined))
    const fetched = await fetching
    if (!fetched.ok) return fail(keyFailure(fetched.failure))
    known = fetched.value
    return fetched
  }

  async function sealFields(endpoint: Call, input: Readonly<Record<string, unknown>>): Promise<Result<SealedInput>> {
    const [key, { seal }] = await Promise.all([serverKey(), sealer()])
    if (!key.ok) return key
    const sealed: Record<string, unknown> = { ...input }
    for (const field of endpoint.sealedFields) {
      const text = input[field]
      if (typeof text !== 'string') continue
      sealed[field] = await seal(text, key.value.publicKey)
      if (sealed[field] === undefined) return fail(refused('bad-parameter', '', field))
    }
    return ok({ parameters: sealed, sealedFor: key.value })
  }

  return {
    async sealInput(endpoint, given) {
      const input = given as Readonly<Record<string, unknown>>
      const sealedInput: Result<SealedInput> =
        endpoint.sealedFields.length === 0 ? ok({ parameters: input }) : await sealFields(endpoint, input)
      if (!sealedInput.ok || !endpoint.sealed) return sealedInput
      const publicKey = await (await sealer()).publicKey()
      return ok({
        ...sealedInput.value,
        parameters: { ...sealedInput.value.parameters, [PUBLIC_KEY_PARAMETER]: publicKey },
      })
    },
    async openData(sealed) {
      const opened = await (await sealer()).open(sealed)
      return opened === undefined ? fail(UNREADABLE) : ok(opened.value)
    },
    refuseBare: () => fail(UNREADABLE),
    forget(key) {
      if (known === key) known = undefined
    },
  }
}

/** A passing failure stays as it is; any other means that no key could be fetched (3004). */
const keyFailure = (failure: Failure): Failure => (isPassing(failure) ? failure : { kind: 'key-missing' })
