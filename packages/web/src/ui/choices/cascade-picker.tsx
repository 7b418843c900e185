import { useState } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { OptionList } from './option-list.tsx'
import styles from './cascade-picker.module.css'

export interface CascadeNode {
  readonly code: string
  readonly name: string
  readonly areas?: readonly CascadeNode[] | undefined
}

interface CascadePickerProps {
  readonly nodes: readonly CascadeNode[]
  /** The names of the levels, from the top: “省份”, “城市”, “区县”. */
  readonly steps: readonly string[]
  /** The earlier choice, from the top down. */
  readonly chosen: readonly string[]
  /** Names the way that was gone: what is chosen can be chosen again there. */
  readonly pathLabel: string
  /** The whole way, once its end is reached. */
  readonly onChoose: (path: readonly CascadeNode[]) => void
}

/** Step by step down to what has nothing below it. Stands in a sheet. */
export function CascadePicker({ nodes, steps, chosen, pathLabel, onChoose }: CascadePickerProps) {
  const before = pathTo(nodes, chosen)
  const [path, setPath] = useState<readonly CascadeNode[]>(before.slice(0, -1))
  const options = path.at(-1)?.areas ?? (path.length === 0 ? nodes : [])
  const current = before[path.length]
  const choose = (node: CascadeNode) => {
    const further = [...path, node]
    if (hasMore(node)) setPath(further)
    else onChoose(further)
  }
  return (
    <div className={styles.picker}>
      {path.length > 0 && (
        <ol className={styles.path} aria-label={pathLabel}>
          {path.map((node, place) => (
            <li className="row" key={node.code}>
              <button type="button" className="px-8 ferry strong target" onClick={() => setPath(path.slice(0, place))}>
                {node.name}
              </button>
              <Icon name="chevron-right" size="small" />
            </li>
          ))}
        </ol>
      )}
      <OptionList
        key={path.length}
        label={steps[path.length] ?? ''}
        options={options}
        chosen={current?.code}
        opensMore={hasMore}
        onChoose={choose}
      />
    </div>
  )
}

const hasMore = ({ areas }: CascadeNode): boolean => areas !== undefined && areas.length > 0

/** As far as the codes lead. */
function pathTo(nodes: readonly CascadeNode[], [code, ...rest]: readonly string[]): readonly CascadeNode[] {
  const node = nodes.find((one) => one.code === code)
  return node === undefined ? [] : [node, ...pathTo(node.areas ?? [], rest)]
}
