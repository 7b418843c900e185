import { HOLDER_KINDS, PLATFORMS, SHOP_KINDS, platformOf } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import {
  SHOP_FACTS,
  TRANSFER_ROUTES,
  TRANSFER_RULES,
  routesOf,
  transferAnswers,
  type ShopFacts,
  type TransferAnswer,
} from '@diandu/core/transfers'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDevice } from '../../../app/device/device-context.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { transferFacts, transferPath } from '../../../app/shops/transfer/transfer-address.ts'
import { TransferBadge } from '../../../app/shops/transfer/transfer-badge.tsx'
import { TransferDetails } from '../../../app/shops/transfer/transfer-details.tsx'
import { transferText, transferView } from '../../../app/shops/transfer/transfer-view.ts'
import type { Locale } from '../../../messages/messages.ts'
import { transferMessages } from '../../../messages/tools/transfer.messages.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ToolActions } from '../tool-actions.tsx'
import styles from '../tools.module.css'

export function Page() {
  const messages = useMessages(transferMessages)
  const [search] = useSearchParams()
  const facts = transferFacts(search)
  return (
    <BackScreen title="transfer" home="/instrument">
      <div className="pt-16 pb-32">
        <div className={styles.form}>
          <p className={styles.lead}>{messages.intro}</p>
          <Choices facts={facts} />
        </div>
        {facts.platform === undefined ? (
          <EmptyState picture="search">{messages.empty}</EmptyState>
        ) : (
          <Answers facts={facts} />
        )}
      </div>
    </BackScreen>
  )
}

/** The choices are the address: what is chosen here is shared with it. */
function Choices({ facts }: { readonly facts: ShopFacts }) {
  const messages = useMessages(transferMessages)
  const locale = useLocale()
  const navigate = useNavigate()
  const routes = routesOf(TRANSFER_RULES, facts)
  const offered = facts.route === undefined || routes.includes(facts.route) ? routes : [...routes, facts.route]
  // From the address at that moment: an earlier change may not be rendered yet.
  const choose = (fact: keyof ShopFacts) => (value: string) => {
    const chosen = new URLSearchParams(location.search)
    chosen.set(fact, value)
    // Another platform has other routes.
    if (fact === 'platform') chosen.delete('route')
    void navigate(transferPath(transferFacts(chosen)), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <SelectField
        label={nameIn(SHOP_FACTS.platform, locale)}
        value={String(facts.platform ?? '')}
        placeholder={messages.choosePlatform}
        options={PLATFORMS.filter(({ id, isPublic }) => isPublic || id === facts.platform).map(({ id, name }) => ({
          value: String(id),
          label: nameIn(name, locale),
        }))}
        onChange={choose('platform')}
      />
      <SelectField
        label={nameIn(SHOP_FACTS.kind, locale)}
        value={facts.kind ?? ''}
        placeholder={messages.unsure}
        options={optionsOf(SHOP_KINDS, locale)}
        onChange={choose('kind')}
      />
      <SelectField
        label={nameIn(SHOP_FACTS.holder, locale)}
        value={facts.holder ?? ''}
        placeholder={messages.unsure}
        options={optionsOf(HOLDER_KINDS, locale)}
        onChange={choose('holder')}
      />
      {offered.length > 0 && (
        <SelectField
          label={nameIn(SHOP_FACTS.route, locale)}
          value={facts.route ?? ''}
          placeholder={messages.allRoutes}
          options={offered.map((route) => ({ value: route, label: nameIn(TRANSFER_ROUTES[route], locale) }))}
          onChange={choose('route')}
        />
      )}
    </>
  )
}

function optionsOf(names: Readonly<Record<string, { readonly zh: string; readonly en: string }>>, locale: Locale) {
  return Object.entries(names).map(([value, name]) => ({ value, label: nameIn(name, locale) }))
}

function Answers({ facts }: { readonly facts: ShopFacts }) {
  const messages = useMessages(transferMessages)
  const locale = useLocale()
  const { clock } = useDevice()
  const answers = transferAnswers(TRANSFER_RULES, { ...facts, now: clock.now() })
  const title = `${messages.title} · ${chosenText(facts, locale)}`
  return (
    <>
      {answers.map((answer) => (
        <Answer key={answer.route ?? ''} answer={answer} />
      ))}
      <ToolActions title={title} copyLabel={messages.copy} text={() => transferText(title, answers, locale)} />
      <p className="note px-16">
        {messages.version(TRANSFER_RULES.version)} · {messages.promise}
      </p>
    </>
  )
}

function Answer({ answer }: { readonly answer: TransferAnswer }) {
  const view = transferView(answer, useLocale())
  return (
    <Section title={view.route} aside={<TransferBadge verdict={view.verdict}>{view.verdictText}</TransferBadge>}>
      <Card>
        <TransferDetails view={view} />
      </Card>
    </Section>
  )
}

/** The shop that was asked about, in words. */
const chosenText = ({ platform, kind, holder }: ShopFacts, locale: Locale): string =>
  [
    ...(platform === undefined ? [] : [platformOf(platform).name]),
    ...(kind === undefined ? [] : [SHOP_KINDS[kind]]),
    ...(holder === undefined ? [] : [HOLDER_KINDS[holder]]),
  ]
    .map((name) => nameIn(name, locale))
    .join(' · ')
