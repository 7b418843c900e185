import { makeKeyPair, type MakeKeyPair } from '../signing/key-pair.ts'

let pair: ReturnType<MakeKeyPair> | undefined

/** One pair for every signature of a worker's tests: to make one takes longer than most tests. */
export const sharedKeyPair: MakeKeyPair = () => (pair ??= makeKeyPair())
