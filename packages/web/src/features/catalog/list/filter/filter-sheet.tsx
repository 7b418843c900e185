import { useNavigate } from 'react-router-dom'
import { isNarrow } from '@diandu/core/alerts'
import type { SearchPart } from '@diandu/core/catalog'
import { BELL } from '../../../../app/shops/alerts/bell.ts'
import { saveAlertPath } from '../../../../app/shops/alerts/alert-texts.ts'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { VisuallyHidden } from '../../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { alertMessages } from '../../../../messages/alerts/alert.messages.ts'
import { filterSheetMessages } from '../../../../messages/catalog/filter-sheet.messages.ts'
import { Icon } from '../../../../ui/pictures/icon.tsx'
import type { ListAddress } from '../list-address.ts'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-sheet.module.css'
import { seeText } from './see-text.ts'
import { useSearchedChoices } from './use-searched-choices.ts'
import { useFilterDraft } from './use-filter-draft.ts'

interface FilterSheetProps {
  readonly open: boolean
  readonly address: ListAddress
  /** The parts of its search, once they have come. */
  readonly asked: readonly SearchPart[] | undefined
  readonly onClose: () => void
  /** Called with the address of the list that was chosen. */
  readonly onApply: (address: string) => void
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

function OpenSheet({ address, asked, onClose, onApply }: Omit<FilterSheetProps, 'open'>) {
  const { shown, addressOf } = useSearchedChoices(address, asked)
  const { fixed } = address
  const words = useMessages(filterSheetMessages)
  const alertWords = useMessages(alertMessages).save
  const navigate = useNavigate()
  const choices = useFilterDraft(shown, fixed)
  const { draft, counted, reset, mayApply } = choices
  // The list takes these choices too, so that Back from the alert loses nothing.
  const save = () => {
    if (!mayApply()) return
    onApply(addressOf(draft))
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
              <span className="ml-4">{alertWords.link}</span>
            </button>
          )}
          <Button look="secondary" onClick={reset}>
            {words.reset}
          </Button>
          <Button block onClick={() => mayApply() && onApply(addressOf(draft))}>
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
