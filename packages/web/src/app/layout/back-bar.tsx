import type { ReactElement, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { TopBar } from '../../ui/navigation/top-bar.tsx'
import { appMessages } from '../../messages/app.messages.ts'
import { useMessages } from '../preferences/preferences.ts'
import { isFirstEntry } from '../../router/first-entry.ts'

interface BackBarProps {
  readonly title?: string | undefined
  /** Where Back leads a person who came here straight from outside. */
  readonly home?: string
  readonly end?: ReactNode
  /** Called instead of going back, where a page has steps of its own. */
  readonly onBack?: () => void
  /** Instead of the title: a search field. */
  readonly children?: ReactElement
}

/**
 * The bar of a plain page: Back to where one came from, or to a sensible place for a visitor who came by a shared link.
 */
export function BackBar({ title, home = '/', end, onBack, children }: BackBarProps) {
  const messages = useMessages(appMessages)
  const navigate = useNavigate()
  const isFirstPage = isFirstEntry(useLocation().key)
  const back = () => void (isFirstPage ? navigate(home, { replace: true }) : navigate(-1))
  return (
    <TopBar
      {...(title === undefined ? {} : { title })}
      start={<IconButton icon="back" label={messages.back} onClick={onBack ?? back} />}
      end={end}
    >
      {children}
    </TopBar>
  )
}
