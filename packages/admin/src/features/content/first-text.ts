import type { ContentKind } from '@diandu/core/admin'

/** How a new document begins. Those of other kinds are given. */
export function firstText(kind: ContentKind, id: string): string {
  if (kind === 'article') return `---\nid: ${id}\ncategory: costs\ntitle: \nsummary: \n---\n\n`
  if (kind === 'topic') return `---\nid: ${id}\narticles: \ntitle: \nsummary: \n---\n\n`
  const first = kind === 'announcement' ? { title: '', text: '', english: null } : {}
  return `${JSON.stringify(first, null, 2)}\n`
}
