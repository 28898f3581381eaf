import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { AllOrders } from './orders/search/all-orders'
import { AttentionList } from './attention/attention-list'
import { getBoardList } from './orders/order-steps'
import { PictureUpload } from './pictures/picture-upload'
import { RequestList } from './custom-print/request-list'
import type { PrintoutKind } from './printouts/printouts'
import { StockList } from './stock/stock-list'
import { UnreadableOrders } from './orders/unreadable-orders'
import type { BoardState } from './use-board'
import { WorkList } from './orders/work-list'

export const BOARD_LISTS = [
  'requests',
  'print',
  'ship',
  'hand_over',
  'attention',
  'all',
  'stock',
  'pictures',
] as const
export type BoardListName = (typeof BOARD_LISTS)[number]

type BoardListProps = {
  name: BoardListName
  state: BoardState
  onChanged: () => Promise<void>
  onPrint: (kind: PrintoutKind, orders: BoardOrder[]) => void
}

export function BoardList({ name, state, onChanged, onPrint }: BoardListProps) {
  const { t } = useTranslation()
  if (name === 'pictures') return <PictureUpload />
  if (name === 'stock') return <StockList />
  if (name === 'all') return <AllOrders />
  if (state.status === 'loading') return <p role="status">{t('board.orders.loading')}</p>
  if (state.status === 'failed') {
    return (
      <>
        <Alert title={t('board.orders.failed')} />
        <Button variant="secondary" onClick={() => void onChanged()}>
          {t('board.orders.again')}
        </Button>
      </>
    )
  }
  if (state.status === 'outdated') return null
  const { attention, open, press, returning } = state.board
  if (name === 'requests') return <RequestList requests={press.requests} onChanged={onChanged} />
  if (name === 'attention')
    return <AttentionList attention={attention} returning={returning.orders} onChanged={onChanged} />
  const orders = open.orders.filter(({ stage }) => getBoardList(stage) === name)
  return (
    <>
      <UnreadableOrders ids={open.unreadable} />
      <WorkList key={name} name={name} orders={orders} onChanged={onChanged} onPrint={onPrint} />
    </>
  )
}
