/** A `ref` that moves the focus to a field when it appears, as the button that opened it is gone. */
export function focusOnMount(field: HTMLInputElement | null): void {
  field?.focus()
}
