import type { ReactElement } from 'react'
import { FIGURE_SOURCES, type FigureSource } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { useLocale } from '../../../../app/preferences/preferences.ts'
import { Figure } from '../../../../ui/figures/figure.tsx'
import { FigureGrid } from '../../../../ui/figures/figure-grid.tsx'
import type { FigureGroupView } from '../shop-figures-view.ts'

const MARKS: Readonly<Record<FigureSource, 'seller' | 'platform' | 'inspector'>> = {
  seller: 'seller',
  'platform-export': 'platform',
  inspector: 'inspector',
}

interface FigureGroupProps {
  readonly group: FigureGroupView | undefined
  /** The part of the page around it has the same name. */
  readonly isNamed?: boolean
  /** Charts of these figures. */
  readonly children?: ReactElement | false | null | readonly (ReactElement | false | null)[]
}

/** Related figures, each with its source and date. */
export function FigureGroup({ group, isNamed = false, children }: FigureGroupProps) {
  const locale = useLocale()
  return (
    <div className="panel mb-12">
      {!isNamed && <h3 className="mb-12 type-line">{group?.title}</h3>}
      <FigureGrid>
        {(group?.figures ?? []).map(({ key, label, value, by, detail }) => (
          <Figure
            key={key}
            label={label}
            value={value}
            source={MARKS[by]}
            sourceLabel={nameIn(FIGURE_SOURCES[by], locale)}
            sourceDetail={detail}
          />
        ))}
      </FigureGrid>
      {children}
    </div>
  )
}
