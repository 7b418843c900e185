export { createSigner } from './create-signer.ts'
export type { RsaPadding } from './cryptography.ts'
export type { Sealer } from './sealer.ts'
export type { Signer } from './signer.ts'
