/** As a `ref`, moves the focus to a field when it appears: where a press has led there, and the pressed button is gone. */
export function focusOnMount(field: HTMLInputElement | null): void {
  field?.focus()
}
