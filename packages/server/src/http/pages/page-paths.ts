import type { Settings } from '../../settings.ts'

/** Everything that is no call and no file is a page of the web client, its own 404 among them. */
export const PAGE_ROUTE = '/*'

const RESERVED = ['/wap-api', '/assets', '/media', '/health', '/sandbox', '/favicon.ico']

export function isPagePath(path: string, { apiBase, showsDocs }: Pick<Settings, 'apiBase' | 'showsDocs'>): boolean {
  const reserved = [apiBase, ...RESERVED, ...(showsDocs ? ['/docs'] : [])]
  return !reserved.some((prefix) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)))
}
