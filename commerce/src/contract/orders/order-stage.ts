/**
 * screen: its screen has to be made; hand_over: printed, waiting for pickup; done: it has left; closed: cancelled,
 * or refunded before it left.
 */
export const ORDER_STAGES = ['screen', 'print', 'ship', 'hand_over', 'done', 'closed'] as const
export type OrderStage = (typeof ORDER_STAGES)[number]
