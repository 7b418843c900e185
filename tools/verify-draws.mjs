import { createHash, createHmac } from 'node:crypto'
import { verifyDraws } from '../packages/core/src/lottery/index.ts'

const HASH = {
  digest: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (secret, text) => createHmac('sha256', secret).update(text).digest('hex'),
}

/** Published draws of a lottery, read page by page. */
export async function draws(api, lottery) {
  const found = []
  for (let after = 0; ;) {
    const page = await api.must('GET getDrawProof', { lottery, after })
    found.push(...page.draws)
    if (page.next === null) return { lottery: page.lottery, draws: found }
    after = page.next
  }
}

/** In words, and whether everything agrees. */
export function verdict(published) {
  const { lottery, draws: all } = published
  const { checked, isSeedKnown, mismatch } = verifyDraws(published, HASH)
  const lines = [
    `Lottery ${lottery.id}, ${all.length} draws`,
    `Digest of the seed: ${lottery.seedDigest}`,
    `Seed: ${lottery.seed ?? 'not public before the end'}`,
  ]
  if (mismatch !== null) {
    const where = mismatch.position === null ? 'The lottery itself differs' : `Draw ${mismatch.position} differs`
    const is = `${mismatch.fault} should be ${mismatch.expected || 'nothing'} and is ${mismatch.found || 'nothing'}`
    return { agrees: false, text: [...lines, `${where}: ${is}.`].join('\n') }
  }
  const summary = isSeedKnown
    ? `All ${checked} draws were computed again and agree.`
    : `Order, stock and links of ${checked} draws agree; results can be computed once the seed is public.`
  return { agrees: true, text: [...lines, summary].join('\n') }
}
