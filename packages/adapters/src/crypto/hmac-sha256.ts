/*
 * HMAC-SHA256 (RFC 2104, FIPS 180-4) for pages without `crypto.subtle`: browsers give that to https and localhost only,
 * and a phone that opens http://192.168.… is neither.
 */

// prettier-ignore
const ROUNDS = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])

// prettier-ignore
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

const BLOCK_BYTES = 64

const turnRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function hmacSha256(secret: Uint8Array, message: Uint8Array): Uint8Array {
  const key = new Uint8Array(BLOCK_BYTES)
  key.set(secret.length > BLOCK_BYTES ? sha256(secret) : secret)
  const inner = sha256(joined(key.map((byte) => byte ^ 0x36), message))
  return sha256(joined(key.map((byte) => byte ^ 0x5c), inner))
}

function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES)
  padded.set(message)
  padded[message.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  words.setUint32(padded.length - 4, message.length << 3)
  const state = Uint32Array.from(START)
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) stir(state, words, at)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, place) => digest.setUint32(place * 4, word))
  return new Uint8Array(digest.buffer)
}

function stir(state: Uint32Array, words: DataView, at: number): void {
  const w = new Uint32Array(64)
  const word = (place: number): number => w[place] ?? 0
  for (let i = 0; i < 16; i++) w[i] = words.getUint32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const [x, y] = [word(i - 15), word(i - 2)]
    const s0 = turnRight(x, 7) ^ turnRight(x, 18) ^ (x >>> 3)
    const s1 = turnRight(y, 17) ^ turnRight(y, 19) ^ (y >>> 10)
    w[i] = word(i - 16) + s0 + word(i - 7) + s1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const t1 = h + (turnRight(e, 6) ^ turnRight(e, 11) ^ turnRight(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word(i)
    const t2 = (turnRight(a, 2) ^ turnRight(a, 13) ^ turnRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  for (const [place, mixed] of [a, b, c, d, e, f, g, h].entries()) state[place] = (state[place] ?? 0) + mixed
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
