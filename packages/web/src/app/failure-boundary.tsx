import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  /** Where the visit stands: another place is another try. */
  readonly at: unknown
  readonly failed: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface FailureBoundaryState {
  readonly at: unknown
  readonly failure: { readonly error: unknown } | undefined
}

/** Shows what has become of a page that threw. A class, since nothing else is told of it. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { at: this.props.at, failure: undefined }

  static getDerivedStateFromError = (error: unknown): Partial<FailureBoundaryState> => ({ failure: { error } })

  static getDerivedStateFromProps = ({ at }: FailureBoundaryProps, state: FailureBoundaryState): FailureBoundaryState | null =>
    at === state.at ? null : { at, failure: undefined }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === undefined ? this.props.children : this.props.failed(failure.error)
  }
}
