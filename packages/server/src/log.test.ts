import { expect, it } from 'vitest'
import { createLog, type LogLevel } from './log.ts'

const logOf = (level: LogLevel) => {
  const lines: string[] = []
  return { lines, log: createLog({ level, now: () => 0, write: (line) => void lines.push(line) }) }
}

it('[SRV-29] a line is one JSON object, with its fields, an error readable and its cause', () => {
  const { lines, log } = logOf('info')
  log.with({ requestId: 'r' }).error({ error: new Error('outer', { cause: new Error('inner') }), sum: 5n }, 'It broke\nbadly')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: '1970-01-01T00:00:00.000Z', level: 'error', message: 'It broke\nbadly', requestId: 'r', sum: '5',
    error: { name: 'Error', message: 'outer', stack: expect.any(String), cause: { message: 'inner' } },
  })
})

it('[SRV-29] what is below the level is not written', () => {
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
