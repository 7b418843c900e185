import { createSigner, type RsaPadding, type Sealer } from '../crypto/index.ts'
import { createClient, lateTransport, type Transport } from '../http/index.ts'
import type { Connection } from './connection.ts'

export interface HttpConfig {
  /** Prefix of `/wap-api/v1/`: a path such as `/api`, or another host's address. */
  readonly apiBase: string
  readonly signingSecret: string
  /** Of sealed data; PKCS#1 v1.5 is for an older backend. */
  readonly rsaPadding?: RsaPadding
  /** A sealer that there is already, instead of one of this device's own. */
  readonly loadSealer?: () => Promise<Sealer>
  /** Another way to carry requests than over the network. */
  readonly transport?: Transport
}

/** A sealer with a pair of its own. */
export const ownSealer = async (padding: RsaPadding = 'oaep'): Promise<Sealer> =>
  (await import('../crypto/create-sealer.ts')).createSealer(padding)

/** Over the network: signed, with the session's token. */
export const overHttp =
  ({
    apiBase,
    signingSecret,
    rsaPadding = 'oaep',
    loadSealer = () => ownSealer(rsaPadding),
    transport = overTheNetwork(apiBase),
  }: HttpConfig): Connection =>
  ({ clock, sessionStore, busy }, failures, serverTime) =>
    createClient({
      transport,
      signer: createSigner(signingSecret),
      loadSealer,
      clock,
      tokens: sessionStore,
      busy,
      onFailure: failures.tell,
      onServerTime: serverTime.receive,
    })

const overTheNetwork = (apiBase: string): Transport =>
  lateTransport(async () => (await import('../http/axios-transport.ts')).axiosTransport({ apiBase }))
