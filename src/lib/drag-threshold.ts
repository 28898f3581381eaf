/** In px: a press that moves by less is no drag. */
export const DRAG_THRESHOLD_PX = 4
