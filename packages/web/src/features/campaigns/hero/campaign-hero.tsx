import { useQueryClient } from '@tanstack/react-query'
import { campaignPageAt, type ShownCampaign } from '@diandu/core/campaigns'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { hueStyle } from '../../../ui/hue-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CampaignArt } from '../art/campaign-art.tsx'
import styles from './campaign-hero.module.css'
import { Waiting } from './waiting.tsx'

/** Hues that are bright by themselves have a darker drawing. */
const brightClass = (degrees: number): string | false | undefined => {
  const place = Math.round(degrees / 30) % 12
  return place === 1 ? styles.warm : place === 2 ? styles.yellow : place >= 3 && place <= 6 && styles.green
}

/** The drawing of a campaign, its name, and where it stands: open until, counting down, or over. */
export function CampaignHero({ content }: { readonly content: ShownCampaign }) {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const queries = useQueryClient()
  const page = campaignPageAt(content.at, content.path)
  const onOpened = () => {
    for (const key of ['campaign', 'campaign-coupons', 'campaign-results', 'campaign-points', 'campaign-applications'])
      void queries.invalidateQueries({ queryKey: [key] })
  }
  const day = (time: number): string => formatTime(time, 'yyyy-mm-dd')
  return (
    <header className={classNames(styles.hero, brightClass(content.hue))} style={hueStyle(content.hue)}>
      <CampaignArt motif={content.motif} />
      <div className={styles.face}>
        <h1 className="type-display break-anywhere">{nameIn(content.title, locale)}</h1>
        <p>{nameIn(content.line, locale)}</p>
        {page?.standing === 'open' && <p className="type-line strong">{messages.open(day(page.run.closesAt))}</p>}
        {page?.standing === 'results' && (
          <p className="type-line strong">{messages.over(day(page.run.opensAt), day(page.run.closesAt))}</p>
        )}
        {page?.standing === 'counting-down' && (
          <Waiting key={page.run.opensAt} path={content.path} run={page.run} at={content.at} onOpened={onOpened} />
        )}
        {page !== undefined && page.standing !== 'open' && page.instead !== null && (
          <PageLink to={page.instead.campaign.path} className={styles.instead}>
            {messages.instead[page.instead.phase](nameIn(page.instead.campaign.name, locale))}
          </PageLink>
        )}
      </div>
    </header>
  )
}
