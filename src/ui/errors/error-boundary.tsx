import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../alert'
import { Button } from '../button'
import styles from './error-boundary.module.css'
import { ErrorScreen } from './error-screen'

type ErrorBoundaryProps = {
  children: ReactNode
  renderFallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined
  /** Called before the children are rendered again. */
  onRetry?: () => void
}

type BoundaryState = { status: 'normal' } | { status: 'error'; error: unknown }

/** Keeps a rendering error in one part, such as the scene or a lazy section, from breaking the page. */
export class PartErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { status: 'normal' }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { status: 'error', error }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A part of the page could not be rendered', error, info.componentStack)
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ status: 'normal' })
  }

  override render() {
    const { children, renderFallback = renderBrokenPart } = this.props
    return this.state.status === 'normal' ? children : renderFallback(this.state.error, this.retry)
  }
}

/** Shows the error screen for any rendering error below it. Only a reload or the link to '/' leaves it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <PartErrorBoundary renderFallback={(error) => <ErrorScreen error={error} />}>
      {children}
    </PartErrorBoundary>
  )
}

const renderBrokenPart = (_: unknown, retry: () => void) => <BrokenPart onRetry={retry} />

function BrokenPart({ onRetry }: { onRetry: () => void }) {
  const { t, i18n } = useTranslation()
  return (
    // Around it, the shop may speak another language than the page.
    <div className={styles.broken} lang={i18n.language}>
      <Alert title={t('error.part')}>
        <Button onClick={onRetry}>{t('error.tryAgain')}</Button>
      </Alert>
    </div>
  )
}
