export { createSigner } from './create-signer.ts'
export type { Signer } from './signer.ts'
