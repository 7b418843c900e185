import { ok } from '@diandu/core/kernel'
import { CALLS } from '@diandu/wire'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { handlerFor } from '../../calls/index.ts'
import { openTestDatabase } from '../../database/testing.ts'
import { exampleEndpoint } from '../../testing/example-endpoint.ts'
import { readSettings } from '../../settings.ts'
import { testApp } from '../../testing/test-app.ts'
import { openapiOf } from './openapi.ts'

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters: readonly { readonly name: string; readonly required?: boolean }[]
            readonly security?: unknown
          }
        >
      >
    >
  >
}

it('the document holds every call, with what goes in and what comes out', () => {
  const { paths } = JSON.parse(JSON.stringify(openapiOf(CALLS, '/api'))) as Document
  for (const endpoint of CALLS) {
    const operation = paths[`/${endpoint.path}`]?.[endpoint.method.toLowerCase()]
    expect(operation, endpoint.path).toBeDefined()
    expect(operation?.security !== undefined).toBe(endpoint.access === 'member')
    const key = operation?.parameters.find(({ name }) => name === 'idempotency-key')
    expect([key !== undefined, key?.required ?? false]).toEqual([endpoint.money || endpoint.once, endpoint.money])
  }
})

it('the document says what a schema says, bounds and patterns of text included', () => {
  const description = JSON.stringify(openapiOf(CALLS, '/api'))
  const { paths } = JSON.parse(description) as {
    paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: { allOf: object[] } }> } }>>
  }
  expect(paths['/login']?.['post']?.requestBody.content['application/json']?.schema.allOf[0]).toMatchObject({
    oneOf: [
      { required: ['name', 'password'], properties: { name: { pattern: expect.stringContaining('{1,40}') } } },
      { required: ['mobile', 'code'], properties: { code: { pattern: '^\\d{6}$' } } },
    ],
  })
  expect(description).not.toContain('"additionalProperties":false},{"type":"object","required":["timestamp"')
  const undescribed = exampleEndpoint({
    method: 'POST',
    path: 'a',
    access: 'anyone',
    input: v.strictObject({ at: v.date() }),
    output: v.string(),
  })
  expect(() => openapiOf([undescribed], '')).toThrow('date')
})

it('a GET is described by its query, the others by their body', () => {
  const get = exampleEndpoint({
    method: 'GET',
    path: 'a',
    access: 'anyone',
    input: v.strictObject({ page: v.optional(v.number(), 1), id: v.string() }),
    output: v.string(),
  })
  const post = exampleEndpoint({
    method: 'POST',
    path: 'a',
    access: 'anyone',
    input: v.strictObject({ id: v.string() }),
    output: v.string(),
  })
  expect(openapiOf([get, post], '')).toMatchObject({
    servers: [{ url: '/wap-api/v1' }],
    paths: {
      '/a': {
        get: {
          parameters: [
            { name: 'timestamp' },
            { name: 'sign' },
            { name: 'page', required: false },
            { name: 'id', required: true },
          ],
        },
        post: {
          requestBody: {
            content: {
              'application/json': { schema: { allOf: [{ required: ['id'] }, { required: ['timestamp', 'sign'] }] } },
            },
          },
        },
      },
    },
  })
})

it('whatever the document refers to is in it, a schema that names itself too', () => {
  const document = JSON.parse(JSON.stringify(openapiOf(CALLS, '/api'))) as object
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to)
  const found = (to: string): unknown =>
    to
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document)
  expect(references.filter((to) => found(to) === undefined)).toEqual([])
  expect(references.some((to) => to.includes('getAreas'))).toBe(true)
})

it('an answer is described with why it may be refused, and with what a proxy reads of a sealed one', () => {
  const deps = { path: 'a', access: 'anyone', input: v.strictObject({}), output: v.string() } as const
  const endpoints = [
    exampleEndpoint({ method: 'GET', ...deps }),
    exampleEndpoint({ method: 'POST', sealed: true, ...deps }),
  ]
  const refused = { $ref: '#/components/schemas/Refusal' }
  const of = (answer: object) => ({
    responses: {
      200: { content: { 'application/json': { schema: { oneOf: [answer, refused] } } } },
      default: expect.anything(),
    },
  })
  expect(openapiOf(endpoints, '')).toMatchObject({
    paths: {
      '/a': {
        get: of({ properties: { code: { const: '000000' }, data: { type: 'string' } } }),
        post: of({
          allOf: [
            { properties: { data: { contentEncoding: 'base64', contentSchema: { type: 'string' } } } },
            { required: ['is_secret', 'secret'] },
          ],
        }),
      },
    },
    components: {
      schemas: {
        Refusal: {
          properties: { code: { not: { const: '000000' } }, data: { properties: { field: {}, reason: {} } } },
        },
      },
    },
  })
})

it('a call with a file is described as multipart too', () => {
  const endpoint = exampleEndpoint({
    method: 'POST',
    path: 'a',
    access: 'anyone',
    file: 'picture',
    input: v.strictObject({}),
    output: v.string(),
  })
  expect(openapiOf([endpoint], '')).toMatchObject({
    paths: {
      '/a': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { required: ['picture', 'timestamp', 'sign'], properties: { picture: { format: 'binary' } } },
              },
            },
          },
        },
      },
    },
  })
})

it('the page for people comes from here, without an inline script', async () => {
  const endpoint = exampleEndpoint({
    method: 'GET',
    path: 'a',
    access: 'anyone',
    input: v.strictObject({}),
    output: v.string(),
  })
  const { app } = await testApp(await openTestDatabase(), { handlers: [handlerFor(endpoint, async () => ok(''))] })
  const page = await app.inject({ url: '/docs' })
  const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '')
  expect(page.body).not.toMatch(/<script>|https?:/)
  for (const url of [...links, '/docs/openapi.json']) expect((await app.inject({ url })).statusCode, url).toBe(200)
})

it('where the calls are not listed, every address of theirs is a page that is not there, like any other', async () => {
  const settings = { ...readSettings({ DOCS: 'closed' }), rateLimitPerMinute: null }
  const rendered = { renderer: () => ({ render: async () => ({ status: 404, html: 'not there' }) }) }
  for (const over of [{}, rendered]) {
    const { app } = await testApp(await openTestDatabase(), { settings, ...over })
    const answerOf = async (url: string) => {
      const { statusCode, headers, body } = await app.inject({ url })
      return { statusCode, type: headers['content-type'], body: body.replace(/\d{13}/, '') }
    }
    const unknown = await answerOf('/nothing')
    expect(unknown.statusCode).toBe(404)
    for (const url of ['/docs', '/docs/', '/docs/openapi.json', '/docs/start.js', '/docs/swagger-ui-bundle.js'])
      expect(await answerOf(url), url).toEqual(unknown)
  }
})
