import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { lotteryQuery } from '../../../app/campaigns/lottery/lottery-queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { prizeMessages } from '../../../messages/lottery/prize.messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import styles from './draw-proof.module.css'
import type { CheckedDraws } from './proof-query.ts'

const SHOWN = 50

export function CheckedLottery({ checked }: { readonly checked: CheckedDraws }) {
  const messages = useMessages(prizeMessages).proof
  const locale = useLocale()
  const { lottery, draws } = checked
  // Names of prizes are not part of the proof: without them their ids are shown.
  const { data: view } = useLoad(lotteryQuery(usePorts(), lottery.id))
  const nameOf = (id: string): string => {
    const prize = view?.prizes.find((one) => one.id === id)
    return prize === undefined ? id : nameIn(prize.name, locale)
  }
  const time = (at: number) => formatTime(at, 'yyyy-mm-dd hh:mm')
  return (
    <div className={`p-16 break-anywhere ${styles.page}`}>
      <Verdict checked={checked} />
      <Facts
        facts={[
          [messages.days, `${time(lottery.window.opensAt)} – ${time(lottery.window.closesAt)}`],
          [messages.seedDigest, <code key="digest">{lottery.seedDigest}</code>],
          [messages.seed, lottery.seed === null ? messages.hidden : <code key="seed">{lottery.seed}</code>],
          [messages.termsDigest, <code key="terms">{lottery.termsDigest}</code>],
        ]}
      />
      <div className="bleed">
        <Section title={messages.draws}>
          {draws.length > SHOWN && <p className={styles.quiet}>{messages.lastShown(SHOWN)}</p>}
          <ol className={styles.draws} aria-label={messages.draws} reversed>
            {draws
              .slice(-SHOWN)
              .reverse()
              .map(({ position, person, counter, prize, drawnAt, link }) => (
                <li className="py-8 line-below" key={position} value={position}>
                  <span>
                    {`${position}. ${messages.draw(person, counter)} · ${prize === null ? messages.blank : nameOf(prize)}`}
                  </span>
                  <span className={styles.quiet}>
                    {formatTime(drawnAt, 'yyyy/mm/dd-hh:mm:ss')} · {link.slice(0, 16)}
                  </span>
                </li>
              ))}
          </ol>
        </Section>
      </div>
      <p className={styles.quiet}>{messages.by}</p>
      <code className={styles.quiet}>npm run verify-draw -- {lottery.id}</code>
    </div>
  )
}

function Verdict({ checked: { verification } }: { readonly checked: CheckedDraws }) {
  const messages = useMessages(prizeMessages).proof
  const { mismatch, checked, isSeedKnown } = verification
  if (mismatch !== null)
    return (
      <Notice
        live
        tone="alarm"
        title={mismatch.position === null ? messages.lotteryDiffers : messages.differs(mismatch.position)}
      >
        <Facts
          facts={[
            [messages.faults[mismatch.fault], ''],
            [messages.expected, mismatch.expected],
            [messages.found, mismatch.found],
          ]}
        />
      </Notice>
    )
  return (
    <Notice live tone="success" title={isSeedKnown ? messages.agrees(checked) : messages.agreesOpen(checked)}>
      {isSeedKnown ? null : messages.secret}
    </Notice>
  )
}
