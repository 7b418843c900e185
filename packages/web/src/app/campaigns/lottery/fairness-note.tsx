import { PEOPLE_PER_DEVICE, type LotteryView } from '@diandu/core/lottery'
import { lotteryMessages } from '../../../messages/lottery/lottery.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import styles from './lottery-block.module.css'

/** How any visitor can check the draws, with the ways there. */
export function FairnessNote({ lottery: { id, seedDigest, previous } }: { readonly lottery: LotteryView }) {
  const messages = useMessages(lotteryMessages).block
  return (
    <Section title={messages.fair}>
      <p className="type-line">{messages.fairLine}</p>
      <p className="type-line">{messages.perDevice(PEOPLE_PER_DEVICE)}</p>
      <p className="note mt-4 break-anywhere">
        {messages.digest} <code>{seedDigest}</code>
      </p>
      <PageLink className={styles.link} to={`/draw-proof/${id}`}>
        {messages.verify}
      </PageLink>
      {previous !== null && previous !== id && (
        <PageLink className={styles.link} to={`/draw-proof/${previous}`}>
          {messages.verifyPrevious}
        </PageLink>
      )}
    </Section>
  )
}
