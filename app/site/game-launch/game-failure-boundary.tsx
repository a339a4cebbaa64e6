import { Component, type ReactNode } from 'react'

interface GameFailureBoundaryProps {
  /** Shown instead of the game after an exception while it renders; call its argument to start over. */
  readonly fallback: (startAgain: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps an exception inside the game from taking the page with it. */
export class GameFailureBoundary extends Component<GameFailureBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  readonly startAgain = () => {
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.startAgain) : this.props.children
  }
}
