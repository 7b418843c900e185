import { nameIn } from '@diandu/core/messages'
import { VIEWING_CHECKS, type ViewingCheck } from '@diandu/core/orders'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { checksIn, withCheck } from './viewing-form.ts'

interface ViewingChecklistProps {
  readonly legend: string
  readonly offered: readonly ViewingCheck[]
  /** The ticked ones, as one text. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

export function ViewingChecklist({ legend, offered, value, onChange, error }: ViewingChecklistProps) {
  const locale = useLocale()
  const ticked = checksIn(value)
  return (
    <fieldset className="my-16" data-wrong={error !== undefined || undefined} aria-describedby="checks-error">
      <legend className="type-line strong">{legend}</legend>
      {offered.map((check) => (
        <Checkbox
          key={check}
          checked={ticked.includes(check)}
          onChange={(isTicked) => onChange(withCheck(value, check, isTicked))}
        >
          {nameIn(VIEWING_CHECKS[check], locale)}
        </Checkbox>
      ))}
      <p id="checks-error" className="alarm type-note" role={error === undefined ? undefined : 'alert'}>
        {error}
      </p>
    </fieldset>
  )
}
