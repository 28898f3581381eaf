import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from './alert'
import { Button } from './button'
import styles from './error-boundary.module.css'
import { ErrorScreen } from './error-screen'

type CatcherProps = {
  children: ReactNode
  /** Draws what stands in the place of children that broke; `retry` tries them again. */
  renderBroken: (error: unknown, retry: () => void) => ReactNode
}

type CatcherState = { status: 'normal' } | { status: 'error'; error: unknown }

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { status: 'normal' }

  static getDerivedStateFromError(error: unknown): CatcherState {
    return { status: 'error', error }
  }

  /** Logs to the console what broke and where (specification, section 8). */
  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A part of the page could not be rendered', error, info.componentStack)
  }

  private readonly retry = () => this.setState({ status: 'normal' })

  override render() {
    const { children, renderBroken } = this.props
    return this.state.status === 'normal' ? children : renderBroken(this.state.error, this.retry)
  }
}

/**
 * Shows the error screen for any rendering error below it (specification, section 2). Nothing but a reload or the way
 * to '/' leaves it, so it never tries its children again.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Catcher renderBroken={(error) => <ErrorScreen error={error} />}>{children}</Catcher>
}

type LocalBoundaryProps = {
  children: ReactNode
  /** What stands in the place of a broken part; without one, a message with a button to try again. */
  renderBroken?: CatcherProps['renderBroken']
}

/** Keeps a rendering error of one part, such as the scene or a lazy section, from taking the page with it. */
export function LocalBoundary({ children, renderBroken = brokenPart }: LocalBoundaryProps) {
  return <Catcher renderBroken={renderBroken}>{children}</Catcher>
}

const brokenPart: CatcherProps['renderBroken'] = (_, retry) => <BrokenPart onRetry={retry} />

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
