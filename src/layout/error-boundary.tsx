import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from './alert'
import { Button } from './button'
import styles from './error-boundary.module.css'
import { ErrorScreen } from './error-screen'

type ErrorState = { status: 'normal' } | { status: 'error'; error: unknown }

/** Logs to the console what broke and where (specification, section 8). */
function logError(error: unknown, info: ErrorInfo) {
  console.error('A part of the page could not be rendered', error, info.componentStack)
}

/**
 * Shows the error screen for any rendering error below it (specification, section 2). Nothing but a reload or the way
 * to '/' leaves it, so it never tries its children again.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorState> {
  override state: ErrorState = { status: 'normal' }

  static getDerivedStateFromError(error: unknown): ErrorState {
    return { status: 'error', error }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    logError(error, info)
  }

  override render() {
    return this.state.status === 'error' ? <ErrorScreen error={this.state.error} /> : this.props.children
  }
}

type LocalBoundaryProps = {
  children: ReactNode
  /** What stands in the place of a broken part; without one, a message with a button to try again. */
  fallback?: ReactNode
}

/** Keeps a rendering error of one part, such as the scene or a lazy section, from taking the page with it. */
export class LocalBoundary extends Component<LocalBoundaryProps, ErrorState> {
  override state: ErrorState = { status: 'normal' }

  static getDerivedStateFromError(error: unknown): ErrorState {
    return { status: 'error', error }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    logError(error, info)
  }

  override render() {
    if (this.state.status === 'normal') return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return <BrokenPart onRetry={() => this.setState({ status: 'normal' })} />
  }
}

function BrokenPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.broken}>
      <Alert title={t('error.part')} />
      <Button variant="secondary" onClick={onRetry}>
        {t('error.tryAgain')}
      </Button>
    </div>
  )
}
