import { expect, it } from 'vitest'
import { createLog, type LogLevel } from './log.ts'

const logOf = (level: LogLevel) => {
  const lines: string[] = []
  return { lines, log: createLog({ level, now: () => 0, write: (line) => void lines.push(line) }) }
}

it('a line is one JSON object, with its fields, an error readable and its cause', () => {
  const { lines, log } = logOf('info')
  log
    .child({ requestId: 'r' })
    .error({ error: new Error('outer', { cause: new Error('inner') }), sum: 5n }, 'It broke\nbadly')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: '1970-01-01T00:00:00.000Z',
    level: 'error',
    message: 'It broke\nbadly',
    requestId: 'r',
    sum: '5',
    error: { name: 'Error', message: 'outer', stack: expect.any(String), cause: { message: 'inner' } },
  })
})

it('a line below the level is not written', () => {
  const { lines, log } = logOf('warn')
  log.debug({}, 'a')
  log.info({}, 'b')
  log.warn({}, 'c')
  log.error({}, 'd')
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['warn', 'error'])
  const silent = logOf('silent')
  silent.log.error({}, 'e')
  expect(silent.lines).toEqual([])
})

it('a line keeps the beginning of a long text, and where an error came from, however long its message is', () => {
  const { lines, log } = logOf('info')
  log.error(
    {
      error: new Error('m'.repeat(15_000), { cause: new Error('c'.repeat(15_000)) }),
      words: 's'.repeat(15_000),
      more: ['t'.repeat(15_000)],
    },
    'It broke',
  )
  expect(lines[0]?.length).toBeLessThan(30_000)
  const { error, words } = JSON.parse(lines[0] ?? '') as {
    error: { message: string; stack: string; cause: { message: string } }
    words: string
  }
  expect([error.message, error.cause.message, words].map((text) => [text.length, text.at(-1)])).toEqual([
    [4000, '…'],
    [4000, '…'],
    [4000, '…'],
  ])
  expect(error.stack).toContain('log.test.ts')
})

it('a line keeps no query of an address, and nothing of a request that Fastify hands over', () => {
  const { lines, log } = logOf('info')
  const request = { headers: { authorization: 'Bearer swordfish' }, raw: { url: '/a?token=swordfish' } }
  log.error(
    { err: new Error('Reply was sent for /a?token=swordfish'), req: request, res: { request } },
    'Twice in "/pay?token=swordfish" (GET)',
  )
  log.child({ call: 'a' }).warn({ at: 'https://a.example/b?token=swordfish' }, 'Asked')
  expect(lines.join()).not.toContain('swordfish')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    message: 'Twice in "/pay?…" (GET)',
    error: { message: 'Reply was sent for /a?…' },
  })
})
