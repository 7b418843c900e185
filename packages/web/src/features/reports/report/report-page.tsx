import type { ShopId } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { cleanTextarea } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import {
  REPORT_LIMITS,
  REPORT_REASONS,
  type ReportDraft,
  type ReportReason,
  type ShopReport,
} from '@diandu/core/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { type PortsSource, usePorts, call, useLoad } from '../../../app/queries/queries.ts'
import { PhotoShelf } from '../../../app/shops/photos/photo-shelf.tsx'
import { picturesIn } from '../../../app/shops/photos/stored-pictures.ts'
import { shopIdOf } from '../../../app/shops/shop-query.ts'
import type { Locale } from '../../../messages/messages.ts'
import { reportMessages } from '../../../messages/reports/report.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import styles from './report-page.module.css'

const reportQuery = (ports: PortsSource, id: ShopId) => ({
  queryKey: ['shop-report', id],
  queryFn: call(ports, ({ shopReports }, signal) => shopReports.ofShop(id, signal)),
  staleTime: 0,
})

/** Tells the operator what is wrong with a listing, and shows what came of it. */
export function Page() {
  const messages = useMessages(reportMessages)
  const id = shopIdOf(useParams())
  const ports = usePorts()
  const queries = useQueryClient()
  const { data, isError, refetch } = useLoad(reportQuery(ports, id))
  const [isAgain, reportAgain] = useState(false)
  const onSent = (report: ShopReport) => {
    queries.setQueryData(reportQuery(ports, id).queryKey, report)
    reportAgain(false)
  }
  return (
    <BackScreen title="report" home={`/shop/${id}`}>
      <div className="p-16">
        {data === undefined && isError && <PartFailure onRetry={refetch} />}
        {data === undefined && !isError && (
          <Skeleton label={messages.loading}>
            <SkeletonLines count={6} />
          </Skeleton>
        )}
        {data !== undefined && data !== null && !isAgain && <Sent report={data} onAgain={() => reportAgain(true)} />}
        {(data === null || isAgain) && <Fields id={id} onSent={onSent} />}
      </div>
    </BackScreen>
  )
}

function Fields({ id, onSent }: { readonly id: ShopId; readonly onSent: (report: ShopReport) => void }) {
  const messages = useMessages(reportMessages)
  const locale = useLocale()
  const ports = usePorts()
  const { element, errors, field, typedField, isBusy, onSubmit } = useForm<ReportForm, keyof ReportForm>({
    name: `report-${id}`,
    empty: EMPTY_REPORT,
    stored: REPORT_FIELDS,
    fields: () => REPORT_FIELDS,
    faults: (filled) => reportFaults(filled, locale),
    lost: messages.lost,
    async send(filled) {
      const { shopReports } = await ports()
      const answer = await shopReports.report(reportOf(id, filled))
      if (!answer.ok) return answer.failure
      onSent(answer.value)
      return undefined
    },
  })
  const reason = field('reason')
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <p className="detail mb-12">{messages.line}</p>
      <FormNotice notice={errors.notice} />
      <RadioCards
        legend={messages.reason}
        value={isReportReason(reason.value) ? reason.value : null}
        cards={(Object.keys(REPORT_REASONS) as ReportReason[]).map((value) => ({
          value,
          title: nameIn(REPORT_REASONS[value], locale),
        }))}
        onChange={reason.onChange}
        {...(reason.error === undefined ? {} : { error: reason.error })}
      />
      <TextArea
        label={messages.words}
        rows={5}
        max={REPORT_LIMITS.maxWords}
        placeholder={messages.placeholder}
        {...typedField('words')}
        clean={cleanTextarea}
      />
      <p className="mt-16 strong">{messages.pictures}</p>
      <p className="detail mb-12">{messages.picturesLine(REPORT_LIMITS.maxPictures)}</p>
      <PhotoShelf label={messages.pictures} max={REPORT_LIMITS.maxPictures} {...field('pictures')} />
      <div className="mt-24">
        <Button type="submit" block busy={isBusy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}

function Sent({ report, onAgain }: { readonly report: ShopReport; readonly onAgain: () => void }) {
  const locale = useLocale()
  const { sent } = useMessages(reportMessages)
  const { status, reason, words, answer, reportedAt, shopId } = report
  return (
    <div role="status" className={styles.sent}>
      <h2>{sent.title[status]}</h2>
      <p className="detail mb-12">
        {nameIn(REPORT_REASONS[reason], locale)} · {words}
      </p>
      {answer === null ? (
        <p>{sent.wait(formatTime(reportedAt, 'yyyy-mm-dd'))}</p>
      ) : (
        <p>
          <b>{sent.answer}</b> {answer}
        </p>
      )}
      <Button block link={(parts) => <PageLink to={`/shop/${shopId}`} {...parts} />}>
        {sent.back}
      </Button>
      {status !== 'open' && (
        <Button block look="quiet" onClick={onAgain}>
          {sent.another}
        </Button>
      )}
    </div>
  )
}

/** A report as it is filled in; the pictures are one text. */
interface ReportForm {
  readonly reason: string
  readonly words: string
  readonly pictures: string
}

const EMPTY_REPORT: ReportForm = { reason: '', words: '', pictures: '' }
const REPORT_FIELDS = ['reason', 'words', 'pictures'] as const satisfies readonly (keyof ReportForm)[]

const isReportReason = (text: string): text is ReportReason => Object.hasOwn(REPORT_REASONS, text)

const reportOf = (shopId: ShopId, { reason, words, pictures }: ReportForm): ReportDraft => ({
  shopId,
  reason: isReportReason(reason) ? reason : 'other',
  words: cleanTextarea(words),
  pictures: picturesIn(pictures).map(({ id }) => id),
})

function reportFaults(form: ReportForm, locale: Locale): Readonly<Partial<Record<keyof ReportForm, string>>> {
  const { faults } = reportMessages[locale]
  const length = Array.from(cleanTextarea(form.words)).length
  return {
    ...(isReportReason(form.reason) ? {} : { reason: faults.reason }),
    ...(length < REPORT_LIMITS.minWords || length > REPORT_LIMITS.maxWords ? { words: faults.words } : {}),
    ...(picturesIn(form.pictures).length > REPORT_LIMITS.maxPictures ? { pictures: faults.pictures } : {}),
  }
}
