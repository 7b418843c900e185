import axios, { isAxiosError, isCancel, type AxiosRequestConfig } from 'axios'
import { API_BASE } from '@diandu/wire'
import type { Transport, WireRequest } from './transport.ts'

interface Place {
  /** Prefix of `/wap-api/v1/`: a path such as `/api`, or another host's address. */
  readonly apiBase: string
}

/**
 * Carries requests over the network. Time limits are the client's; answers are left as the text they are. `moreOf`
 * gives further settings of axios for a request.
 */
export function axiosTransport({ apiBase }: Place, moreOf?: (request: WireRequest) => AxiosRequestConfig): Transport {
  const http = axios.create({
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    responseType: 'text',
    transformRequest: [(body: unknown) => body],
    transformResponse: [(body: unknown) => body],
    // Spec §8: statuses under 600 are answers.
    validateStatus: (status) => status < 600,
    withXSRFToken: false,
  })
  return async (request, signal) => {
    const isQuery = request.method === 'GET'
    try {
      const { status, data, headers } = await http.request<unknown>({
        method: request.method,
        url: addressOf(apiBase, request),
        headers: {
          ...request.headers,
          ...(isQuery || request.file !== undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(isQuery
          ? {}
          : {
              data:
                request.file === undefined
                  ? JSON.stringify(request.parameters)
                  : multipart(request.parameters, request.file),
            }),
        ...(request.wantsFile === true ? { responseType: 'blob' } : {}),
        signal,
        ...moreOf?.(request),
      })
      const retryAfter: unknown = headers['retry-after']
      return {
        status,
        body: typeof data === 'string' ? data : '',
        ...(data instanceof Blob ? { file: data } : {}),
        ...(typeof retryAfter === 'string' ? { retryAfter } : {}),
      }
    } catch (error) {
      if (isAxiosError(error) || isCancel(error)) return undefined
      throw error
    }
  }
}

function addressOf(apiBase: string, { method, path, parameters }: WireRequest): string {
  if (/^https?:\/\//.test(path)) return path
  const address = path.startsWith('/')
    ? `${hostOf(apiBase)}${path}`
    : `${apiBase.replace(/\/+$/, '')}${API_BASE}${path}`
  const query = method === 'GET' ? new URLSearchParams(parameters as Readonly<Record<string, string>>).toString() : ''
  return query === '' ? address : `${address}?${query}`
}

const hostOf = (apiBase: string): string => /^https?:\/\/[^/]+/.exec(apiBase)?.[0] ?? ''

function multipart(
  parameters: WireRequest['parameters'],
  { field, type, bytes }: NonNullable<WireRequest['file']>,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parameters)) form.append(name, String(value))
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), 'picture')
  return form
}
