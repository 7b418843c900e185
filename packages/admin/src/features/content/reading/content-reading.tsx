import { CONTENT_KINDS, type ContentKind, type ContentName } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import type { ChecklistDocument } from '@diandu/core/orders'
import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../../app/preferences.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/services.tsx'
import { contentMessages } from '../../../messages/content.messages.ts'
import { ContentFaults } from '../content-faults.tsx'
import { AnnouncementReading, type AnnouncementText } from './announcement-reading.tsx'
import { ChecklistReading } from './checklist-reading.tsx'

/** Of kinds that only users with a login see: their text without a fault, as it is read then. */
const READINGS: Readonly<Partial<Record<ContentKind, (value: unknown) => ReactNode>>> = {
  handover: (value) => <ChecklistReading document={value as ChecklistDocument} />,
  announcement: (value) => <AnnouncementReading text={value as AnnouncementText} />,
}

export const hasReading = (kind: ContentKind): boolean => Object.hasOwn(READINGS, kind)

interface ContentReadingProps {
  readonly name: ContentName
  /** As it is written, saved or not. */
  readonly body: string
  readonly isDisabled: boolean
}

/** Reads a text that no page shows to a visitor, as wide as a phone. */
export function ContentReading({ name, body, isDisabled }: ContentReadingProps) {
  const texts = useMessages(contentMessages)
  const { locale } = usePreferences()
  const [isShown, show] = useState(false)
  return (
    <>
      <Button disabled={isDisabled} onClick={() => show(true)}>
        {texts.preview}
      </Button>
      {isShown && (
        <Modal
          open
          width={412}
          title={nameIn(CONTENT_KINDS[name.kind].names, locale)}
          footer={null}
          onCancel={() => show(false)}
        >
          <Checked name={name} body={body} />
        </Modal>
      )}
    </>
  )
}

/** The text may have become wrong since it was checked last. */
function Checked({ name: { kind, id }, body }: Omit<ContentReadingProps, 'isDisabled'>) {
  const { content } = usePorts()
  const faults = useLoad(['content-faults', kind, id, body], (signal) => content.check({ kind, id }, body, signal))
  return (
    <Loaded query={faults}>
      {(found) => (found.length > 0 ? <ContentFaults faults={found} /> : <>{READINGS[kind]?.(JSON.parse(body))}</>)}
    </Loaded>
  )
}
