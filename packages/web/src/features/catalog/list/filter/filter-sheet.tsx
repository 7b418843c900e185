import { useNavigate } from 'react-router-dom'
import { isNarrow } from '@diandu/core/alerts'
import type { ListingFilter } from '@diandu/core/catalog'
import { BELL } from '../../../../app/alerts/bell.ts'
import { saveAlertPath } from '../../../../app/alerts/alert-texts.ts'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { VisuallyHidden } from '../../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { alertMessages } from '../../../../messages/alerts/alert.messages.ts'
import { filterSheetMessages } from '../../../../messages/catalog/filter-sheet.messages.ts'
import { Icon } from '../../../../ui/pictures/icon.tsx'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-sheet.module.css'
import { seeText } from './see-text.ts'
import { useFilterDraft } from './use-filter-draft.ts'

interface FilterSheetProps {
  readonly open: boolean
  readonly filter: ListingFilter
  readonly fixed: ReadonlySet<keyof ListingFilter>
  readonly onClose: () => void
  readonly onApply: (filter: ListingFilter) => void
}

/** All the choices at once; nothing changes until the results are asked for. */
export function FilterSheet({ open, ...rest }: FilterSheetProps) {
  const words = useMessages(filterSheetMessages)
  return open ? (
    <OpenSheet {...rest} />
  ) : (
    <Sheet open={false} title={words.title} closeLabel={words.close} onClose={rest.onClose}>
      {null}
    </Sheet>
  )
}

function OpenSheet({ filter, fixed, onClose, onApply }: Omit<FilterSheetProps, 'open'>) {
  const words = useMessages(filterSheetMessages)
  const alertWords = useMessages(alertMessages).save
  const navigate = useNavigate()
  const choices = useFilterDraft(filter, fixed)
  const { draft, counted, reset, mayApply } = choices
  // The list takes these choices too, so that Back from the alert loses nothing.
  const save = () => {
    if (!mayApply()) return
    onApply(draft)
    void navigate(saveAlertPath(draft))
  }
  return (
    <Sheet
      open
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          {isNarrow(draft) && (
            <button type="button" className={styles.save} onClick={save}>
              <Icon name={BELL} size="small" />
              <span>{alertWords.link}</span>
            </button>
          )}
          <Button look="secondary" onClick={reset}>
            {words.reset}
          </Button>
          <Button block onClick={() => mayApply() && onApply(draft)}>
            {seeText(counted, words)}
          </Button>
          <VisuallyHidden>
            <span role="status">{counted.isCurrent ? seeText(counted, words) : ''}</span>
          </VisuallyHidden>
        </div>
      }
    >
      <FilterChoices choices={choices} fixed={fixed} />
    </Sheet>
  )
}
