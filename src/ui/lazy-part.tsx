import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getChunkErrorMessage } from '@/lib/lazy-chunk'
import { PartErrorBoundary } from './errors/error-boundary'
import { useNotification } from './notifications/notifications'

type LazyPartProps = {
  loading?: ReactNode
  renderFailure?: (error: unknown) => ReactNode
}

/**
 * Returns a component whose code is loaded when it is first rendered. A failure stands in its place with a button
 * that loads again, or as `renderFailure` renders it. `lazy` alone keeps a failure until the page is reloaded.
 */
export function createLazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const createPart = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        LatestPart = createPart()
        throw error
      }
    })
  let LatestPart = createPart()

  return function LazyPart({ loading = null, renderFailure, ...props }: Props & LazyPartProps) {
    const [Part, setPart] = useState(() => LatestPart)
    return (
      <PartErrorBoundary onRetry={() => setPart(() => LatestPart)} renderFallback={renderFailure}>
        <Suspense fallback={loading}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </PartErrorBoundary>
    )
  }
}

type FailureNotificationProps = { error: unknown; onTryAgain: () => void; onNotified: () => void }

/** Says that a part without a place of its own, as a dialog, is missing. `onNotified` must unmount it. */
export function FailureNotification({ error, onTryAgain, onNotified }: FailureNotificationProps) {
  const { t } = useTranslation()
  const { notify } = useNotification()

  useEffect(() => {
    notify({
      message: getChunkErrorMessage(error) ?? t('error.part'),
      severity: 'error',
      duration: 0,
      action: { label: t('error.tryAgain'), onAction: onTryAgain },
    })
    onNotified()
  }, [error, notify, onNotified, onTryAgain, t])
  return null
}
