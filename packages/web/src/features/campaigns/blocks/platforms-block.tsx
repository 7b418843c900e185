import { lazy, Suspense, useState } from 'react'
import { publicPlatforms } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/lists/section.tsx'

const Sheet = lazy(async () => ({ default: (await import('../../../ui/overlays/sheet.tsx')).Sheet }))

/** A dialog with every platform; each leads to its shops. */
export function PlatformsBlock({ title }: { readonly title: string }) {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={title}>
      <Button block onClick={() => setOpen(true)}>
        {messages.choosePlatform}
      </Button>
      {isOpen && (
        <Suspense>
          <Sheet open onClose={() => setOpen(false)} title={title} closeLabel={messages.close}>
            <Card padding="none">
              {publicPlatforms().map(({ id, name }) => (
                <ListRow
                  key={id}
                  title={nameIn(name, locale)}
                  link={(parts) => <PageLink to={`/lists?platform=${id}`} {...parts} />}
                />
              ))}
            </Card>
          </Sheet>
        </Suspense>
      )}
    </Section>
  )
}
