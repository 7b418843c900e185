import { renderSVG } from 'uqr'
import { useMemo } from 'react'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { Section } from '../../../ui/lists/section.tsx'
import styles from '../campaigns.module.css'

interface AccountBlockProps {
  readonly title: string
  readonly line: string
  readonly url: string
}

/** The official account as a code: scanned from another phone, or saved as a picture and scanned from the album. */
export function AccountBlock({ title, line, url }: AccountBlockProps) {
  return (
    <Section title={title}>
      <AccountCode title={title} line={line} url={url} />
    </Section>
  )
}

/** The code, what it is for, and a picture of it to keep: a phone keeps it by a long press too. */
export function AccountCode({ title, line, url }: AccountBlockProps) {
  const messages = useMessages(campaignMessages)
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 4 }))}`, [url])
  return (
    <>
      <p className={styles.rule}>{line}</p>
      <img className={styles.code} src={picture} alt={messages.codeOf(title)} width={200} height={200} />
      <a className={styles.link} href={picture} download="diandu-qr.svg">
        {messages.saveCode}
      </a>
    </>
  )
}
