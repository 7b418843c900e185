import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { campaignPageAt } from '@diandu/core/campaigns'
import { formatCount } from '@diandu/core/format'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { CouponTicket } from '../../../app/money/coupon-ticket.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { useAsUser } from '../../../app/session/use-as-user.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { couponMessages } from '../../../messages/money/coupon.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Section } from '../../../ui/lists/section.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { campaignCouponsQuery, campaignQuery } from '../campaign-queries.ts'

const WISH = 'claim coupons'

/** Coupons are claimed with one tap; outside of the campaign's days the block says so. */
export function CouponsBlock({ path, title }: { readonly path: string; readonly title: string }) {
  const messages = useMessages(campaignMessages)
  const coupons = useMessages(couponMessages)
  const locale = useLocale()
  const user = useUser()
  const ports = usePorts()
  const queries = useQueryClient()
  const { data: offers, isError, refetch } = useLoad(campaignCouponsQuery(ports, path))
  const { pathname } = useLocation()
  const { send, isBusy } = useSend({
    // One claim until it is answered: after a lost answer the repeated call claims no second coupon.
    send: (all, _: void, keyFor) => all.campaigns.claimAll(path, keyFor(path)),
    wish: () => ({ name: WISH, path: pathname }),
    onDone: (claimed) => toasts.show(messages.claimed(String(claimed.length)), 'good'),
    onFailed: (failure) => toasts.show(failureText(failure, locale), 'bad'),
    onSettled: () =>
      Promise.all(
        [['campaign-coupons'], ['coupon-offers'], ['coupons']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const claim = useAsUser(WISH, () => void send())
  const instant = queries.getQueryData(campaignQuery(ports, path).queryKey)?.at
  // Of a campaign that does not come back there is nothing to wait for.
  if (offers?.length === 0 && instant !== undefined && campaignPageAt(instant, path)?.standing === 'results')
    return null
  const canClaim = offers?.some(({ left, claimed, perPerson }) => left > 0 && claimed < perPerson) === true
  return (
    <Section title={title}>
      {offers === undefined ? (
        <LoadState messages={messages.load} lines={6} isError={isError} onRetry={() => void refetch()} />
      ) : offers.length === 0 ? (
        <p className="detail mb-12">{messages.noCoupons}</p>
      ) : (
        <>
          <p className="detail mb-12">{messages.oneForAnOrder}</p>
          <ul className="mb-12 grid gap-12 cols-1">
            {offers.map((offer) => (
              <li key={offer.id}>
                <CouponTicket
                  coupon={offer}
                  note={<p className="note">{coupons.left(formatCount(offer.left))}</p>}
                  action={
                    offer.claimed >= offer.perPerson ? (
                      <Badge tone="green">{coupons.claimed}</Badge>
                    ) : offer.left > 0 ? undefined : (
                      <Badge>{coupons.gone}</Badge>
                    )
                  }
                />
              </li>
            ))}
          </ul>
          {canClaim && (
            <Button block busy={isBusy} onClick={() => claim()}>
              {user === undefined ? messages.logInToClaim : messages.claimAll}
            </Button>
          )}
          {!canClaim && user !== undefined && (
            <PageLink to="/user_center/server/coupon" className="lone-link type-line">
              {messages.myCoupons}
            </PageLink>
          )}
        </>
      )}
    </Section>
  )
}
