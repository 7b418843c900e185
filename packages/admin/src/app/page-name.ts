import { WORK_QUEUES } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { frameMessages, type PageName } from '../messages/frame.messages.ts'
import { isCasePage, type ConsolePage } from './pages.ts'
import { useMessages, usePreferences } from './preferences.tsx'

/** The title of a page: a queue's is core's. */
export function usePageName(): (page: ConsolePage) => string {
  const { pages } = useMessages(frameMessages)
  const { locale } = usePreferences()
  return (page) => (isCasePage(page) ? nameIn(WORK_QUEUES[page.name].names, locale) : pages[page.name as PageName])
}
