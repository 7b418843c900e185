import { ADMIN_CALLS } from '@diandu/wire/admin'
import { expect, it } from 'vitest'
import { consoleOpenapi } from './console-openapi.ts'

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly security?: unknown; readonly description?: string; readonly requestBody?: unknown }>
      >
    >
  >
}

it('the document holds every call of the console, with who may and what it wants', () => {
  const { paths } = JSON.parse(JSON.stringify(consoleOpenapi())) as Document
  for (const { path, method, act } of ADMIN_CALLS) {
    const operation = paths[`/${path}`]?.[method.toLowerCase()]
    expect(operation, path).toBeDefined()
    expect([path, operation?.security !== undefined]).toEqual([path, act !== null])
    expect([path, operation?.requestBody !== undefined]).toEqual([path, method === 'POST'])
  }
  expect(paths['/staff/roles']?.['post']?.description).toBe(
    'Act `change-roles`. Roles: Staff admin. Wants a second account, a fresh proof, a reason.',
  )
})
