import { RESCALE_FROM_BYTES } from '@diandu/core/input'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadBody } from './json-bodies.ts'
import type { Parameters } from './parameters.ts'

/** A picture of the largest size, and the words around it. */
const MAX_BYTES = RESCALE_FROM_BYTES + 16 * 1024
/** A call's own parameters are few. */
const MAX_PARTS = 20

/** A multipart body, read: what is text, and the files by their fields. */
export interface MultipartBody {
  readonly parameters: Parameters
  readonly files: Readonly<Record<string, Uint8Array>>
}

/** Reads multipart bodies, in the scope of those routes only that take a file. Node itself does the reading. */
export function takeMultipartBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    async (request: FastifyRequest, body: Buffer) => readMultipart(body, request.headers['content-type'] ?? ''),
  )
}

async function readMultipart(body: Buffer, contentType: string): Promise<MultipartBody> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (form === undefined) throw new BadBody()
  const entries = [...form]
  const names = entries.map(([name]) => name)
  if (entries.length > MAX_PARTS) throw new BadBody()
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw new BadBody(twice)
  const files = entries.flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value] as const]))
  return {
    parameters: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
    files: Object.fromEntries(
      await Promise.all(files.map(async ([name, file]) => [name, new Uint8Array(await file.arrayBuffer())] as const)),
    ),
  }
}
