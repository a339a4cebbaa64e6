import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  /** Shown instead of the children after an exception while they render; call its argument to start over. */
  readonly fallback: (startAgain: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps an exception inside its children from unmounting what is around them. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  readonly startAgain = () => this.setState({ hasFailed: false })

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.startAgain) : this.props.children
  }
}
