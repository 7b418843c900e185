import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { outliveReaders } from './closed-pipes.ts'

function stream() {
  const emitter = new EventEmitter()
  const written: string[] = []
  return {
    write: (text: string) => written.push(text),
    on: emitter.on.bind(emitter),
    fail: () => emitter.emit('error', new Error('write EPIPE')),
    written,
  }
}

it('a stream without a reader is reported once, on the other one', () => {
  const [out, err] = [stream(), stream()]
  outliveReaders(out, err)
  out.fail()
  out.fail()
  expect([out.written, err.written]).toEqual([
    [],
    [
      'Standard output cannot be written to any more (write EPIPE). The server goes on, and its lines there are lost.\n',
    ],
  ])
  err.fail()
  expect(out.written).toHaveLength(1)
})
