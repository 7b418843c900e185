import { formatTime } from '@diandu/core/format'
import type { ActiveSession } from '@diandu/core/session'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { devicesMessages } from '../../../messages/devices.messages.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { deviceName } from './device-name.ts'

/** Which sessions are to end. */
export type Ending = { readonly kind: 'one'; readonly session: ActiveSession } | { readonly kind: 'others' }

interface EndSessionSheetProps {
  readonly ending: Ending
  readonly onClose: () => void
  readonly onEnded: () => void
}

/** The login password, before another device is logged out. Load it lazily. */
export function EndSessionSheet({ ending, onClose, onEnded }: EndSessionSheetProps) {
  const all = useMessages(devicesMessages)
  const messages = all.sheet
  const { faults, reveal } = useMessages(formMessages)
  const user = useUser()
  const ports = usePorts()
  const { element, errors, field, isBusy, onSubmit } = useForm<{ readonly password: string }, 'password'>({
    name: 'end-session',
    empty: { password: '' },
    stored: [],
    fields: () => ['password'],
    faults: ({ password }): { readonly password?: string } => (password === '' ? { password: faults.password } : {}),
    lost: messages.lost,
    async send({ password }) {
      const { accountSessions } = await ports()
      const answer = await (ending.kind === 'one'
        ? accountSessions.endSession({ sessionId: ending.session.id, password })
        : accountSessions.endOtherSessions(password))
      // One that ended meanwhile is what was asked for.
      if (!answer.ok && !(answer.failure.kind === 'refused' && answer.failure.reason === 'not-found'))
        return answer.failure
      toasts.show(ending.kind === 'one' ? messages.done : messages.doneOthers, 'good')
      onEnded()
      return undefined
    },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      focusOn="field"
      title={ending.kind === 'one' ? messages.one(deviceName(ending.session.device, all)) : messages.others}
      closeLabel={messages.close}
    >
      <form ref={element} method="post" noValidate onSubmit={onSubmit}>
        <p className="detail mt-4 mb-24">
          {ending.kind === 'one'
            ? messages.oneLine(formatTime(ending.session.startedAt, 'yyyy-mm-dd hh:mm'))
            : messages.othersLine}
        </p>
        <FormNotice notice={errors.notice} />
        <TextField
          label={messages.password}
          type="password"
          {...field('password')}
          autoComplete="current-password"
          enterKeyHint="done"
          revealLabels={reveal}
        />
        {/* A password keeper wants to know whose password this is. */}
        <VisuallyHidden>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user?.username ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
        </VisuallyHidden>
        <p className="mt-8 type-line">
          <PageLink className="lone-link no-underline" to="/forget_password">
            {messages.forgotten}
          </PageLink>
        </p>
        <div className="mt-24">
          <Button type="submit" look="danger" block busy={isBusy}>
            {messages.confirm}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
