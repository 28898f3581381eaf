/**
 * On screens narrower than this the controls are a row at the bottom of the map, else a column at its left edge.
 */
export const PHONE_BREAKPOINT_PX = 760
/** Height in px of that row: the sheet can be moved up until it clears the controls. */
export const BOTTOM_CONTROLS_PX = 128

/**
 * The least distances in px between the screen's edges and the anchor of a label, at the right edge its end: there it
 * stands clear of the controls.
 */
type LabelInsets = { left: number; right: number; top: number; bottom: number }
const INSETS_ON_PHONE: LabelInsets = { left: 34, right: 8, top: 96, bottom: BOTTOM_CONTROLS_PX + 22 }
const INSETS_BESIDE_CONTROLS: LabelInsets = { left: 102, right: 124, top: 62, bottom: 34 }
export const getLabelInsets = (width: number): LabelInsets =>
  width < PHONE_BREAKPOINT_PX ? INSETS_ON_PHONE : INSETS_BESIDE_CONTROLS
