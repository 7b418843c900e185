/*
 * The little of node-forge that is used, as it is used. Its own types bring Node's with them, and then `process` would
 * compile in code for browsers. Binary texts: one sign, one byte.
 */
declare module 'node-forge/lib/forge.js' {
  interface Asn1 {
    readonly 'an ASN.1 value': unique symbol
  }
  interface ByteBuffer {
    readonly getBytes: () => string
  }
  type Scheme = 'RSA-OAEP' | 'RSAES-PKCS1-V1_5'
  interface SchemeOptions {
    readonly md: unknown
    readonly mgf1: { readonly md: unknown }
  }
  interface PublicKey {
    readonly encrypt: (data: string, scheme: Scheme, options: SchemeOptions | undefined) => string
  }
  interface PrivateKey {
    readonly decrypt: (data: string, scheme: Scheme, options: SchemeOptions | undefined) => string
  }
  interface PairInTheMaking {
    readonly keys: { readonly publicKey: PublicKey; readonly privateKey: PrivateKey } | null
  }
  interface Decipher {
    readonly output: ByteBuffer
    readonly start: (options: { readonly iv: string }) => void
    readonly update: (input: ByteBuffer) => void
    readonly finish: () => boolean
  }
  const forge: {
    readonly pki: {
      readonly publicKeyFromAsn1: (value: Asn1) => PublicKey
      readonly publicKeyToAsn1: (key: PublicKey) => Asn1
      readonly privateKeyFromAsn1: (value: Asn1) => PrivateKey
      readonly rsa: {
        readonly createKeyPairGenerationState: (bits: number, exponent: number) => PairInTheMaking
        /** True once it is done. */
        readonly stepKeyPairGenerationState: (state: PairInTheMaking, milliseconds: number) => boolean
      }
    }
    readonly asn1: { readonly fromDer: (bytes: string) => Asn1; readonly toDer: (value: Asn1) => ByteBuffer }
    readonly cipher: { readonly createDecipher: (algorithm: 'AES-CBC', key: string) => Decipher }
    readonly md: { readonly sha256: { readonly create: () => unknown } }
    readonly util: { readonly createBuffer: (bytes: string) => ByteBuffer }
  }
  export { forge as default }
}

declare module 'node-forge/lib/aes.js' {}
declare module 'node-forge/lib/rsa.js' {}
declare module 'node-forge/lib/sha256.js' {}
