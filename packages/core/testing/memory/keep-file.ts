import type { FileAddress } from '../../src/wallet/index.ts'
import type { MarketState } from './market-state.ts'

/** Puts a file where it can be fetched. */
export function keepFile(state: MarketState, name: string, bytes: Uint8Array): FileAddress {
  const url = `https://files.example/${state.random.token()}`
  state.files.set(url, bytes)
  return { url, name }
}
