import type { ContentKind } from '@diandu/core/admin'
import { articleContent, topicContent } from '../../articles/index.ts'
import type { ContentSource } from '../../content/index.ts'
import { announcementContent } from '../../inbox/index.ts'

/** Each kind of content, with what its module knows of it. */
const CONTENT_SOURCES: Readonly<Record<ContentKind, ContentSource>> = {
  article: articleContent,
  topic: topicContent,
  announcement: announcementContent,
}

export const contentSource = (kind: ContentKind): ContentSource => CONTENT_SOURCES[kind]
